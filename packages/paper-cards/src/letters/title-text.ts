/** Which characters of a title are lettered, and where its lines may break. */

/** Emoji and what they consist of, but not characters of text that are emoji too: digits, ©, ®, ™. */
const EMOJI =
  /(?![\d#*©®™])[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0e|\ufe0f|\u20e3/gu;

/** Between letters that would be joined otherwise, as in Persian. */
const NON_JOINER = '\u200c';

export type CleanTitle = {
  /** With composed accents, typographic apostrophes and single spaces. */
  text: string;
  /** Letters and digits that are left out because no face has them, each once. */
  missing: string[];
};

/** Leaves out emoji and characters that no face has; a letter whose accent is missing stays without it. */
export function cleanTitle(title: string, hasLetter: (character: string) => boolean): CleanTitle {
  const composed = title
    .normalize('NFC')
    .replaceAll(EMOJI, '')
    .replaceAll(/(?<=\S)'/g, '’');
  const missing = new Set<string>();
  const kept = [...composed].map((character) => {
    if (/\s/.test(character)) return ' ';
    if (character === NON_JOINER) return character;
    const plain = character.normalize('NFD')[0] ?? '';
    const found = [character, plain].find(hasLetter);
    if (!found && /[\p{L}\p{N}]/u.test(character)) missing.add(character);
    return found ?? '';
  });
  return { text: kept.join('').replaceAll(/ +/g, ' ').trim(), missing: [...missing] };
}

/** Where a word may break: with a hyphen (soft hyphen), or without one (zero-width space). */
const HYPHEN_HERE = '\u00ad';
const BREAK_HERE = '\u200b';

/**
 * After each of these a line may end: a space, hyphens, dashes and slashes within a word, places that
 * `addBreak` marked, and characters of Chinese and Japanese, if none follows that must not begin a line.
 */
const BREAK =
  /\s|[-–—/\u00ad\u200b]+(?=\S)|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}](?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])(?![ぁぃぅぇぉっゃゅょァィゥェォッャュョー])/gu;

/** All ways to divide a text into one to three lines. */
export function listBreaks(text: string): string[][] {
  const ends = [...text.matchAll(BREAK)].map(({ 0: match, index }) => index + match.length);
  const divide = (...breaks: number[]) =>
    [0, ...breaks].map((from, index) => lineFrom(text.slice(from, breaks[index])));
  return [
    divide(),
    ...ends.map((end) => divide(end)),
    ...ends.flatMap((end, index) => ends.slice(index + 1).map((next) => divide(end, next))),
  ];
}

const lineFrom = (part: string): string =>
  part
    .trim()
    .replace(/\u00ad$/, '-')
    .replaceAll(/[\u00ad\u200b]/g, '');

/** Minimum number of letters before and after a break within a word. */
const MIN_PART_LENGTH = 3;

/**
 * Allows the longest word to break near its middle: before a capital letter, or else before the last
 * consonant between two vowels, as in most languages with an alphabet.
 */
export function addBreak(text: string): string {
  const words = text.split(/[ \u00ad\u200b]/);
  const longest = words.reduce((a, b) => ([...b].length > [...a].length ? b : a));
  const letters = [...longest];
  const nearestToMiddle = (fits: RegExp) =>
    letters
      .map((_, index) => index)
      .slice(MIN_PART_LENGTH, 1 - MIN_PART_LENGTH)
      .filter((index) => fits.test(letters.slice(index - 1, index + 2).join('')))
      .sort((a, b) => Math.abs(a - letters.length / 2) - Math.abs(b - letters.length / 2))[0];
  const capital = nearestToMiddle(/^\p{Ll}\p{Lu}/u);
  const place = capital ?? nearestToMiddle(SYLLABLE) ?? nearestToMiddle(/./);
  if (place === undefined) return text;
  const mark = capital === undefined ? HYPHEN_HERE : BREAK_HERE;
  const divided = letters.slice(0, place).join('') + mark + letters.slice(place).join('');
  return text.replace(longest, () => divided);
}

/** Any letter, then a consonant before a vowel. */
const VOWELS = 'aàáâãäåąăæeèéêëęěiìíîïıoòóôõöøőuùúûüůűyýаеёиоуыэюяіїєαεηιουωάέήίόύώ';
const SYLLABLE = new RegExp(`^\\p{L}(?![${VOWELS}])\\p{L}[${VOWELS}]`, 'iu');
