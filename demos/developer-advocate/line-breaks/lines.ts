/** Start and end of the lines of a text, and the kind of each break. Without a DOM. */
import { charactersOf } from '#app/demo-kit/characters.ts';

/** Kind of a line break; `end` is the end of the text. */
export type Break = 'space' | 'sign' | 'soft hyphen' | 'between letters' | 'new line' | 'end';

export type Line = {
  /** Index in the text of its first character. */
  start: number;
  /** Index after its last visible character. */
  end: number;
  /** Kind of its break. */
  at: Break;
};

const SOFT_HYPHEN = '\u00ad';

/** Invisible characters, which can be on either line at a break. */
const INVISIBLE = /^[\s\u00ad\u200b-\u200d\u2060\ufeff]+$/;

/** The visible characters in order. */
const places = (text: string) =>
  charactersOf(text).filter(({ character }) => !INVISIBLE.test(character));

/**
 * Finds the lines of a text from the positions of its characters. As each line is below the previous one, the
 * first character of each line is found by binary search.
 * @param topOf position of the upper edge of text[from, to), px; larger is lower
 * @param apart minimum distance of lines, px
 * @param canStart whether a line can start at an index without breaking a word
 */
export function findLines(
  text: string,
  topOf: (from: number, to: number) => number,
  apart: number,
  canStart: (index: number) => boolean = () => true,
): Line[] {
  const seen = places(text);
  const top = (at: number) => {
    const place = seen[at];
    return place ? topOf(place.index, place.index + place.character.length) : Infinity;
  };
  const starts: number[] = [];
  for (let first = 0; first < seen.length;) {
    starts.push(seen[first]?.index ?? 0);
    const below = top(first) + apart;
    let [low, high] = [first + 1, seen.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (top(middle) >= below) high = middle;
      else low = middle + 1;
    }
    first = low;
  }
  const lines = starts.flatMap((start, index): Line[] => {
    const next = starts[index + 1];
    const end = start + text.slice(start, next).trimEnd().length;
    if (next === undefined) return [{ start, end, at: 'end' }];
    return [
      { start, end, at: breakBetween(text, end, next, canStart(next)) },
      ...blankLines(text, end, next).slice(1),
    ];
  });
  return starts[0] === undefined ? [] : [...blankLines(text, 0, starts[0]), ...lines];
}

/** A line without characters for each manual break between two indexes. */
const blankLines = (text: string, from: number, to: number): Line[] =>
  [...text.slice(from, to).matchAll(/\n/g)].map(({ index }) => ({
    start: from + index,
    end: from + index,
    at: 'new line',
  }));

/** Whether a line has no characters. */
export const isBlank = ({ start, end }: Line) => start === end;

/**
 * Kind of the break between a line that ends at `end` and one that starts at `next`.
 * @param canStart false if it starts there only because the word before is too long
 */
function breakBetween(text: string, end: number, next: number, canStart: boolean): Break {
  const gap = text.slice(end, next);
  if (gap.includes('\n')) return 'new line';
  if (gap !== '') return 'space';
  const last = text.slice(0, end).at(-1) ?? '';
  if (last === SOFT_HYPHEN) return 'soft hyphen';
  // A dash can be on either line.
  const isSign = /[\p{P}\p{S}\u200b]/u.test(last + text.slice(next, next + 1));
  return isSign && canStart ? 'sign' : 'between letters';
}

/** A space, or a letter of a script that is written without spaces. */
const SPACE_OR_UNSPACED =
  /[\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Whether the last of several lines is one word or the end of one, in scripts with spaces. */
function isLastShort(text: string, lines: readonly Line[]): boolean {
  const last = lines.at(-1);
  return lines.length > 1 && !SPACE_OR_UNSPACED.test(text.slice(last?.start, last?.end).trim());
}

/** Whether the last of several lines is a whole word. */
export const isLastAlone = (text: string, lines: readonly Line[]): boolean =>
  isLastShort(text, lines) && !['between letters', 'soft hyphen'].includes(lines.at(-2)?.at ?? '');

/** A remark about the last line. */
export function noteOn(text: string, lines: readonly Line[]): string {
  if (lines.length === 0) return 'Type some text to see its lines.';
  if (lines.length === 1) return 'Everything fits on one line.';
  if (isLastAlone(text, lines)) return 'The last word stands alone.';
  return isLastShort(text, lines)
    ? 'The last line is the end of a word.'
    : 'The last line has more than one word.';
}

/** Number of breaks of each kind. */
export function countBreaks(lines: readonly Line[]): Record<Break, number> {
  const counts = {
    space: 0,
    sign: 0,
    'soft hyphen': 0,
    'between letters': 0,
    'new line': 0,
    end: 0,
  };
  for (const { at } of lines) counts[at] += 1;
  return counts;
}

const KINDS: Record<Break, string> = {
  space: 'space',
  sign: 'punctuation',
  'soft hyphen': 'soft hyphen',
  'between letters': 'between letters',
  'new line': 'manual break',
  end: '',
};

/** Describes a break: "“browser” (space)". */
function describeBreak(text: string, { start, end, at }: Line): string {
  const word = text.slice(start, end).replaceAll(SOFT_HYPHEN, '').split(/\s+/).at(-1) ?? '';
  return `“${word}” (${KINDS[at]})`;
}

/** Describes the result: "3 lines at 334 px, breaking after “decides” (space), “break” (space)." */
export function describe(text: string, lines: readonly Line[], width: number): string {
  const number = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  if (lines.length < 2) return `${number} at ${width} px.`;
  const breaks = lines
    .slice(0, -1)
    .filter((line) => !isBlank(line))
    .map((line) => describeBreak(text, line))
    .join(', ');
  const after = breaks && `, breaking after ${breaks}`;
  const alone = isLastAlone(text, lines) ? ' The last word stands alone.' : '';
  return `${number} at ${width} px${after}.${alone}`;
}
