/** A reference to a footnote leads to one. */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const emptyFootnotes: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.unread.emptyFootnotes.map(({ label, line }) => ({
      line,
      field: `footnote [^${label}]`,
      reason: `has no text, so it is shown as written. Add a line "[^${label}]: …", or write "\\[".`,
    })),
  );
