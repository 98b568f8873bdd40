/**
 * What the links to the owner's profiles look like: names and icons by host. The icons come from Simple Icons
 * (CC0, https://simpleicons.org), which has none for LinkedIn.
 */
import * as icons from 'simple-icons';
import svgpath from 'svgpath';
import { facesFrom, hasLetter, runsOf } from 'paper-cards';

/** Two dots over two letters, in a square. */
const LINKEDIN_ICON =
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm1 8v8h2.6v-8zm1.3-4.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM10.4 10v8H13v-4.3c0-1 .6-1.7 1.5-1.7s1.4.7 1.4 1.7V18h2.6v-4.9c0-2-1.1-3.3-3-3.3-1.1 0-1.9.5-2.5 1.3V10z';

/** Name of an icon in Simple Icons -> its hosts, also of their subdomains, with spaces between them. */
const HOSTS = {
  Artstation: 'artstation.com',
  Bandcamp: 'bandcamp.com',
  Behance: 'behance.net',
  Bitbucket: 'bitbucket.org',
  Bluesky: 'bsky.app',
  Codeberg: 'codeberg.org',
  Codesandbox: 'codesandbox.io',
  Codewars: 'codewars.com',
  Devdotto: 'dev.to',
  Deviantart: 'deviantart.com',
  Discord: 'discord.gg',
  Dribbble: 'dribbble.com',
  Facebook: 'facebook.com',
  Figma: 'figma.com',
  Flickr: 'flickr.com',
  Github: 'github.com',
  Gitlab: 'gitlab.com',
  Googlescholar: 'scholar.google.com',
  Hashnode: 'hashnode.dev',
  Huggingface: 'huggingface.co',
  Instagram: 'instagram.com',
  Itchdotio: 'itch.io',
  Kaggle: 'kaggle.com',
  Kofi: 'ko-fi.com',
  Leetcode: 'leetcode.com',
  Linktree: 'linktr.ee',
  Mastodon: 'fosstodon.org hachyderm.io mas.to mastodon.online mastodon.social mstdn.social',
  Medium: 'medium.com',
  Npm: 'npmjs.com',
  Observable: 'observablehq.com',
  Orcid: 'orcid.org',
  Patreon: 'patreon.com',
  Pinterest: 'pinterest.com',
  Pixelfed: 'pixelfed.social',
  Producthunt: 'producthunt.com',
  Pypi: 'pypi.org',
  Reddit: 'reddit.com',
  Researchgate: 'researchgate.net',
  Sessionize: 'sessionize.com',
  Soundcloud: 'soundcloud.com',
  Sourcehut: 'sourcehut.org sr.ht',
  Speakerdeck: 'speakerdeck.com',
  Stackblitz: 'stackblitz.com',
  Stackoverflow: 'stackoverflow.com',
  Substack: 'substack.com',
  Telegram: 't.me',
  Threads: 'threads.com threads.net',
  Tiktok: 'tiktok.com',
  Twitch: 'twitch.tv',
  Unsplash: 'unsplash.com',
  Vimeo: 'vimeo.com',
  Wellfound: 'wellfound.com',
  X: 'twitter.com x.com',
  Xing: 'xing.com',
  Youtube: 'youtube.com',
} as const;

const SITES = Object.entries(HOSTS).map(([name, hosts]) => ({
  // oxlint-disable-next-line import/namespace -- the type checks the names
  icon: icons[`si${name}` as `si${keyof typeof HOSTS}`],
  hosts: hosts.split(' '),
}));

type ProfileSite = {
  name: string;
  /** Path data on a grid of 24 px. */
  icon: string;
};

/** Two links of a chain: for a name that no face has letters for. */
const LINK_ICON =
  'M3.9 12a3.1 3.1 0 0 1 3.1-3.1h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12zM8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10z';

/** The first letter of a name, as an icon. */
function letterIcon(name: string): string {
  const letter = [...name.toUpperCase()].find((character) => /[\p{L}\p{N}]/u.test(character));
  if (!letter || !hasLetter(letter, 'rounded')) return LINK_ICON;
  const [run] = runsOf(letter, facesFrom('rounded'));
  const [glyph] = run?.font.layout(letter).glyphs ?? [];
  if (!glyph) return LINK_ICON;
  const { minX, minY, width, height } = glyph.bbox;
  const scale = Math.min(18 / height, 22 / width);
  return svgpath(glyph.path.toSVG())
    .translate(-minX - width / 2, -minY - height / 2)
    .scale(scale, -scale)
    .translate(12, 12)
    .round(1)
    .toString();
}

const LINKEDIN: ProfileSite = { name: 'LinkedIn', icon: LINKEDIN_ICON };

function siteAt(host: string): ProfileSite | undefined {
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if (isAt('linkedin.com')) return LINKEDIN;
  const icon = SITES.find(({ hosts }) => hosts.some(isAt))?.icon;
  return icon && { name: icon.title, icon: icon.path };
}

/** An icon by the name of its site, for sites at many hosts: label "Mastodon". */
const iconNamed = (name: string): string | undefined =>
  SITES.find(({ icon }) => icon.title.toLowerCase() === name.toLowerCase())?.icon.path;

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '');

/** Whether a profile's site has a name and an icon here. @param href absolute URL */
export const isKnownSite = (href: string): boolean => siteAt(hostOf(href)) !== undefined;

/**
 * Name and icon of the site that a profile is on.
 * @param href absolute URL
 * @param label the owner's own name for it
 * @returns for an unknown site its host, such as "robin.example", and the first letter of the name as the icon
 */
export function describeProfile({
  href,
  label,
}: {
  href: string;
  label?: string | undefined;
}): ProfileSite {
  const host = hostOf(href);
  const site = siteAt(host);
  const name = label ?? site?.name ?? host;
  return { name, icon: site?.icon ?? iconNamed(name) ?? letterIcon(name) };
}
