/** The data of a card and its page. Plain JSON: loaders send it to the browser. */
import {
  fill,
  formatYears,
  type Frontmatter,
  type Picture,
  type Talk,
} from 'portfolio-content/schema';
import labels from 'virtual:labels';

/** Fields that an entry takes from the frontmatter. The browser gets no others, except what `Entry` adds. */
export const ENTRY_FIELDS = [
  'title',
  'sub',
  'role',
  'outcome',
  'desc',
  'types',
  'link',
  'ownerNote',
  'lang',
  'excludeFromList',
  'foot',
  'skills',
] as const satisfies readonly (keyof Frontmatter)[];

export type Entry = Omit<Pick<Frontmatter, (typeof ENTRY_FIELDS)[number]>, 'types'> & {
  /** Its kinds, after "Draft" if it is one, which only a local process shows. */
  types: string[];
  /** The file's name without its extension. */
  slug: string;
  /** Links whose URL is known. */
  links: { label: string; href: string }[];
  /** URL of the title logo. */
  titleLogo: string;
  /** URL of the round logo. */
  roundLogo: string;
  /** Card picture, portrait 0.56; the head of the page shows its middle. */
  cardPicture: Picture;
  /** URL of the card's layers and of its picture for dense screens (diorama.ts). */
  diorama: string;
  /** Whether its card, and so the pictures in its text, are painted as paper. */
  painted: boolean;
  /** Name of the first demo on the page. */
  demo?: string;
  /** Whether its text has `<Facts>`, which say the role. */
  hasFacts: boolean;
};

/** A talk with its picture in place of the file name. */
export type TalkWithPicture = Omit<Talk, 'image'> & { image: Picture };

/** A profile of the owner on another site. */
export type Profile = {
  href: string;
  /** The owner's name for it, or the name of the site. */
  name: string;
  /** Path data of its icon, on a grid of 24 px. */
  icon: string;
};

/** The entries that have a card, in order. */
export const listCards = (entries: readonly Entry[]) =>
  entries.filter((entry) => !entry.excludeFromList);

export const isAbout = ({ types }: Pick<Entry, 'types'>) => types.includes('About');

/** The date range or place of an entry, as pages show it. */
export const yearsOf = ({ sub }: Entry) => sub && formatYears(sub);

/**
 * The kinds of an entry in words, such as "project and work". About and Assets say no more than the page's title does, and
 * the owner's own kinds are shown as written.
 */
export function kindsOf({ types }: Pick<Entry, 'types'>): string {
  const { draft: Draft, project: Project, work: Work } = labels;
  const known: Record<string, string> = { Draft, Project, Projects: Project, Work };
  const words = types
    .filter((type) => type !== 'About' && type !== 'Assets')
    .map((type) => known[type] ?? type);
  return [...new Set(words)].reduce(
    (first, last) => (first ? fill(labels.and, { first, last }) : last),
    '',
  );
}
