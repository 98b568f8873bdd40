/** Sets words into a box as large as they fit. */

export type SetWords = { lines: readonly string[]; size: number };

/** Distance of lines, by the size of letters. */
export const LEADING = 1.06;

/** Steps in which letters become smaller. */
const SHRINK_FACTOR = 0.94;

/** Fewest words to a line first; a word that is longer than the line stays whole. */
function wrap(words: readonly string[], width: number, widthOf: (text: string) => number) {
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
 * Lines and size of a text, so that it fills the box and does not leave it.
 * @param widthOf width of a text in letters of size 1
 * @param largest size of letters
 */
export function setWords(
  text: string,
  box: { width: number; height: number },
  widthOf: (text: string) => number,
  largest: number,
): SetWords {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { lines: [], size: largest };
  for (let size = largest; size > 0.01; size *= SHRINK_FACTOR) {
    const lines = wrap(words, box.width / size, widthOf);
    const widest = Math.max(...lines.map(widthOf)) * size;
    if (widest <= box.width && lines.length * size * LEADING <= box.height) return { lines, size };
  }
  return { lines: [words.join(' ')], size: 0.01 };
}
