import { useLocation } from '@remix-run/react';
import { Letters } from '#app/styles/letters.tsx';
import { firstTexts, type Home } from './first-texts.ts';

/** What the letters of the first view need. Only in the server's HTML: an open page keeps it. */
export function FirstLetters({ home, text }: { home: Home; text?: string | undefined }) {
  const { pathname } = useLocation();
  return <Letters letters={home.letters ?? ''} texts={firstTexts(pathname, home, text)} />;
}
