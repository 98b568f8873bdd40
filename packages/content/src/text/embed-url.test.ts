import { expect, test } from 'vitest';
import { type Embed, readEmbedUrl } from './embed-url.ts';

function read(url: string): Embed {
  const embed = readEmbedUrl(url);
  if ('problem' in embed) throw new Error(`${url} ${embed.problem}`);
  return embed;
}
const problemOf = (url: string) => {
  const embed = readEmbedUrl(url);
  return 'problem' in embed ? embed.problem : undefined;
};

const VIDEO = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const PLAYER = 'https://player.vimeo.com/video/823141156';
const TAB = '?default-tab=result';
const KEY = 'nrPSsILSYjesyc5UHjYYa4';
const ID = '74911670cb3d4112ae71cdf2aef20436';

/** Site -> URLs as authors have them -> what is framed. */
const FRAMES: Record<string, Record<string, string>> = {
  YouTube: {
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ': `${VIDEO}?autoplay=1`,
    'https://youtube.com/watch?v=dQw4w9WgXcQ&feature=shared': `${VIDEO}?autoplay=1`,
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ': `${VIDEO}?autoplay=1`,
    'https://youtu.be/dQw4w9WgXcQ?si=Abc_123-x&t=90': `${VIDEO}?start=90&autoplay=1`,
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s': `${VIDEO}?start=3723&autoplay=1`,
    'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share': `${VIDEO}?autoplay=1`,
    'https://www.youtube.com/live/dQw4w9WgXcQ?si=abc': `${VIDEO}?autoplay=1`,
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc&start=12&rel=0': `${VIDEO}?start=12&rel=0&autoplay=1`,
    '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ': `${VIDEO}?autoplay=1`,
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL123&index=2': `${VIDEO}?list=PL123&autoplay=1`,
    'https://www.youtube.com/playlist?list=PL123&si=x':
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL123&autoplay=1',
    'https://www.youtube.com/embed/videoseries?si=x&list=PL123':
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL123&autoplay=1',
  },
  Vimeo: {
    'https://vimeo.com/823141156': `${PLAYER}?dnt=1&autoplay=1`,
    'https://vimeo.com/823141156?share=copy': `${PLAYER}?dnt=1&autoplay=1`,
    'https://vimeo.com/823141156/90e6d75118?fl=pl&fe=sh': `${PLAYER}?h=90e6d75118&dnt=1&autoplay=1`,
    'https://vimeo.com/823141156#t=1m30s': `${PLAYER}?dnt=1&autoplay=1#t=90s`,
    'https://vimeo.com/channels/staffpicks/823141156': `${PLAYER}?dnt=1&autoplay=1`,
    'https://vimeo.com/groups/motion/videos/823141156': `${PLAYER}?dnt=1&autoplay=1`,
    'https://vimeo.com/manage/videos/823141156': `${PLAYER}?dnt=1&autoplay=1`,
    'https://player.vimeo.com/video/823141156?h=90e6d75118&title=0&app_id=58479': `${PLAYER}?h=90e6d75118&title=0&dnt=1&autoplay=1`,
    'https://vimeo.com/showcase/7008490': 'https://vimeo.com/showcase/7008490/embed',
    'https://vimeo.com/event/4237902/embed': 'https://vimeo.com/event/4237902/embed',
  },
  CodePen: {
    'https://codepen.io/robin/pen/wvzNaQM': `https://codepen.io/robin/embed/wvzNaQM${TAB}`,
    'https://codepen.io/robin/full/wvzNaQM': `https://codepen.io/robin/embed/wvzNaQM${TAB}`,
    'https://codepen.io/robin/details/wvzNaQM': `https://codepen.io/robin/embed/wvzNaQM${TAB}`,
    'https://codepen.io/team/codepen/pen/PNaGbb': `https://codepen.io/team/codepen/embed/PNaGbb${TAB}`,
    'https://codepen.io/robin/pen/wvzNaQM/1a093e1a90d947db85ef4fce6fa300da': `https://codepen.io/robin/embed/wvzNaQM/1a093e1a90d947db85ef4fce6fa300da${TAB}`,
    'https://codepen.io/editor/robin/pen/0198d397-5bca-72e8-8249-adeea4529e14': `https://codepen.io/editor/robin/embed/0198d397-5bca-72e8-8249-adeea4529e14${TAB}`,
    'https://codepen.io/robin/embed/preview/wvzNaQM?height=300&default-tab=css%2Cresult&theme-id=light':
      'https://codepen.io/robin/embed/wvzNaQM?default-tab=css%2Cresult&theme-id=light',
  },
  StackBlitz: {
    'https://stackblitz.com/edit/vitejs-vite-y8mdxg?file=index.html':
      'https://stackblitz.com/edit/vitejs-vite-y8mdxg?file=index.html&embed=1',
    'https://stackblitz.com/edit/angular?embed=1&view=preview':
      'https://stackblitz.com/edit/angular?embed=1&view=preview',
    'https://stackblitz.com/github/robin/boats/tree/main/demo':
      'https://stackblitz.com/github/robin/boats/tree/main/demo?embed=1',
    'https://stackblitz.com/~/github.com/robin/boats':
      'https://stackblitz.com/~/github.com/robin/boats?embed=1',
  },
  CodeSandbox: {
    'https://codesandbox.io/s/paper-boats-df90h?file=/src/App.js':
      'https://codesandbox.io/embed/paper-boats-df90h?file=%2Fsrc%2FApp.js',
    'https://codesandbox.io/embed/df90h?view=preview':
      'https://codesandbox.io/embed/df90h?view=preview',
    'https://codesandbox.io/s/github/robin/boats/tree/main':
      'https://codesandbox.io/embed/github/robin/boats/tree/main',
    'https://codesandbox.io/p/sandbox/react-new?file=/src/index.js':
      'https://codesandbox.io/p/sandbox/react-new?file=%2Fsrc%2Findex.js&embed=1',
    'https://codesandbox.io/p/devbox/boats-tmdtrh?embed=1&file=%2FApp.tsx':
      'https://codesandbox.io/p/devbox/boats-tmdtrh?file=%2FApp.tsx&embed=1',
  },
  Figma: {
    [`https://www.figma.com/design/${KEY}/Boats?node-id=5-3&t=Xa1-1`]: `https://embed.figma.com/design/${KEY}/Boats?node-id=5-3&embed-host=share`,
    [`https://www.figma.com/file/${KEY}/Boats?type=design&node-id=5-3&mode=design&t=Xa1-0`]: `https://embed.figma.com/design/${KEY}/Boats?node-id=5-3&embed-host=share`,
    [`https://www.figma.com/proto/${KEY}/Boats?node-id=5-3&starting-point-node-id=5%3A3&scaling=min-zoom`]: `https://embed.figma.com/proto/${KEY}/Boats?node-id=5-3&starting-point-node-id=5%3A3&scaling=min-zoom&embed-host=share`,
    [`https://figma.com/board/${KEY}/Boats`]: `https://embed.figma.com/board/${KEY}/Boats?embed-host=share`,
    [`https://embed.figma.com/design/${KEY}/Boats?node-id=5-3&embed-host=share`]: `https://embed.figma.com/design/${KEY}/Boats?node-id=5-3&embed-host=share`,
    [`https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fwww.figma.com%2Ffile%2F${KEY}%2FBoats%3Fnode-id%3D5-3`]: `https://embed.figma.com/design/${KEY}/Boats?node-id=5-3&embed-host=share`,
  },
  Loom: {
    [`https://www.loom.com/share/${ID}?sid=fbcb6df6-ee3a`]: `https://www.loom.com/embed/${ID}?autoplay=1`,
    [`https://www.loom.com/share/How-boats-fold-${ID}?t=75`]: `https://www.loom.com/embed/${ID}?t=75&autoplay=1`,
    [`https://www.loom.com/embed/${ID}?sid=x&hide_share=true`]: `https://www.loom.com/embed/${ID}?hide_share=true&autoplay=1`,
  },
};

