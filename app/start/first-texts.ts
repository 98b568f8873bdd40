/** Texts of the first view of a page, by the face that they are in. */
import labels from 'virtual:labels';
import { type Entry, isAbout, kindsOf, listCards } from '#app/content/entry.ts';
import type { Texts } from '#app/styles/letters.tsx';

/** Cards on each side of the first one whose text is in the first view. */
const CARDS_BESIDE = 2;

export type Home = {
  owner: { name?: string | undefined; jobTitle: string };
  entries: readonly Entry[];
  /** Letters of the whole site that are in rare parts of the typefaces. */
  letters?: string | undefined;
};

/** @param text letters of the page's text */
export function firstTexts(pathname: string, home: Home, text = ''): Texts {
  const entry = home.entries.find(({ link }) => link === pathname);
  if (entry) return headOf(entry, home, text);
  return pathname === '/' ? carouselOf(home.entries, home.owner) : NOT_FOUND;
}

/** app/start/error-page.css.ts */
const NOT_FOUND: Texts = {
  'headings 600': [labels.unexpectedError, labels.noSuchPage],
  'text 400': [labels.statusNotFound],
  'text 700': [labels.backToHomepage],
};

/** app/routes/home.css.ts and app/carousel/card.css.ts */
function carouselOf(entries: readonly Entry[], { name, jobTitle }: Home['owner']): Texts {
  const cards = listCards(entries);
  const first = [...cards.slice(0, CARDS_BESIDE + 1), ...cards.slice(-CARDS_BESIDE)];
  return {
    'headings 600': [name ?? jobTitle],
    'text 400': [name && jobTitle],
    'text 700': first.map(({ desc }) => desc),
  };
}

/** app/case-study/head.css.ts, and the text below it */
function headOf(entry: Entry, { owner }: Home, text: string): Texts {
  const { name, jobTitle } = owner;
  const { desc, role, outcome, links } = entry;
  const about = isAbout(entry);
  return {
    'headings 600': [desc, about ? name : undefined],
    'text 400': [about ? jobTitle : undefined, entry.hasFacts ? undefined : role, outcome, text],
    'text 700': [
      kindsOf(entry),
      links[0]?.label,
      labels.backToHomepage,
      labels.tryDemo,
      labels.emailMe,
      labels.resume,
      labels.share,
    ],
  };
}
