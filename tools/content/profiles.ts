/**
 * What the links to the owner's profiles look like: names and icons by host. The icons are those of Simple Icons
 * (CC0, https://simpleicons.org), which has none of LinkedIn.
 */
import * as simpleIcons from 'simple-icons';

/** Two dots over two letters, in a square. */
const LINKEDIN_ICON =
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm1 8v8h2.6v-8zm1.3-4.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM10.4 10v8H13v-4.3c0-1 .6-1.7 1.5-1.7s1.4.7 1.4 1.7V18h2.6v-4.9c0-2-1.1-3.3-3-3.3-1.1 0-1.9.5-2.5 1.3V10z';

type IconName = Extract<keyof typeof simpleIcons, `si${string}`>;

/** Host, also of its subdomains -> icon. The name is that of the icon. */
const ICONS: Record<string, IconName> = {
  'artstation.com': 'siArtstation',
  'bandcamp.com': 'siBandcamp',
  'behance.net': 'siBehance',
  'bitbucket.org': 'siBitbucket',
  'bsky.app': 'siBluesky',
  'codeberg.org': 'siCodeberg',
  'codesandbox.io': 'siCodesandbox',
  'codewars.com': 'siCodewars',
  'dev.to': 'siDevdotto',
  'deviantart.com': 'siDeviantart',
  'discord.gg': 'siDiscord',
  'dribbble.com': 'siDribbble',
  'facebook.com': 'siFacebook',
  'figma.com': 'siFigma',
  'flickr.com': 'siFlickr',
  'fosstodon.org': 'siMastodon',
  'github.com': 'siGithub',
  'gitlab.com': 'siGitlab',
  'hachyderm.io': 'siMastodon',
  'hashnode.dev': 'siHashnode',
  'huggingface.co': 'siHuggingface',
  'instagram.com': 'siInstagram',
  'itch.io': 'siItchdotio',
  'kaggle.com': 'siKaggle',
  'ko-fi.com': 'siKofi',
  'leetcode.com': 'siLeetcode',
  'linktr.ee': 'siLinktree',
  'mas.to': 'siMastodon',
  'mastodon.online': 'siMastodon',
  'mastodon.social': 'siMastodon',
  'medium.com': 'siMedium',
  'mstdn.social': 'siMastodon',
  'npmjs.com': 'siNpm',
  'observablehq.com': 'siObservable',
  'orcid.org': 'siOrcid',
  'patreon.com': 'siPatreon',
  'pinterest.com': 'siPinterest',
  'pixelfed.social': 'siPixelfed',
  'producthunt.com': 'siProducthunt',
  'pypi.org': 'siPypi',
  'reddit.com': 'siReddit',
  'researchgate.net': 'siResearchgate',
  'scholar.google.com': 'siGooglescholar',
  'sessionize.com': 'siSessionize',
  'soundcloud.com': 'siSoundcloud',
  'sourcehut.org': 'siSourcehut',
  'speakerdeck.com': 'siSpeakerdeck',
  'sr.ht': 'siSourcehut',
  'stackblitz.com': 'siStackblitz',
  'stackoverflow.com': 'siStackoverflow',
  'substack.com': 'siSubstack',
  't.me': 'siTelegram',
  'threads.com': 'siThreads',
  'threads.net': 'siThreads',
  'tiktok.com': 'siTiktok',
  'twitch.tv': 'siTwitch',
  'twitter.com': 'siX',
  'unsplash.com': 'siUnsplash',
  'vimeo.com': 'siVimeo',
  'wellfound.com': 'siWellfound',
  'x.com': 'siX',
  'xing.com': 'siXing',
  'youtube.com': 'siYoutube',
};

type ProfileSite = {
  name: string;
  /** Path data on a grid of 24 px; undefined if the site has no icon. */
  icon: string | undefined;
};

const LINKEDIN: ProfileSite = { name: 'LinkedIn', icon: LINKEDIN_ICON };

function siteAt(host: string): ProfileSite | undefined {
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if (isAt('linkedin.com')) return LINKEDIN;
  const domain = Object.keys(ICONS).find(isAt);
  const icon = domain && ICONS[domain];
  if (!icon) return undefined;
  const { title: name, path } = simpleIcons[icon];
  return { name, icon: path };
}

/** An icon by the name of its site, for sites at many hosts: label "Mastodon". */
const iconNamed = (name: string): string | undefined =>
  Object.values(ICONS)
    .map((icon) => simpleIcons[icon])
    .find(({ title }) => title.toLowerCase() === name.toLowerCase())?.path;

/**
 * Name and icon of the site that a profile is on.
 * @param href absolute URL
 * @param label the owner's own name for it
 * @returns for an unknown site its host as the name, such as "robin.example"
 */
export function describeProfile({
  href,
  label,
}: {
  href: string;
  label?: string | undefined;
}): ProfileSite {
  const host = new URL(href).hostname.replace(/^www\./, '');
  const site = siteAt(host);
  const name = label ?? site?.name ?? host;
  return { name, icon: site?.icon ?? iconNamed(name) };
}
