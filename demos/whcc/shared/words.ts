/** Fits text into a box. */
import { charactersOf } from '#app/demo-kit/characters.ts';

export type SetWords = { lines: readonly string[]; size: number };

/** Line height, em. */
export const LEADING = 1.06;

/** Factor of each step to a smaller font size. */
const SHRINK_FACTOR = 0.94;

/** Share of the maximum font size below which words that are longer than a line are broken. */
const BREAKING_SHARE = 0.5;

type WidthOf = (text: string) => number;

/** The parts of a word, each as long as fits in a line. */
function broken(word: string, width: number, widthOf: WidthOf): string[] {
  const parts = [''];
  for (const { character } of charactersOf(word)) {
    const longer = `${parts.at(-1)}${character}`;
    if (longer === character || widthOf(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** Wraps words greedily; a word longer than the line isn't broken. */
function wrap(words: readonly string[], width: number, widthOf: WidthOf) {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/**
 * Lines and font size with which a text fills the box without overflow. Text without spaces, such as Chinese, is broken
 * anywhere rather than unreadably small.
 * @param widthOf width of a text at font size 1
 * @param largest maximum font size
 */
export function setWords(
  text: string,
  box: { width: number; height: number },
  widthOf: WidthOf,
  largest: number,
): SetWords {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { lines: [], size: largest };
  for (let size = largest; size > 0.01; size *= SHRINK_FACTOR) {
    const width = box.width / size;
    const parts =
      size < largest * BREAKING_SHARE
        ? words.flatMap((word) => broken(word, width, widthOf))
        : words;
    const lines = wrap(parts, width, widthOf);
    const widest = Math.max(...lines.map(widthOf)) * size;
    if (widest <= box.width && lines.length * size * LEADING <= box.height) return { lines, size };
  }
  return { lines: [words.join(' ')], size: 0.01 };
}
