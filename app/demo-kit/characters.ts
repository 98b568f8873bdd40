/**
 * A character as people see it: a flag, or a code point with what combines with it, such as marks, skin tones, tags, and
 * emoji after a joiner. Close to the grapheme clusters of UAX #29; `Intl.Segmenter` is newer than supported browsers.
 */
const CHARACTER =
  /\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|[\u{e0020}-\u{e007f}]|\u200d\p{ExtPict}?)*|\p{M}+/gu;

/** The characters of a text with their indices, UTF-16 code units. */
export const charactersOf = (text: string) =>
  Array.from(text.matchAll(CHARACTER), ({ 0: character, index }) => ({ character, index }));
