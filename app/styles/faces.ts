/** The font faces of the site, and the subsets that tools/commands/subset-fonts.ts creates of each. */
export const FACES = [
  { family: 'Nunito', weight: 400 },
  { family: 'Nunito', weight: 700 },
  { family: 'Fraunces', weight: 600 },
] as const;

/** The characters in each subset, as CSS `unicode-range`. */
export const PARTS = {
  basic:
    'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
  more: 'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-BC, U+BE-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+20AC',
} as const;

/** Name of a face's file. */
export const partFile = ({ family, weight }: (typeof FACES)[number], part: string) =>
  `${family.toLowerCase()}-${weight}-${part}.woff2`;
