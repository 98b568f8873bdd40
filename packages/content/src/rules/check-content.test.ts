import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainFields, toFrontmatter, writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent, listWarnings } from './check-content.ts';
import { loadContent } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';
import type { Rule } from './rule.ts';

let root: string;
let contentDir: string;
const inContent = (file: string) => path.join(contentDir, file);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => rm(path.join(root, 'public'), { recursive: true, force: true }));
beforeEach(() => writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]));

const problems = async () =>
  (await checkContent(await loadContent(contentDir, root))).problems.map(formatProblem);

/** Writes case-studies/x.mdx with these fields in place of the plain ones; the body is on line 30. */
const writeEntry = (fields: Record<string, unknown>, body = 'Text.') =>
  writeFile(
    inContent('case-studies/x.mdx'),
    `${toFrontmatter({ ...plainFields('x', 1, '#1f3f7a'), ...fields })}\n${body}\n`,
  );

/** Replaces a part of a content file. */
async function edit(file: string, from: string | RegExp, to: string) {
  await writeFile(inContent(file), (await readFile(inContent(file), 'utf8')).replace(from, to));
}

/** Warnings of media files that nothing uses. */
const unused = async () =>
  (await warnings()).filter((line) => /(is unused|belongs to no case study)\. /.test(line));

test('valid content has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('constants and defined names in braces are accepted', async () => {
  await writeSite(contentDir, [
    { slug: 'x', body: 'export const year = 2024;\n\n{year} {true} {1}' },
  ]);
  expect(await problems()).toEqual([]);
});

test.each([
  [{ title: undefined }, '2: title is missing. Add it.'],
  [{ title: true }, '2: title is true. It must be text. Write it in quotes.'],
  [{ desc: '' }, '4: desc is empty. Fill it in.'],
  [{ desc: null }, '4: desc is empty. Fill it in.'],
  [{ types: [null] }, '7: types.0 is empty. Fill it in, or remove the line.'],
  [
    { skills: 'CSS, SVG' },
    '23: skills is "CSS, SVG". It must be a list. Write each item on a line of its own, after "- ".',
  ],
  [
    { color: 'bluish' },
    '8: color is "bluish". It must be a color of CSS, such as "teal" or "#1f3f7a".',
  ],
  [{ link: '/y' }, '9: link is "/y". It must be "/x", like the file name.'],
  [{ link: 'x' }, '9: link is "x". It must be "/" and lowercase letters, digits and hyphens.'],
  [
    { svg: 'logotype.svg' },
    '11: svg file content/media/x/logotype.svg not found. Add it, or name another file.',
  ],
  [{ bgSrc: [400] }, '16: bgSrc.0 is 400. It must be 392, 504 or 616.'],
  [{ excludeFromList: 'yes' }, '22: excludeFromList is "yes". It must be true or false.'],
  [
    { links: [{ label: 'Site', href: 'example.org' }] },
    '28: links.0.href is "example.org". It must be an absolute URL, such as https://example.org.',
  ],
  [
    {
      links: [
        { label: 'Site', href: 'https://a.example' },
        { label: 'Again', href: 'https://a.example' },
      ],
    },
    '30: links.1.href "https://a.example" is a duplicate. Remove one of the links.',
  ],
  [{ order: 0 }, '27: order is 0. It must be above 0.'],
  [{ colr: '#ffffff' }, '28: colr is an unknown field. Check its spelling, or remove it.'],
])(
  'a problem in a field is one line with the location, the field and a fix: %o',
  async (fields, line) => {
    await writeEntry(fields);
    expect(await problems()).toEqual([`content/case-studies/x.mdx:${line}`]);
  },
);

test('fields without a value are as if left out, a number is text, and one text is a list', async () => {
  const empty = { sub: null, role: '', summary: ' ', links: null, layers: null, card: null };
  await writeEntry({ ...empty, title: 2048, outcome: 1.5, types: 'Work', skills: ['CSS', 3] });
  await edit('case-studies/x.mdx', 'outcome: 1.5', 'outcome: 1.50');
  await edit('case-studies/x.mdx', /^sub:.*$/m, 'sub: !sample');
  await edit(
    'site.yaml',
    /\nprofiles:\n(?: .*\n)+/,
    '\nprofiles:\n  # - href: https://example.com\n',
  );
  await edit('resume.yaml', 'experience: []', 'experience:');
  for (const list of ['open-source.yaml', 'talks.yaml']) {
    await writeFile(inContent(list), '# - key: one\n');
  }
  const content = await loadContent(contentDir, root);
  const { problems: found, samples } = await checkContent(content);
  expect(found.map(formatProblem)).toEqual([]);
  expect(samples).toEqual([]);
  const [study] = content.studies;
  expect(study?.data).toMatchObject({
    title: '2048',
    outcome: '1.50',
    summary: 'Text.',
    types: ['Work'],
    skills: ['CSS', '3'],
  });
  expect(study?.data).not.toHaveProperty('sub');
  expect(content.talks.data).toEqual([]);
});

