/** URLs of profiles as people write them in a résumé. */

/** Network, in lowercase letters -> what its URLs have before the user name. */
const NETWORKS: Record<string, string> = {
  behance: 'https://www.behance.net/',
  bitbucket: 'https://bitbucket.org/',
  bluesky: 'https://bsky.app/profile/',
  codeberg: 'https://codeberg.org/',
  codepen: 'https://codepen.io/',
  devto: 'https://dev.to/',
  dribbble: 'https://dribbble.com/',
  facebook: 'https://www.facebook.com/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  instagram: 'https://www.instagram.com/',
  kaggle: 'https://www.kaggle.com/',
  keybase: 'https://keybase.io/',
  linkedin: 'https://www.linkedin.com/in/',
  medium: 'https://medium.com/@',
  npm: 'https://www.npmjs.com/~',
  pinterest: 'https://www.pinterest.com/',
  reddit: 'https://www.reddit.com/user/',
  soundcloud: 'https://soundcloud.com/',
  telegram: 'https://t.me/',
  threads: 'https://www.threads.com/@',
  tiktok: 'https://www.tiktok.com/@',
  twitch: 'https://www.twitch.tv/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
};

/** An absolute URL, also of "linkedin.com/in/ab"; undefined if it is none of a web page. */
export function readUrl(written: string): string | undefined {
  const href = /^[a-z][a-z\d+.-]*:/i.test(written.trim())
    ? written.trim()
    : `https://${written.trim().replace(/^\/\//, '')}`;
  if (!URL.canParse(href)) return undefined;
  const { protocol, hostname, username } = new URL(href);
  const isPage = /^https?:$/.test(protocol) && /\.\p{L}{2,}|\.xn--/u.test(hostname) && !username;
  return isPage ? href : undefined;
}

/** The URL of a profile without one, where it follows from network and user name. */
export function profileUrl(
  network: string | null | undefined,
  username: string | null | undefined,
): string | undefined {
  const user = username?.trim().replace(/^@/, '') ?? '';
  if (user.includes('/')) return readUrl(user);
  const name = network?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '';
  const [, account, host] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(user) ?? [];
  if (name === 'mastodon' && host) return `https://${host}/@${account}`;
  const start = Object.hasOwn(NETWORKS, name) ? NETWORKS[name] : undefined;
  return start && /^[\w.-]+$/.test(user) ? start + user : undefined;
}
