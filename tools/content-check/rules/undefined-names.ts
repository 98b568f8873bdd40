/** A name in braces is defined in the file; otherwise the page can't be rendered. */
import { studiesWithText } from '../load-content.ts';
import type { Rule } from '../rule.ts';

export const undefinedNames: Rule = (content) =>
  studiesWithText(content).flatMap(({ file, body }) =>
    body.undefinedNames.map(({ name, line }) => ({
      file,
      line,
      field: `{${name}}`,
      reason: `is code, and ${name} is not defined. To show it as text, write \\{${name}}.`,
    })),
  );