/** Writes layers of x: files by name, each with the size in px of its canvas and the alpha of its ground. */
async function writeLayers(
  files: Record<string, { size?: readonly [number, number]; alpha?: number }>,
) {
  await mkdir(inContent('media/x/layers'), { recursive: true });
  const writing = Object.entries(files).map(async ([name, { size = [664, 1148], alpha = 0 }]) => {
    const [width, height] = size;
    const background = { r: 9, g: 9, b: 9, alpha };
    const create = { width, height, channels: 4, background } as const;
    const sheet = { create: { ...create, width: 40, height: 40, background: '#ffffff' } };
    const picture = sharp({ create }).composite(name === 'empty' ? [] : [{ input: sheet }]);
    const data = await picture.webp({ lossless: true, effort: 0 }).toBuffer();
    await writeFile(inContent(`media/x/layers/${name}.webp`), data);
  });
  await Promise.all(writing);
}

const LAYERED = {
  layers: [{ src: 'layers/back.webp', travel: -9 }, 'layers/front.webp'],
};

test('layers and animations are valid', async () => {
  await writeLayers({ back: { alpha: 1 }, front: {}, eyes: {} });
  await writeEntry({
    layers: [...LAYERED.layers, 'layers/eyes.webp'],
    animations: [
      { layer: 'eyes', motion: 'show', seconds: 0.1 },
      { layer: 'eyes', motion: 'show', at: 0.1, seconds: 0.2 },
      { layer: 'front', motion: 'turn', by: 5, seconds: 1, origin: [10, 20] },
      { layer: 'front', motion: 'glide', by: [4, 4], seconds: 1 },
    ],
  });
  expect(await problems()).toEqual([]);
});

test('a field under its former name works, with advice to rename it', async () => {
  await writeLayers({ back: { alpha: 1 }, front: {} });
  await writeEntry({ ...LAYERED, life: [{ layer: 'moon', motion: 'show', seconds: 1 }] });
  const [problem = '', ...others] = await problems();
  expect(problem).toContain('animations.0.layer "moon" not found');
  expect(others).toEqual([]);
  await writeEntry({ ...LAYERED, life: [{ layer: 'front', motion: 'show', seconds: 1 }] });
  expect(await problems()).toEqual([]);
  expect((await warnings()).join('\n')).toMatch(/:\d+: life is called animations now. Rename it\./);
});

test.each([
  [
    { layers: 'layers/back.webp, layers/front.webp' },
    'layers is "layers/back.webp, layers/front.webp". It must be a list. Write each item on a line of its own, after "- ".',
  ],
  [
    { layers: ['layers/back.webp'] },
    'layers is ["layers/back.webp"]. It must name at least two layers.',
  ],
  [
    { layers: ['back.webp', 'layers/front.webp'] },
    'layers.0 is "back.webp". It must be a picture file in the folder "layers", such as layers/sky.webp.',
  ],
  [
    { layers: [{ src: 'layers/back.webp' }, 'layers/front.webp'] },
    'layers.0.travel is missing. Add it.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/fog.webp'] },
    'layers.1 file content/media/x/layers/fog.webp not found. Add it, or name another file.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/front.webp', 'layers/back.webp'] },
    'layers.2 layers/back.webp is a duplicate. Remove it.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/square.webp'] },
    'layers.1 layers/square.webp is 700 x 700 px, not the card picture with a margin of 24 units on each side. Make it 1328 x 2296 px.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/large.webp'] },
    'layers.1 layers/large.webp is 1328 x 2296 px, unlike layers/back.webp. Make all layers 664 x 1148 px.',
  ],
  [
    { layers: ['layers/back.webp', 'layers/empty.webp'] },
    'layers.1 layers/empty.webp is empty. Draw something on it, or remove it.',
  ],
  [
    { layers: ['layers/front.webp', 'layers/back.webp'] },
    'layers.1 layers/back.webp hides all layers behind it. Export it with a transparent background.',
  ],
  [
    { animations: [{ layer: 'front', motion: 'dance', seconds: 1 }] },
    'animations.0.motion is "dance". It must be one of show, turn, spin, swing, glide, cross, walk, rise, breathe.',
  ],
  [
    { animations: [{ layer: 'front', motion: 'turn', by: [1, 2], seconds: 1 }] },
    'animations.0.by is [1,2]. It must be a number.',
  ],
  [
    { animations: [{ layer: 'front', motion: 'spin', by: 90, seconds: 1 }] },
    'animations.0.by is 90. It must be whole turns, such as 360.',
  ],
  [
    { animations: [{ layer: 'front', motion: 'show', seconds: 1, by: 3 }] },
    'animations.0.by is an unknown field. Check its spelling, or remove it.',
  ],
  [
    { animations: [{ layer: 'moon', motion: 'show', seconds: 1 }] },
    'animations.0.layer "moon" not found. Add "layers".',
  ],
  [
    { ...LAYERED, animations: [{ layer: 'moon', motion: 'show', seconds: 1 }] },
    'animations.0.layer "moon" not found. Use one of back, front.',
  ],
  [
    {
      ...LAYERED,
      animations: [
        { layer: 'front', motion: 'rise', to: 0.9, seconds: 1, origin: [5, 5] },
        { layer: 'front', motion: 'swing', by: 9, seconds: 1, origin: [10, 20] },
        { layer: 'front', motion: 'turn', by: 9, at: 1, seconds: 1, origin: [10, 30] },
      ],
    },
    'animations.2.origin is [10, 30], but an earlier entry of "front" has [10, 20]. Use one point for both.',
  ],
  [
    {
      ...LAYERED,
      animations: [
        { layer: 'front', motion: 'turn', by: 9, seconds: 1, hold: 1 },
        { layer: 'front', motion: 'swing', by: 9, seconds: 1, at: 2.9 },
      ],
    },
    'animations.1.at overlaps an earlier entry that moves "front". Change one of their times.',
  ],
])(
  'a problem in layers or animations is one line with the field and a fix: %o',
  async (fields, line) => {
    await writeLayers({
      back: { alpha: 1 },
      front: {},
      empty: {},
      large: { size: [1328, 2296] },
      square: { size: [700, 700] },
    });
    await writeEntry(fields);
    expect((await problems()).map((problem) => problem.replace(/^[^ ]* /, ''))).toEqual([line]);
  },
);

