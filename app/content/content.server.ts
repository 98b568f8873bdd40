/**
 * The content as the build has validated it: ordered, with the URLs of its pictures.
 * Loaders get content only from here, so that a card and its page can't disagree.
 */
import site from '#content/site.yaml';
import { hueSheet } from '#app/styles/hues.ts';
import type { Entry } from './entry.ts';
import type { Picture } from './picture.ts';
import type { Frontmatter } from './schema.ts';

const heads = import.meta.glob<Frontmatter>('#content/case-studies/*.mdx', {
  eager: true,
  import: 'default',
  query: '?frontmatter',
});
const vectors = import.meta.glob<string>('#content/media/*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});
const rasterLogos = import.meta.glob<string>('#content/media/*/logo.{png,webp,jpg}', {
  eager: true,
  import: 'default',
  query: '?w=176&format=webp',
});
const cardPictures = import.meta.glob<Picture>('#content/media/*/background.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=392;504;616&format=avif;webp;jpeg&as=picture',
});
const headPictures = import.meta.glob<Picture>('#content/media/*/background.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=736;1232&aspect=1.35&fit=cover&position=top&format=avif;webp;jpeg&as=picture',
});

const sharePictures = import.meta.glob<string>('#content/media/*/share.jpg', {
  eager: true,
  import: 'default',
  query: '?url',
});

const studies = Object.entries(heads)
  .map(([file, head]) => ({ slug: slugOf(file), head }))
  .sort((a, b) => a.head.order - b.head.order);

const entries = studies.map(({ slug, head }) => toEntry(slug, head));

const skillOrder = new Intl.Collator('en', { sensitivity: 'base' });
/** Each skill once, in its first spelling. */
const skills = studies
  .flatMap(({ head }) => head.skills)
  .sort(skillOrder.compare)
  .filter(
    (skill, index, all) => index === 0 || skillOrder.compare(skill, all[index - 1] ?? '') !== 0,
  );

const hues = hueSheet(studies.map(({ head }) => head));

/** All entries in order, including those without a card. */
export const getEntries = (): readonly Entry[] => entries;

/** The paths of all pages. */
export const listPages = (): string[] => ['/', ...entries.map(({ link }) => link)];

/** The entry at /slug, or undefined if there is none. */
export const getCaseStudy = (slug: string): Entry | undefined =>
  entries.find((entry) => entry.slug === slug);

/** Metadata of the entry at /slug that only search engines and shared links use. */
export function getSharing(slug: string) {
  const head = studies.find((study) => study.slug === slug)?.head;
  return head && { summary: head.summary, skills: head.skills, picture: getSharePicture(slug) };
}

/** Whether the page at /slug shows star counts. */
export const showsStars = (slug: string): boolean =>
  studies.find((study) => study.slug === slug)?.head.showsStars ?? false;

/** URL of a case study's picture for shared links; the site's without a slug or a picture. */
export const getSharePicture = (slug = 'site'): string | undefined =>
  Object.entries(sharePictures).find(([file]) => file.endsWith(`/media/${slug}/share.jpg`))?.[1] ??
  (slug === 'site' ? undefined : getSharePicture());

/** Every skill of every entry once, in alphabetical order. */
export const listSkills = (): readonly string[] => skills;

/** A style sheet with the colors of all entries. */
export const getHues = (): string => hues;

/** The owner and the site's own copy. */
export const getSite = () => site;

function toEntry(slug: string, head: Frontmatter): Entry {
  const { title, sub, desc, types, link, bgAlt, excludeFromList, svg, logo, bg, bgSrc, links } =
    head;
  return {
    title,
    sub,
    desc,
    types,
    link,
    bgAlt,
    excludeFromList,
    slug,
    links: links.flatMap(({ label, href }) => (href ? [{ label, href }] : [])),
    titleLogo: mediaOf(vectors, slug, svg),
    roundLogo: mediaOf({ ...vectors, ...rasterLogos }, slug, logo),
    cardPicture: withWidths(mediaOf(cardPictures, slug, bg), bgSrc),
    headPicture: withWidths(mediaOf(headPictures, slug, bg)),
  };
}

function mediaOf<T>(files: Record<string, T>, slug: string, name: string): T {
  const found = Object.entries(files).find(([file]) => file.endsWith(`/media/${slug}/${name}`));
  if (!found) throw new Error(`content/media/${slug}/${name} is missing`);
  return found[1];
}

/** The picture with these widths only, or with all. */
function withWidths({ sources, img }: Picture, widths?: readonly number[]): Picture {
  const keep = (srcset: string) =>
    srcset
      .split(', ')
      .filter((candidate) => widths?.some((width) => candidate.endsWith(` ${width}w`)) ?? true)
      .join(', ');
  const kept = Object.entries(sources).map(([format, srcset]) => [format, keep(srcset)]);
  return { sources: Object.fromEntries(kept), img };
}

function slugOf(file: string) {
  return file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length);
}
