/** Sample texts, each with another kind of break, and values of `text-wrap`. */

export const TEXTS = {
  sentence: 'A browser decides where lines break and keeps it to itself.',
  'soft hyphens':
    'Un\u00adbreak\u00adable? Hy\u00adphen\u00ada\u00adtion hides in\u00advis\u00adi\u00adble fold\u00ading lines in\u00adside words.',
  address: 'A well-kept secret: example.com/where/addresses-break/is-anybodys-guess',
} as const;
export type TextName = keyof typeof TEXTS | 'own';

export const TEXT_NAMES = [
  { value: 'sentence', name: 'A sentence' },
  { value: 'soft hyphens', name: 'Soft hyphens' },
  { value: 'address', name: 'An address' },
  { value: 'own', name: 'Your own' },
] as const satisfies readonly { value: TextName; name: string }[];

/** Maximum length of a custom text, characters. */
export const MAX_LENGTH = 140;

/** Values of `text-wrap`, and their labels. */
export const WRAPS = [
  { value: 'wrap', name: 'Normal' },
  { value: 'balance', name: 'Balance' },
  { value: 'pretty', name: 'Pretty' },
] as const;
export type Wrap = (typeof WRAPS)[number]['value'];