test('a layer that no card uses is reported', async () => {
  await writeLayers({ back: { alpha: 1 }, front: {}, old: {} });
  await writeEntry(LAYERED);
  expect(await unused()).toEqual([
    'content/media/x/layers/old.webp:1: file is unused. Reference it, or delete it.',
  ]);
});

test.each([
  ['<Notes>x</Notes>', '30: <Notes> is an unknown component. Use one of Facts, Columns, .*.'],
  [
    '<Image src="a.jpg" alt="A" />',
    '30: <Image> file content/media/x/a.jpg not found. Add it, or name another file.',
  ],
  ['<Image src="sheet.jpg" />', '30: <Image> has no alt. Add alt="…".'],
  ['<Image src="sheet.jpg" alt="" />', '30: <Image> has an empty alt. Fill it in.'],
  [
    '![A sheet](Sheet.jpg)',
    '30: picture file content/media/x/Sheet.jpg not found. Write "sheet.jpg", as the file is named.',
  ],
  ['Text.\n\n[There](/nowhere)', '32: link "/nowhere" not found. Fix or remove it.'],
  [
    '## One heading\n\n[There](#another)',
    '32: link "/x#another" not found. /x has these headings: one-heading.',
  ],
  ['[There](./x.mdx)', '30: link leads to the file of a case study. Write "/x".'],
  ['<a href="/nowhere">There</a>', '30: link "/nowhere" not found. Fix or remove it.'],
  [
    '<Demo name="paper-boats" title="X" still="a.jpg" alt="A" />',
    '30: <Demo> file content/media/x/a.jpg not found. Add it, or name another file.',
  ],
  [
    '<Video src="clip.mp4" poster="a.jpg" alt="A" />',
    '30: <Video> file content/media/x/a.jpg not found. Add it, or name another file.',
  ],
  [
    '<Demo name="x" title="X" still="sheet.jpg" alt="A" />',
    '30: <Demo> name is "x". Use one of paper-boats, paper-planes.',
  ],
  [
    'Text.\n\n{name}',
    '32: {name} is code, and name is not defined. To show it as text, write \\\\{name}.',
  ],
  ['Text.\n\n<Note>Never closed', '32:1: <Note> is not closed. Write </Note> where it ends, .*'],
  ['{1 +}', '30:1: {1 \\+} is code with a syntax error: .*'],
])('a problem in the text is reported with its line: %s', async (body, line) => {
  await writeSite(contentDir, [{ slug: 'x', body: 'sheet.jpg clip.mp4' }]);
  await writeEntry({}, body);
  const reported = (await problems()).filter(
    (problem) => !/(sheet.jpg|clip.mp4):1: /.test(problem),
  );
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(new RegExp(`^content/case-studies/x\\.mdx:${line}$`));
});

test('a demo can be on several pages, but only once on each', async () => {
  const demo = '<Demo name="paper-boats" title="X" still="sheet.jpg" alt="A" />';
  await writeSite(contentDir, [
    { slug: 'x', body: `${demo}\n\n${demo.replace('paper-boats', 'paper-planes')}` },
    { slug: 'y', body: `${demo}\n\nText.\n\n${demo}` },
  ]);
  expect(await problems()).toEqual([
    'content/case-studies/y.mdx:34: <Demo> "paper-boats" is on line 30 too, and both would share the visitor’s work. Remove one of them, or link to it.',
  ]);
});

test('accepts links to existing pages, headings, the résumé and a drawn icon', async () => {
  const links =
    '[a](/x) [b](/resume) [c](resume) [d](#one) [e](/y#two) [f](https://example.net) [g](/favicon.svg)';
  await writeSite(contentDir, [
    { slug: 'x', body: `## One\n\n${links}` },
    { slug: 'y', body: '## Two' },
  ]);
  expect(await problems()).toEqual([]);
});

test('a file whose accents are characters of their own, as on macOS, is found in Markdown, and named elsewhere', async () => {
  await writeEntry(
    {},
    '![A sheet](\u00dcbersicht.png)\n\n<Image src="\u00dcbersicht.png" alt="A sheet" />',
  );
  const file = inContent('media/x/U\u0308bersicht.png');
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#345' } }).toFile(
    file,
  );
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:32: <Image> file content/media/x/\u00dcbersicht.png not found. Its accents are characters of their own. Rename the file to "\u00dcbersicht.png".',
  ]);
});

test('reports a video until it is encoded for the web', async () => {
  await writeEntry({}, '<Video src="clip.mov" alt="A clip" />');
  const at = 'content/case-studies/x.mdx:30: <Video>';
  expect(await problems()).toEqual([
    `${at} file content/media/x/clip.mov not found. Add it, or name another file.`,
  ]);
  await writeFile(inContent('media/x/clip.mov'), 'film');
  expect(await problems()).toEqual([
    `${at} file content/media/x/clip.mov is not encoded for the web. Run "npm run media".`,
  ]);
  for (const made of ['av1.mp4', 'h264.mp4', 'poster.jpg']) {
    await writeFile(inContent(`media/x/clip.${made}`), 'made');
  }
  expect(await problems()).toEqual([]);
  await rm(inContent('media/x/clip.mov'));
  expect(await problems()).toEqual([]);
});

