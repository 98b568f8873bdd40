/** Fits text into a box. */

export type SetWords = { lines: readonly string[]; size: number };

/** Line height, em. */
export const LEADING = 1.06;

/** Factor of each step to a smaller font size. */
const SHRINK_FACTOR = 0.94;

/** Wraps words greedily; a word longer than the line isn't broken. */
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
 * Lines and font size with which a text fills the box without overflow.
 * @param widthOf width of a text at font size 1
 * @param largest maximum font size
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
