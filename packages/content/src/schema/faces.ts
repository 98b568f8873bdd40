/** The font faces of the site, and the subsets that scripts/fonts.ts creates of each. */
export const FACES = [
  { family: 'Nunito', weight: 400 },
  { family: 'Nunito', weight: 700 },
  { family: 'Fraunces', weight: 600 },
] as const;

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

/** Letters in the ranges of the rare parts that not all faces have. */
export const MISSING =
  'U+133, U+149, U+17F-18E, U+190-191, U+193-19F, U+1A2-1AE, U+1B1-1C3, U+1CD-1E5, U+1E8-1E9, U+1EC-1F9, U+21C-229, U+22E-22F, U+234-236, U+238-258, U+25A-2B8, U+2BD-2C5, U+2C8-2CC, U+309, U+323, U+1E00-1E07, U+1E0A-1E0B, U+1E10-1E13, U+1E18-1E1B, U+1E1E-1E1F, U+1E22-1E23, U+1E26-1E29, U+1E2C-1E2D, U+1E30-1E35, U+1E38-1E39, U+1E3C-1E41, U+1E44-1E45, U+1E4A-1E4B, U+1E54-1E59, U+1E5C-1E5D, U+1E60-1E61, U+1E66-1E6B, U+1E70-1E77, U+1E7C-1E7F, U+1E86-1E91, U+1E94-1E96, U+1E98-1E9D, U+1E9F, U+1EFA-1EFF, U+20AE-20B0, U+20B3-20B4, U+20B6-20B8, U+20BB, U+20BE-20C0';

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

/** Name of a face's file. */
export const partFile = ({ family, weight }: (typeof FACES)[number], part: string) =>
  `${family.toLowerCase()}-${weight}-${part}.woff2`;