test('an unused file and a folder without a case study are warnings', async () => {
  await cp(inContent('media/x/background.jpg'), inContent('media/x/left-over.jpg'));
  await cp(inContent('media/x'), inContent('media/old'), { recursive: true });
  expect(await problems()).toEqual([]);
  expect(await unused()).toEqual([
    'content/media/old:1: folder belongs to no case study. Rename or delete it.',
    'content/media/x/left-over.jpg:1: file is unused. Reference it, or delete it.',
  ]);
});

test('a file that HTML offers to other sites is not unused', async () => {
  for (const name of ['light.jpg', 'dark mode.jpg', 'light@2x.jpg']) {
    await cp(inContent('media/x/background.jpg'), inContent(`media/x/${name}`));
  }
  const file = inContent('case-studies/x.mdx');
  const picture =
    '<picture><source srcset="./dark%20mode.jpg 1x, light@2x.jpg 2x"><img src="light.jpg" srcset="light@2x.jpg 2x" alt="A sheet"></picture>';
  await writeFile(inContent('case-studies/x.md'), `${await readFile(file, 'utf8')}\n${picture}\n`);
  await rm(file);
  expect(await unused()).toEqual([]);
});

test('reports all problems of all files at once, in order', async () => {
  await writeEntry({ color: 'bluish', desc: '' });
  await edit('site.yaml', 'owner@example.com', 'example.com');
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:4: desc is empty. Fill it in.',
    'content/case-studies/x.mdx:8: color is "bluish". It must be a color of CSS, such as "teal" or "#1f3f7a".',
    'content/site.yaml:5: owner.email is "example.com". It must be an email address.',
  ]);
});

test('reports problems in the text beside those in the fields, and accepts links to the page', async () => {
  await writeSite(contentDir, [
    { slug: 'x', body: 'Text.' },
    { slug: 'y', body: '[There](/x) [and there](/x#one)' },
  ]);
  await writeEntry({ color: 'bluish' }, '## One\n\n<Image src="a.jpg" alt="A" />');
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:8: color is "bluish". It must be a color of CSS, such as "teal" or "#1f3f7a".',
    'content/case-studies/x.mdx:32: <Image> file content/media/x/a.jpg not found. Add it, or name another file.',
  ]);
  await writeFile(inContent('case-studies/x.mdx'), '## One\n');
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:1: frontmatter is missing. Begin the file with the fields between two lines of "---".',
  ]);
});

test('reports a syntax error beside problems of fields and other files, but no unused files or missing headings', async () => {
  await writeSite(contentDir, [
    { slug: 'x', body: '<Image src="sheet.jpg" alt="A sheet" />' },
    { slug: 'y', body: '[There](/x#one) [Gone](/nowhere)' },
  ]);
  await writeEntry(
    { desc: '' },
    '## One, with <br>\n\n[There](/nowhere)\n\n{1 + <Image src="sheet.jpg" alt="A" /> +}\n\n<Notes />',
  );
  expect((await problems()).map((problem) => problem.replace(/ is .*/, ''))).toEqual([
    'content/case-studies/x.mdx:4: desc',
    'content/case-studies/x.mdx:34:1: {1 + <Image src="sheet.jpg" alt="A" /> +}',
    'content/case-studies/y.mdx:30: link "/nowhere" not found. Fix or remove it.',
  ]);
});

test('reports a duplicate order', async () => {
  await writeSite(contentDir, [
    { slug: 'x', body: 'Text.' },
    { slug: 'y', body: 'Text.', fields: { order: 1 } },
  ]);
  expect(await problems()).toEqual([
    'content/case-studies/y.mdx:27: order 1 is taken by content/case-studies/x.mdx. Choose another, such as 1.5.',
  ]);
});

test('reports a path of the site itself', async () => {
  await writeSite(contentDir, [{ slug: 'resume', body: 'Text.' }]);
  expect(await problems()).toEqual([
    'content/case-studies/resume.mdx:9: link "/resume" is reserved for the site itself. Rename the file.',
  ]);
});

test('reports duplicate keys', async () => {
  const talk = '- key: one\n  title: One\n  href: /x\n  image: talk.jpg\n  alt: A talk\n';
  await writeFile(inContent('talks.yaml'), talk + talk);
  await cp(inContent('media/x/background.jpg'), inContent('media/talks/talk.jpg'));
  expect(await problems()).toEqual([
    'content/talks.yaml:6: 1.key "one" is a duplicate. Choose another.',
  ]);
});

test('reports a field that is written twice', async () => {
  await edit('case-studies/x.mdx', /^order: 1$/m, 'order: 1\norder: 2');
  const [problem, ...others] = await problems();
  expect(others).toEqual([]);
  expect(problem).toMatch(/x\.mdx:\d+:1: order is written twice\. Remove one of the two\.$/);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFA sheet', 'utf16le'), 1],
  ['Latin-1', Buffer.from('---\ntitle: Caf\u00e9\n---\n', 'latin1'), 2],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 1],
])('reports a file that is not UTF-8: %s', async (_name, bytes, line) => {
  for (const file of ['case-studies/x.mdx', 'talks.yaml']) await writeFile(inContent(file), bytes);
  const reason = 'file has characters that are not UTF-8. Save it as text in UTF-8.';
  expect(await problems()).toEqual([
    `content/case-studies/x.mdx:${line}: ${reason}`,
    `content/talks.yaml:${line}: ${reason}`,
  ]);
});

