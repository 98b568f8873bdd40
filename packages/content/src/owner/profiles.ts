/**
 * What the links to the owner's profiles look like: names and icons by host. The icons are those of Simple Icons
 * (CC0, https://simpleicons.org), which has none of LinkedIn.
 */
import {
  siArtstation,
  siBandcamp,
  siBehance,
  siBitbucket,
  siBluesky,
  siCodeberg,
  siCodesandbox,
  siCodewars,
  siDevdotto,
  siDeviantart,
  siDiscord,
  siDribbble,
  siFacebook,
  siFigma,
  siFlickr,
  siGithub,
  siGitlab,
  siGooglescholar,
  siHashnode,
  siHuggingface,
  siInstagram,
  siItchdotio,
  siKaggle,
  siKofi,
  siLeetcode,
  siLinktree,
  siMastodon,
  siMedium,
  siNpm,
  siObservable,
  siOrcid,
  siPatreon,
  siPinterest,
  siPixelfed,
  siProducthunt,
  siPypi,
  siReddit,
  siResearchgate,
  siSessionize,
  siSoundcloud,
  siSourcehut,
  siSpeakerdeck,
  siStackblitz,
  siStackoverflow,
  siSubstack,
  siTelegram,
  siThreads,
  siTiktok,
  siTwitch,
  siUnsplash,
  siVimeo,
  siWellfound,
  siX,
  siXing,
  siYoutube,
  type SimpleIcon,
} from 'simple-icons';
import svgpath from 'svgpath';
import { facesFrom, hasLetter, runsOf } from 'paper-cards';

/** Two dots over two letters, in a square. */
const LINKEDIN_ICON =
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm1 8v8h2.6v-8zm1.3-4.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM10.4 10v8H13v-4.3c0-1 .6-1.7 1.5-1.7s1.4.7 1.4 1.7V18h2.6v-4.9c0-2-1.1-3.3-3-3.3-1.1 0-1.9.5-2.5 1.3V10z';

/** Host, also of its subdomains -> icon. The name is that of the icon. */
const ICONS: Record<string, SimpleIcon> = {
  'artstation.com': siArtstation,
  'bandcamp.com': siBandcamp,
  'behance.net': siBehance,
  'bitbucket.org': siBitbucket,
  'bsky.app': siBluesky,
  'codeberg.org': siCodeberg,
  'codesandbox.io': siCodesandbox,
  'codewars.com': siCodewars,
  'dev.to': siDevdotto,
  'deviantart.com': siDeviantart,
  'discord.gg': siDiscord,
  'dribbble.com': siDribbble,
  'facebook.com': siFacebook,
  'figma.com': siFigma,
  'flickr.com': siFlickr,
  'fosstodon.org': siMastodon,
  'github.com': siGithub,
  'gitlab.com': siGitlab,
  'hachyderm.io': siMastodon,
  'hashnode.dev': siHashnode,
  'huggingface.co': siHuggingface,
  'instagram.com': siInstagram,
  'itch.io': siItchdotio,
  'kaggle.com': siKaggle,
  'ko-fi.com': siKofi,
  'leetcode.com': siLeetcode,
  'linktr.ee': siLinktree,
  'mas.to': siMastodon,
  'mastodon.online': siMastodon,
  'mastodon.social': siMastodon,
  'medium.com': siMedium,
  'mstdn.social': siMastodon,
  'npmjs.com': siNpm,
  'observablehq.com': siObservable,
  'orcid.org': siOrcid,
  'patreon.com': siPatreon,
  'pinterest.com': siPinterest,
  'pixelfed.social': siPixelfed,
  'producthunt.com': siProducthunt,
  'pypi.org': siPypi,
  'reddit.com': siReddit,
  'researchgate.net': siResearchgate,
  'scholar.google.com': siGooglescholar,
  'sessionize.com': siSessionize,
  'soundcloud.com': siSoundcloud,
  'sourcehut.org': siSourcehut,
  'speakerdeck.com': siSpeakerdeck,
  'sr.ht': siSourcehut,
  'stackblitz.com': siStackblitz,
  'stackoverflow.com': siStackoverflow,
  'substack.com': siSubstack,
  't.me': siTelegram,
  'threads.com': siThreads,
  'threads.net': siThreads,
  'tiktok.com': siTiktok,
  'twitch.tv': siTwitch,
  'twitter.com': siX,
  'unsplash.com': siUnsplash,
  'vimeo.com': siVimeo,
  'wellfound.com': siWellfound,
  'x.com': siX,
  'xing.com': siXing,
  'youtube.com': siYoutube,
};

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
  const domain = Object.keys(ICONS).find(isAt);
  const icon = domain && ICONS[domain];
  if (!icon) return undefined;
  return { name: icon.title, icon: icon.path };
}

/** An icon by the name of its site, for sites at many hosts: label "Mastodon". */
const iconNamed = (name: string): string | undefined =>
  Object.values(ICONS).find(({ title }) => title.toLowerCase() === name.toLowerCase())?.path;

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
