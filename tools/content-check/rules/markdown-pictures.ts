/** Pictures are components: the build makes no sizes of those in Markdown syntax. */
import { studiesWithText } from '../load-content.ts';
import type { Rule } from '../rule.ts';

export const markdownPictures: Rule = (content) =>
  studiesWithText(content).flatMap(({ file, body }) =>
    body.markdownPictures.map((line) => ({
      file,
      line,
      field: 'picture',
      reason: 'is written as Markdown. Use <Image src="…" alt="…" />.',
    })),
  );
