import { useLocation } from '@remix-run/react';
import { type Entry, isAbout, kindsOf, listCards } from '#app/content/entry.ts';
import labels from 'virtual:labels';
import { Letters, type Texts } from '#app/styles/letters.tsx';

/** Cards on each side of the first one whose text is in the first view. */
const CARDS_BESIDE = 2;

type Home = {
  owner: { name?: string | undefined; jobTitle: string };
  entries: readonly Entry[];
  /** Letters of the whole site that are in rare parts of the typefaces. */
  letters?: string | undefined;
};

/** What the letters of the first view need. Only in the server's HTML: an open page keeps it. */
export function FirstLetters({ home, text = '' }: { home: Home; text?: string | undefined }) {
  const { pathname } = useLocation();
  const { owner, entries, letters = '' } = home;
  const entry = entries.find(({ link }) => link === pathname);
  return (
    <Letters
      letters={letters}
      texts={entry ? headOf(entry, home, text) : carouselOf(entries, owner)}
    />
  );
}

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
