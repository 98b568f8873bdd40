/** Sample texts, each with another kind of break, and values of `text-wrap`. */

export const TEXTS = {
  sentence: 'A browser decides where lines break and keeps it to itself.',
  'soft hyphens':
    'Un\u00adbreak\u00adable? Hy\u00adphen\u00ada\u00adtion hides in\u00advis\u00adi\u00adble fold\u00ading lines in\u00adside words.',
  address: 'A well-kept secret: example.com/where/addresses-break/is-anybodys-guess',
} as const;
export type TextName = keyof typeof TEXTS | 'own';

export const TEXT_NAMES = [
  ['sentence', 'A sentence'],
  ['soft hyphens', 'Soft hyphens'],
  ['address', 'An address'],
  ['own', 'Your own'],
] as const satisfies readonly (readonly [TextName, string])[];

/** Maximum length of a custom text, characters. */
export const MAX_LENGTH = 140;

/** Values of `text-wrap`, and their labels. */
export const WRAPS = [
  ['wrap', 'Normal'],
  ['balance', 'Balance'],
  ['pretty', 'Pretty'],
] as const;
export type Wrap = (typeof WRAPS)[number][0];