const conflict = (one: string, other: string) =>
  `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> main\n`;
const UNRESOLVED =
  'merge conflict is not resolved. Keep one of both versions, and remove the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".';

test('reports a merge conflict instead of all that follows from it', async () => {
  const fields = toFrontmatter(plainFields('y', 2, '#1f3f7a'));
  await edit('case-studies/x.mdx', 'Text.', conflict('One.', 'Two.'));
  await writeFile(inContent('case-studies/y.md'), `${fields}\n${conflict('One.', 'Two.')}`);
  await writeFile(inContent('case-studies/z.mdx'), conflict('---\ntitle: A', '---\ntitle: B'));
  await edit('site.yaml', /^/, conflict('lang: en', 'lang: de'));
  await cp(inContent('media/x'), inContent('media/y'), { recursive: true });
  const found = await problems();
  expect(found.map((line) => line.replace(/:\d+: /, ': '))).toEqual([
    `content/case-studies/x.mdx: ${UNRESOLVED}`,
    `content/case-studies/y.md: ${UNRESOLVED}`,
    `content/case-studies/z.mdx: ${UNRESOLVED}`,
    `content/site.yaml: ${UNRESOLVED}`,
  ]);
  expect(found.at(-1)).toMatch('content/site.yaml:1: ');
});

test('a merge conflict in a code block is text', async () => {
  const example = `\`\`\`\n${conflict('One.', 'Two.')}\`\`\``;
  await writeEntry({}, example);
  expect(await problems()).toEqual([]);
});

test('reports a repository without an owner if there is no account', async () => {
  const project = (repo: string) =>
    `- { key: ${repo.replaceAll(/\W/g, '')}, name: A, description: B, sub: C, github_link: 'https://example.org', made: 2024, repo: '${repo}' }\n`;
  const gitLab = 'https://gitlab.com/group/name';
  await writeFile(inContent('open-source.yaml'), project('boats') + project(gitLab));
  expect(await problems()).toEqual([]);
  await edit('site.yaml', 'githubUser: test-owner\n', '');
  expect(await problems()).toEqual([
    'content/open-source.yaml:1: 0.repo is "boats" without an owner. Write "owner/boats", or add githubUser to content/site.yaml.',
  ]);
  await writeFile(inContent('open-source.yaml'), project('https://example.org/a/b'));
  expect(await problems()).toEqual([
    'content/open-source.yaml:1: 0.repo is "https://example.org/a/b". It must be "owner/name" on GitHub, or the URL of a repository on GitLab or Codeberg.',
  ]);
});

test('warns of years in the résumé that differ from the case study', async () => {
  await edit('resume.yaml', 'Something else', 'Entry x');
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^content\/resume\.yaml:\d+: projects\.0\.years is "2020-2021", but content\/case-studies\/x\.mdx says "2024-current"\. Use the same years in both\.$/,
    ),
  ]);
  await edit('case-studies/x.mdx', 'sub: 2024-current\n', '');
  expect(await warnings()).toEqual([]);
});

test('warns of letters that the PDF of the résumé has no font for', async () => {
  await edit('resume.yaml', 'It was done.', 'זה נעשה, and 完了 done\u200d.');
  await edit('site.yaml', 'Testville', 'القاهرة');
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^content\/resume\.yaml:\d+: projects\.0\.points\.0 has characters that the résumé's fonts lack and its PDF leaves out: ז ה נ ע ש\. Write them in another script, or link a PDF of your own in public\/ in place of \/resume\.$/,
    ),
    expect.stringMatching(/^content\/site\.yaml:\d+: owner\.city has .*: ا ل ق ه ر ة\. Write/),
  ]);
});

test('warns of a name that the picture for shared links has no letters for, unless the owner adds a picture', async () => {
  await edit('site.yaml', /name: .*/, 'name: 김민수');
  expect(await warnings()).toContainEqual(
    expect.stringMatching(
      /^content\/site\.yaml:\d+: owner\.name has characters that no font of the picture for shared links has, so the picture is without it: 김 민 수\. Write it in another script, or add a picture of your own as media\/site\/share\.jpg\.$/,
    ),
  );
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#1f3f7a' } })
    .jpeg()
    .toFile(inContent('media/site/share.jpg'));
  expect(await warnings()).not.toContainEqual(expect.stringContaining('picture for shared links'));
});

test('reports a YAML syntax error with line and column', async () => {
  await writeFile(
    inContent('case-studies/x.mdx'),
    '---\ntitle: "Never closed\nsub: x\n---\n\nText.\n',
  );
  expect((await problems())[0]).toMatch(
    /^content\/case-studies\/x\.mdx:\d:\d+: YAML syntax error: .*\. Check this line and the one before\.$/,
  );
});