test.each(Object.entries(FRAMES))(
  'links, share links and embed codes of %s are framed',
  (name, frames) => {
    const urls = Object.keys(frames);
    expect(Object.fromEntries(urls.map((url) => [url, read(url).src]))).toEqual(frames);
    for (const url of urls) {
      expect(read(url)).toMatchObject({ name, isBuiltIn: true });
      // The link for visitors leads to the same.
      const path = (src: string) => src.replace(/[?#].*/, '');
      expect(path(read(read(url).link).src)).toBe(path(read(url).src));
    }
  },
);

test('the link for visitors leads to the page, with its start time and what makes it accessible', () => {
  expect(read('https://youtu.be/dQw4w9WgXcQ?t=90').link).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
  );
  expect(read(`${PLAYER}?h=90e6d75118`).link).toBe('https://vimeo.com/823141156/90e6d75118');
  expect(read('https://stackblitz.com/edit/angular?embed=1&view=preview').link).toBe(
    'https://stackblitz.com/edit/angular?view=preview',
  );
});

test('videos are wide, shorts upright, and editors have room for their bars', () => {
  expect(read('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({ ratio: [16, 9], isVideo: true });
  expect(read('https://www.youtube.com/shorts/dQw4w9WgXcQ').ratio).toEqual([9, 16]);
  expect(read('https://codepen.io/robin/pen/wvzNaQM')).toMatchObject({
    ratio: [4, 3],
    isVideo: false,
  });
});

test('the URL of another site is framed unchanged, and its host has to be listed', () => {
  expect(read('https://demos.example.org/boats?x=1#fold')).toEqual({
    name: 'demos.example.org',
    isBuiltIn: false,
    host: 'demos.example.org',
    src: 'https://demos.example.org/boats?x=1#fold',
    link: 'https://demos.example.org/boats?x=1#fold',
    ratio: [4, 3],
    isVideo: false,
  });
  expect(read('https://EXAMPLE.org:8443/a').host).toBe('example.org:8443');
  // Only the whole host counts.
  expect(read('https://youtube.com.example.org/watch?v=dQw4w9WgXcQ').isBuiltIn).toBe(false);
  expect(read('https://notyoutube.com/watch?v=dQw4w9WgXcQ').isBuiltIn).toBe(false);
});

test('the message about a URL that can’t be framed says what to write', () => {
  expect(problemOf('www.youtube.com/watch?v=x')).toMatch(/invalid URL.*Write all of it/);
  expect(problemOf('http://www.youtube.com/watch?v=dQw4w9WgXcQ')).toMatch(/isn’t https/);
  expect(problemOf('javascript:alert(1)')).toMatch(/isn’t https/);
  expect(problemOf('https://robin:secret@example.org/')).toMatch(/password.*Remove it/);
  expect(problemOf('https://a;b.example.org/')).toMatch(/host name/);
  expect(problemOf('https://[::1]/')).toMatch(/host name/);
  for (const url of [
    'https://www.youtube.com/@robin',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/clip/UgkxAbc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    'https://vimeo.com/robin',
    'https://codepen.io/robin',
    'https://codepen.io/collection/XqPpeE',
    'https://stackblitz.com/@robin',
    'https://codesandbox.io/dashboard',
    'https://www.figma.com/community/file/768365747273056340',
    'https://www.figma.com/embed?url=https%3A%2F%2Fexample.org%2F',
    'https://www.loom.com/share/folder/123',
  ]) {
    expect([url, problemOf(url)]).toEqual([url, expect.stringMatching(/doesn’t embed.*such as/)]);
  }
});
