/** The sites whose pages can be framed: which URLs each documents or gives, and what is framed for them. */

type Ratio = readonly [width: number, height: number];
type Framed = { src: string; link: string; ratio?: Ratio };
export type Provider = {
  name: string;
  isVideo: boolean;
  /** Hosts without "www.". */
  hosts: readonly string[];
  /** A link that works, for messages. */
  example: string;
  /** Undefined if the site doesn't frame such a page. */
  frame(url: URL): Framed | undefined;
};

export const VIDEO_RATIO = [16, 9] as const;
const UPRIGHT_RATIO = [9, 16] as const;
/** Editors and canvases have bars of their own. */
export const APP_RATIO = [4, 3] as const;

export const isAt = (hosts: readonly string[], { host }: URL) =>
  hosts.includes(host.replace(/^www\./, ''));

/** The URL with these parameters; those without a value are left out. */
function withParams(url: string, params: Record<string, string | null | undefined>): string {
  const result = new URL(url);
  for (const [name, value] of Object.entries(params)) {
    if (value) result.searchParams.set(name, value);
  }
  return result.href;
}

/** Its query without these parameters: what the site adds for its own statistics, or what is set here. */
function paramsExcept({ searchParams }: URL, left: readonly string[]): Record<string, string> {
  return Object.fromEntries([...searchParams].filter(([name]) => !left.includes(name)));
}