test.each([
  ['broken percent-encoding', '#50%', '"#50%" is an invalid URL'],
  ['broken percent-encoding in a path', '/x#%zz', '"/x#%zz" is an invalid URL'],
  ['no host', '\\\\\\\\', '"\\\\" is an invalid URL'],
])('reports a link with %s', async (_name, href, what) => {
  await writeEntry({}, `Text.\n\n[There](${href})`);
  expect(await problems()).toEqual([
    `content/case-studies/x.mdx:32: link ${what}. Fix it; "%" is written as "%25".`,
  ]);
});

/** Truncates a picture to its first half, like an interrupted copy. */
async function truncate(file: string) {
  const bytes = await readFile(inContent(file));
  await writeFile(inContent(file), bytes.subarray(0, bytes.length / 2));
}

test.each([
  ['on the card', 'background.jpg', '13: bg'],
  ['in the text', 'sheet.jpg', '30: <Image>'],
])('reports a truncated picture %s until the file is complete', async (_name, picture, place) => {
  const entry = { slug: 'x', body: '<Image src="sheet.jpg" alt="A sheet" />' };
  await writeSite(contentDir, [entry]);
  expect(await problems()).toEqual([]);
  await truncate(`media/x/${picture}`);
  const line = `content/case-studies/x.mdx:${place} file content/media/x/${picture} cannot be decoded. Export it again as JPEG or PNG.`;
  expect(await problems()).toEqual([line]);
  await writeSite(contentDir, [entry]);
  expect(await problems()).toEqual([]);
});

/** What replaces a content file. */
const put: Record<string, (file: string) => Promise<unknown>> = {
  // A broken link is listed but can't be read, like a file deleted in between.
  'that disappears while it is read': (file) => symlink('nowhere', file),
  'that is a folder': (file) => mkdir(file),
  'that links to itself': (file) => symlink(path.basename(file), file),
  'that is empty': (file) => writeFile(file, ''),
  'of binary data': (file) => writeFile(file, Buffer.alloc(1000, 0xff)),
};
const BROKEN_FILES: [kind: string, study: string, yaml: string][] = [
  [
    'that disappears while it is read',
    'file is missing. Restore it.',
    'file is missing. Restore it.',
  ],
  [
    'that is a folder',
    'file is a folder. Rename it, or put a file in its place.',
    'file is a folder. Rename it, or put a file in its place.',
  ],
  [
    'that links to itself',
    'file cannot be read: ELOOP. Replace it.',
    'file cannot be read: ELOOP. Replace it.',
  ],
  [
    'that is empty',
    'frontmatter is missing. Begin the file with the fields between two lines of "---".',
    'file is empty. Fill it in.',
  ],
  [
    'of binary data',
    'file has characters that are not UTF-8. Save it as text in UTF-8.',
    'file has characters that are not UTF-8. Save it as text in UTF-8.',
  ],
];
for (const [kind, study, yaml] of BROKEN_FILES) {
  test(`reports a case study ${kind} until it is fixed`, async () => {
    await put[kind]?.(inContent('case-studies/y.mdx'));
    expect(await problems()).toEqual([`content/case-studies/y.mdx:1: ${study}`]);
    await rm(inContent('case-studies/y.mdx'), { recursive: true });
    expect(await problems()).toEqual([]);
  });

  test(`reports a YAML file ${kind}`, async () => {
    await rm(inContent('resume.yaml'));
    await put[kind]?.(inContent('resume.yaml'));
    expect((await problems())[0]).toMatch(new RegExp(`^content/resume\\.yaml:1: ${yaml}$`));
  });
}

test('reports a missing folder of case studies', async () => {
  await rm(inContent('case-studies'), { recursive: true });
  expect(await problems()).toContain(
    'content/case-studies:1: folder contains no case study. Run "npm run new -- first" to create one.',
  );
});

test.each([
  ['an alias of nothing', '*nothing', /:2: YAML syntax error: Unresolved alias .*\. Fix the/],
  [
    'an alias that contains itself',
    '&a [*a]',
    /:2: YAML syntax error: \*a contains itself\. Fix the/,
  ],
])('reports %s', async (_name, value, line) => {
  const source = await readFile(inContent('case-studies/x.mdx'), 'utf8');
  await writeFile(inContent('case-studies/x.mdx'), source.replace(/^desc: .*$/m, `desc: ${value}`));
  expect((await problems())[0]).toMatch(line);
});

test('reports missing frontmatter and a missing file', async () => {
  await writeFile(inContent('case-studies/x.mdx'), 'Only text.\n');
  await rm(inContent('talks.yaml'));
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:1: frontmatter is missing. Begin the file with the fields between two lines of "---".',
    'content/talks.yaml:1: file is missing. Restore it.',
  ]);
});

test('reports a rule that throws, and the problems of all others', async () => {
  const passing: Rule = () => [{ file: 'a', line: 1, field: 'b', reason: 'is found' }];
  const failing: Rule = ({ studies }) => {
    throw new Error(`${studies.length} study\nand a stack`);
  };
  const { problems } = await checkContent(await loadContent(contentDir, root), [failing, passing]);
  expect(problems.map(formatProblem)).toEqual([
    'a:1: b is found',
    'content:1: failing cannot be checked: 1 study. Undo the last change.',
  ]);
});

const warnings = async () =>
  (await listWarnings(await loadContent(contentDir, root))).map(formatProblem);

