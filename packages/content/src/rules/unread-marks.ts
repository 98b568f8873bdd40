/** What only other programs read: tags of site generators, wiki links, names of emoji, and the fields of a page in Notion. */
import { findInTexts } from '../folder/content.ts';
import { shorten } from '../text/shorten.ts';
import type { Rule } from './rule.ts';

const FIELDS = /^\p{Lu}[\p{L} ]{0,30}: \S.*(\n\p{Lu}[\p{L} ]{0,30}: \S.*)+$/u;

export const unreadMarks: Rule = (content) =>
  findInTexts(content, ({ body }) => {
    const [first] = body.texts;
    const fields = first &&
      FIELDS.test(first.text) && {
        line: first.line,
        field: `text "${shorten(first.text.replace(/\n[^]*/, ''))}"`,
        reason:
          'and the lines below it run together to one paragraph. If they are fields, as in an export of Notion, move them to the top, such as role and skills, or remove them.',
      };
    const marks = body.unread.marks.map(({ text, fix, line }) => ({
      line,
      field: `text "${shorten(text)}"`,
      reason: `isn’t read here, so it is shown as written. ${fix}`,
    }));
    return [...(fields ? [fields] : []), ...marks];
  });
