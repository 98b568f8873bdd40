/** Finds what was pasted by accident, such as a picture as text: some of it takes minutes to parse. */
import type { Finding } from '../read/problem.ts';

const MAX_CHARACTERS = 100_000;

export function findLongParagraph(source: string): Finding | undefined {
  let line = 1;
  for (const paragraph of source.split(/(?<=\n[^\S\n]*\n)/)) {
    if (paragraph.length > MAX_CHARACTERS) {
      const reason =
        'is too long here. Write an empty line, and save what isn’t text as a file in the media folder.';
      return { line, field: 'text', reason };
    }
    line += paragraph.split('\n').length - 1;
  }
  return undefined;
}