test('warns of text that single tildes strike through', async () => {
  await writeEntry({}, 'It takes 3~4 days, at worst 5~6. ~~No.~~ H\\~2\\~O.');
  expect(await warnings()).toEqual([
    'content/case-studies/x.mdx:30: text "4 days, at worst 5" is between "~", so it is struck through. Write "\\~" if that isn\'t meant, else "~~".',
  ]);
});

test('warns of footnotes without a text', async () => {
  await writeEntry({}, 'One[^1], two[^two], \\[^3] and `[^4]`.\n\n[^1]: A note.');
  expect(await warnings()).toEqual([
    'content/case-studies/x.mdx:30: footnote [^two] has no text, so it is shown as written. Add a line "[^two]: …", or write "\\[".',
  ]);
});

test('reports an import of a module that does not exist', async () => {
  await writeFile(inContent('boats.ts'), 'export const boats = 3;');
  const body = `import { boats } from '../boats';
import 'react';
import { gulls } from './gulls.ts';
import 'paper-boats';

Text.`;
  await writeEntry({}, body);
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:32: import "./gulls.ts" not found. Fix or remove the line.',
    'content/case-studies/x.mdx:33: import "paper-boats" not found. Fix or remove the line.',
  ]);
});

test('valid content with small files and readable colors has no warnings', async () => {
  expect(await warnings()).toEqual([]);
});

test.each([
  [
    { textColor: '#1f3f7a' },
    '10: textColor has a contrast of 1.0:1 with the card picture. Choose a color that reaches 4.5:1.',
  ],
  [
    { typesColor: '#ffe0b0' },
    '21: typesColor has a contrast of 1.3:1 with the white page. Choose a darker color that reaches 4.5:1.',
  ],
])('a color with low contrast is a warning, not a problem: %o', async (fields, line) => {
  await writeEntry(fields);
  expect(await warnings()).toEqual([`content/case-studies/x.mdx:${line}`]);
  expect(await problems()).toEqual([]);
});

test('a case study may be of any kind', async () => {
  await writeEntry({ types: ['Workshop', 'Zine'] });
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test.each([
  [
    'A kind with far too many words',
    'has 30 characters, which is much for the head of the page. Write at most 24.',
  ],
  ['about', 'is "about", which isn\'t About. Write About.'],
])('a kind that is long or nearly one of the known is a warning: %s', async (type, reason) => {
  await writeEntry({ types: ['Work', type] });
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([`content/case-studies/x.mdx:8: types.1 ${reason}`]);
});

test('card files that slow down the home page are a warning', async () => {
  /** A black picture with noise in a band, which is enough to make its file large. */
  const noisy = (width: number, height: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const create = { channels: 3, background: '#000000' } as const;
    const band = { create: { ...create, noise, width, height: 700 } };
    return sharp({ create: { ...create, width, height } }).composite([{ input: band }]);
  };
  const background = await noisy(1232, 2200).jpeg().toBuffer();
  await writeFile(inContent('media/x/background.jpg'), background);
  await writeLayers({ front: { size: [1328, 2296] } });
  const layer = await noisy(1328, 2296).webp({ effort: 0 }).toBuffer();
  await writeFile(inContent('media/x/layers/back.webp'), layer);
  await writeEntry(LAYERED);
  const numbers = Array.from({ length: 3000 }, (_, index) => Math.sin(index) * 1000).join(' ');
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${numbers}"/></svg>`;
  await writeFile(inContent('media/x/logo.svg'), logo);
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx:12: logo file logo\.svg makes the home page slow: \d+ kB after compression\. Simplify it to 12 kB or less\.$/,
    ),
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx:13: bg file background\.jpg makes the home page slow/,
    ),
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx:28: layers together make the home page slow: \d+ kB after compression\. Simplify them to 190 kB or less\.$/,
    ),
  ]);
  expect(await problems()).toEqual([]);
});

test('reports a skill of the about page that is in no group, or in two', async () => {
  await writeEntry({ types: ['About'], skills: ['CSS', 'SVG', 'HTML'] });
  expect(await problems()).toEqual([]);
  const groups =
    '\nskillGroups:\n  - group: A\n    skills: [SVG, HTML]\n  - group: B\n    skills: [HTML]\n';
  await edit('site.yaml', '\nsite:', `${groups}site:`);
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:24: skills.0 "CSS" is in no group. Add it to one of the skillGroups in content/site.yaml.',
    'content/case-studies/x.mdx:26: skills.2 "HTML" is in the groups "A" and "B" of content/site.yaml. Keep one.',
  ]);
});

test('a draft is listed, but is no problem', async () => {
  await writeSite(contentDir, [{ slug: 'x', body: 'Text.', fields: { draft: true } }]);
  const { problems: found, drafts } = await checkContent(await loadContent(contentDir, root));
  expect(found).toEqual([]);
  expect(drafts.map(formatProblem)).toEqual([
    'content/case-studies/x.mdx:28: draft keeps "Entry x" out of the published site. Remove the field to publish it.',
  ]);
});

