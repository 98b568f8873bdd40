/** The subsets of the site's fonts that the build creates, and which of them a text needs. */

/** What texts are set in: the family that `theme.fonts` has for it, and the weight. */
export type FaceName = 'text 400' | 'text 700' | 'headings 600';

/**
 * The characters in each subset, as CSS `unicode-range`. Only the subsets in `PARTS` are in the style sheet of every page; the
 * others are on the sites that need them (letters.tsx).
 */
export const PARTS = {
  basic:
    'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
  more: 'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+20AC',
} as const;

export const RARE_PARTS = {
  extended:
    'U+100-101, U+104-10F, U+112-127, U+12A-130, U+132-151, U+154-167, U+16A-19F, U+1A2-1AE, U+1B1-2BA, U+2BC-2C5, U+2C7-2CC, U+1E00-1E9F, U+1EF2-1EFF, U+20AD-20C0',
  vietnamese:
    'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303, U+309, U+323, U+1EA0-1EF1, U+20AB',
} as const;

/** The numbers of the characters of a CSS `unicode-range`, first and last. */
export const boundsOf = (range: string): [first: number, last: number][] =>
  range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });

const rangesOf = (parts: Record<string, string>) =>
  Object.entries(parts).map(([part, range]) => ({ part, range, bounds: boundsOf(range) }));

/** The subsets that a text needs besides the one for English. */
export const rangesIn = (
  text: string,
  parts: Record<string, string> = { more: PARTS.more, ...RARE_PARTS },
) => {
  const codes = [...text.normalize('NFC')].map((character) => character.codePointAt(0) ?? 0);
  return rangesOf(parts).filter(({ bounds }) =>
    codes.some((code) => bounds.some(([first, last]) => first <= code && code <= last)),
  );
};

/** The letters of a text, each once, that English doesn't need, or that only rare parts have. */
export const lettersIn = (text: string, parts?: typeof RARE_PARTS): string =>
  [...new Set(text.normalize('NFC'))]
    .filter((letter) => rangesIn(letter, parts).length > 0)
    .join('');

/** The rule of a style sheet that loads a part of a face. @param css descriptors of the face */
export const fontFace = (css: string, url: string, range: string) =>
  `@font-face{${css};src:url(${url}) format("woff2");unicode-range:${range}}`;
