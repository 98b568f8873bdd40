/** Code in a text can be run, and shows something. */
import { studiesWithText } from '../content.ts';
import type { Rule } from '../rule.ts';

export const code: Rule = (content) =>
  studiesWithText(content).flatMap(({ file, body }) =>
    body.code.problems.map((problem) => ({ file, ...problem })),
  );