/** "90", "90s", "1m30s" or "1h2m3s" in seconds; undefined for anything else. */
function toSeconds(time: string | null | undefined): string | undefined {
  const [all, h = 0, m = 0, s = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return all ? String(Number(h) * 3600 + Number(m) * 60 + Number(s)) : undefined;
}

/** https://developers.google.com/youtube/player_parameters */
function frameYouTube(url: URL): Framed | undefined {
  const { hostname, pathname, searchParams } = url;
  const [, first = '', second = ''] = pathname.split('/');
  const isShort = hostname === 'youtu.be';
  const isEmbed = first === 'embed' || first === 'v';
  const inPath = isEmbed || first === 'shorts' || first === 'live' ? second : undefined;
  const video = isShort ? first : (inPath ?? (first === 'watch' ? searchParams.get('v') : ''));
  const list = searchParams.get('list');
  const isList = first === 'playlist' || (isEmbed && video === 'videoseries');
  const player = 'https://www.youtube-nocookie.com/embed/';
  const own = isEmbed ? paramsExcept(url, ['si', 'feature', 'origin', 'enablejsapi']) : {};
  if (isList) {
    return list
      ? {
          src: withParams(`${player}videoseries`, { ...own, list, autoplay: '1' }),
          link: withParams('https://www.youtube.com/playlist', { list }),
        }
      : undefined;
  }
  // `live_stream` is a channel's current broadcast.
  if (!video || !/^[\w-]{11}$/.test(video) || video === 'live_stream') return undefined;
  const start = toSeconds(searchParams.get('start') ?? searchParams.get('t'));
  return {
    src: withParams(player + video, { ...own, start, list, autoplay: '1' }),
    link: withParams('https://www.youtube.com/watch', { v: video, list, t: start && `${start}s` }),
    ...(first === 'shorts' && { ratio: UPRIGHT_RATIO }),
  };
}

/** https://developer.vimeo.com/player/sdk/embed. Unlisted videos have a second part, the privacy hash. */
function frameVimeo(url: URL): Framed | undefined {
  const { pathname, searchParams, hash } = url;
  const [, kind, id] = /^\/(showcase|album|event)\/(\d+)(?:\/embed\w*)?\/?$/.exec(pathname) ?? [];
  if (kind && id) {
    const link = `https://vimeo.com/${kind === 'event' ? kind : 'showcase'}/${id}`;
    return { src: `${link}/embed`, link };
  }
  const [, video, inPath] = /\/(\d+)(?:\/([\da-f]{6,}))?\/?$/.exec(pathname) ?? [];
  if (!video) return undefined;
  const h = inPath ?? searchParams.get('h');
  const start = toSeconds(/[#&]t=(\w+)/.exec(hash)?.[1] ?? searchParams.get('t'));
  const fragment = start ? `#t=${start}s` : '';
  const own = url.hostname.startsWith('player.')
    ? paramsExcept(url, ['h', 't', 'app_id', 'player_id'])
    : {};
  const player = `https://player.vimeo.com/video/${video}`;
  return {
    src: withParams(player, { h, ...own, dnt: '1', autoplay: '1' }) + fragment,
    link: `https://vimeo.com/${video}${h ? `/${h}` : ''}${fragment}`,
  };
}

/** https://blog.codepen.io/documentation/embedded-pens/. A private pen has a second part; slugs from the new editor begin with "editor". */
function frameCodePen(url: URL): Framed | undefined {
  const [, owner, pen] =
    /^\/((?:editor\/)?(?:team\/)?[\w-]+)\/(?:pen|full|details|debug|pres|live|embed(?:\/preview)?)\/([\w-]+(?:\/[\da-f]{16,})?)\/?$/.exec(
      url.pathname,
    ) ?? [];
  if (!owner || !pen) return undefined;
  const own = paramsExcept(url, ['height', 'slug-hash', 'user', 'name', 'embed-version']);
  return {
    src: withParams(`https://codepen.io/${owner}/embed/${pen}`, {
      'default-tab': 'result',
      ...own,
    }),
    link: `https://codepen.io/${owner}/pen/${pen}`,
  };
}

/** https://developer.stackblitz.com/platform/api/embedding */
function frameStackBlitz(url: URL): Framed | undefined {
  if (!/^\/(edit|github|gitlab|bitbucket|fork|~)\/./.test(url.pathname)) return undefined;
  const link = new URL(url);
  link.searchParams.delete('embed');
  return { src: withParams(url.href, { embed: '1' }), link: link.href };
}

/** https://codesandbox.io/docs/learn/sandboxes/embedding */
function frameCodeSandbox(url: URL): Framed | undefined {
  const params = paramsExcept(url, ['from-embed', 'workspaceId']);
  const [, sandbox] = /^\/(?:s|embed)\/(.+?)\/?$/.exec(url.pathname) ?? [];
  if (sandbox) {
    return {
      src: withParams(`https://codesandbox.io/embed/${sandbox}`, params),
      link: `https://codesandbox.io/s/${sandbox}`,
    };
  }
  if (!/^\/p\/(sandbox|devbox|github)\/./.test(url.pathname)) return undefined;
  const { embed, ...own } = params;
  const page = `https://codesandbox.io${url.pathname}`;
  return { src: withParams(page, { ...own, embed: embed ?? '1' }), link: withParams(page, own) };
}

/** https://developers.figma.com/docs/embeds/. `t` identifies who shared a link. */
function frameFigma(url: URL): Framed | undefined {
  const inner = url.pathname === '/embed' ? (url.searchParams.get('url') ?? '') : undefined;
  // The first kind of embed code has the link in a parameter.
  if (inner !== undefined) {
    return URL.canParse(inner) && isAt(FIGMA_HOSTS, new URL(inner))
      ? frameFigma(new URL(inner))
      : undefined;
  }
  if (!/^\/(file|design|proto|board|slides|deck|make)\/\w{22,128}(\/|$)/.test(url.pathname)) {
    return undefined;
  }
  const path = url.pathname.replace(/^\/file\//, '/design/');
  const own = paramsExcept(url, ['t', 'embed-host', 'type', 'mode']);
  return {
    src: withParams(`https://embed.figma.com${path}`, { ...own, 'embed-host': 'share' }),
    link: withParams(`https://www.figma.com${path}`, own),
  };
}
const FIGMA_HOSTS = ['figma.com', 'embed.figma.com'];

/** https://dev.loom.com/docs/embed-sdk. A link can have the title before the id. */
function frameLoom({ pathname, searchParams }: URL): Framed | undefined {
  const [, id] = /^\/(?:share|embed|v)\/(?:.*-)?([\da-f]{32})\/?$/i.exec(pathname) ?? [];
  if (!id) return undefined;
  const t = toSeconds(searchParams.get('t'));
  const hide_share = searchParams.get('hide_share');
  return {
    src: withParams(`https://www.loom.com/embed/${id}`, { t, hide_share, autoplay: '1' }),
    link: withParams(`https://www.loom.com/share/${id}`, { t }),
  };
}

export const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    isVideo: true,
    hosts: [
      'youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
    ],
    example: 'https://www.youtube.com/watch?v=…',
    frame: frameYouTube,
  },
  {
    name: 'Vimeo',
    isVideo: true,
    hosts: ['vimeo.com', 'player.vimeo.com'],
    example: 'https://vimeo.com/123456789',
    frame: frameVimeo,
  },
  {
    name: 'CodePen',
    isVideo: false,
    hosts: ['codepen.io'],
    example: 'https://codepen.io/name/pen/…',
    frame: frameCodePen,
  },
  {
    name: 'StackBlitz',
    isVideo: false,
    hosts: ['stackblitz.com'],
    example: 'https://stackblitz.com/edit/…',
    frame: frameStackBlitz,
  },
  {
    name: 'CodeSandbox',
    isVideo: false,
    hosts: ['codesandbox.io'],
    example: 'https://codesandbox.io/s/…',
    frame: frameCodeSandbox,
  },
  {
    name: 'Figma',
    isVideo: false,
    hosts: FIGMA_HOSTS,
    example: 'https://www.figma.com/design/…',
    frame: frameFigma,
  },
  {
    name: 'Loom',
    isVideo: true,
    hosts: ['loom.com'],
    example: 'https://www.loom.com/share/…',
    frame: frameLoom,
  },
];