test('samples and unknown URLs are listed, but are no problems', async () => {
  await writeEntry({ links: [{ label: 'The tool' }] });
  await edit('case-studies/x.mdx', 'sub: 2024-current', 'sub: !sample 2024-current');
  await edit('site.yaml', 'name: Test Owner', 'name: !sample Test Owner');
  await edit('site.yaml', '- Testing', '- Testing\n    - !sample Reading');
  await edit('resume.yaml', 'years: 2020-2021', 'years: !sample 2020-2021');
  await writeFile(
    inContent('talks.yaml'),
    '- key: one\n  title: !sample One\n  href: /x\n  image: talk.jpg\n  alt: A talk\n',
  );
  await cp(inContent('media/x/background.jpg'), inContent('media/talks/talk.jpg'));
  const report = await checkContent(await loadContent(contentDir, root));
  expect(report.problems).toEqual([]);
  expect(report.samples.map(formatProblem)).toEqual([
    'content/case-studies/x.mdx:3: subtitle is the sample "2024-current". Replace it with a date range or a place, and remove "!sample".',
    expect.stringMatching(
      /^content\/resume\.yaml:\d+: years of project 1 is the sample "2020-2021". Replace it with your own, and remove "!sample".$/,
    ),
    'content/site.yaml:2: name is the sample "Test Owner". Replace it with your name, and remove "!sample".',
    'content/site.yaml:11: hobby 2 is the sample "Reading". Replace it with something you like to do, and remove "!sample".',
    'content/talks.yaml:2: title of talk 1 is the sample "One". Replace it with your own title, and remove "!sample".',
  ]);
  expect(report.unknownUrls.map(formatProblem)).toEqual([
    'content/case-studies/x.mdx:27: link "The tool" has no URL. It is left out until you add its href.',
  ]);
});

test('text without the tag is not a sample', async () => {
  await writeEntry({ desc: 'A sample of what example.com shows.' });
  expect((await checkContent(await loadContent(contentDir, root))).samples).toEqual([]);
});

test('reports a sample in a field that every page needs', async () => {
  await edit('site.yaml', 'jobTitle: Engineer', 'jobTitle: !sample Engineer');
  expect(await problems()).toEqual([
    'content/site.yaml:3: owner.jobTitle is required and can\'t be a sample. Write your own, and remove "!sample".',
  ]);
});

test('reports a misspelled tag, which would publish a sample', async () => {
  await edit('site.yaml', 'name: Test Owner', 'name: !smaple Test Owner');
  expect(await problems()).toEqual([
    'content/site.yaml:2:9: YAML tag !smaple is unknown. Write !sample, or remove it.',
  ]);
});

test('reports an import of a YAML file, and a heading outside its list', async () => {
  await writeEntry({}, "import talks from '../talks.yaml';\n\n## Talks\n\n<Talks />");
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:30: import "../talks.yaml" isn\'t allowed. Remove the line; <Talks /> and similar components need no import.',
    'content/case-studies/x.mdx:32: heading would stay when <Talks> has nothing to show. Put it inside: <Talks>, an empty line, the heading, an empty line, </Talks>.',
  ]);
  await writeEntry({}, '<Talks>\n\n## Talks\n\n</Talks>');
  expect(await problems()).toEqual([]);
});

/** Writes files to `public/` of the project. */
async function writePublic(names: readonly string[]) {
  for (const name of names) {
    const file = path.join(root, 'public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  }
}

test('a file in public/ whose accents are characters of their own is named where a link leads to it', async () => {
  await writePublic(['Mu\u0308ller.pdf']);
  await writeEntry({}, '[The CV](/M\u00fcller.pdf)');
  expect(await problems()).toContain(
    'content/case-studies/x.mdx:30: link file public/M\u00fcller.pdf not found. Its accents are characters of their own. Rename the file to "M\u00fcller.pdf".',
  );
});

test('a file in public/ can’t have the name of a page or file of the site, or one that no URL can have', async () => {
  const long = 'ü'.repeat(120);
  await writePublic(['CV.pdf', 'a#b (50%).pdf', '.well-known/security.txt', `${long}/${long}.pdf`]);
  expect(await problems()).toEqual([]);
  await writePublic(['X', 'x.html', 'index.html', '404.html', 'sitemap.xml', 'healthz']);
  await writePublic(['static/a.css', 'a\\b.pdf', 'a\tb.pdf', `${long}/${long}/${long}.pdf`]);
  const hasNoUrl = 'file has a name that no URL can have. Rename it.';
  expect((await problems()).toSorted()).toEqual(
    [
      'public/X:1: file has the name of /x. Rename or delete it.',
      'public/x.html:1: file has the name of /x. Rename or delete it.',
      'public/index.html:1: file has the name of /. Rename or delete it.',
      'public/404.html:1: file has the name of the page for unknown paths. Rename or delete it.',
      'public/sitemap.xml:1: file has the name of /sitemap.xml. Rename or delete it.',
      'public/healthz:1: file has the name of /healthz. Rename or delete it.',
      "public/static/a.css:1: file is in the folder of the build's own files. Move it.",
      `public/a\\b.pdf:1: ${hasNoUrl}`,
      `public/a\tb.pdf:1: ${hasNoUrl}`,
      `public/${long}/${long}/${long}.pdf:1: ${hasNoUrl}`,
    ].toSorted(),
  );
});

test('a file in public/ whose name begins with a dot is a warning, unless a program keeps it there', async () => {
  await writePublic(['.env', 'sub/.htaccess', '.DS_Store', '.gitkeep', '.git/HEAD', '.a/b.txt']);
  const reason = 'is not published, because its name begins with a dot. Rename or delete it.';
  const found = (await warnings()).filter((line) => line.startsWith('public/'));
  expect(found).toEqual([
    `public/.env:1: file ${reason}`,
    `public/sub/.htaccess:1: file ${reason}`,
  ]);
  expect(await problems()).toEqual([]);
});
