/** Texts in fields are plain: on cards, in the list of pages and in search results, nothing reads Markdown or HTML. */
import { validStudies } from '../folder/content.ts';
import { shorten } from '../text/shorten.ts';
import type { Rule } from './rule.ts';

const FIELDS = ['title', 'desc', 'sub', 'role', 'outcome', 'summary'];
const MARKS =
  /`[^`]+`|\*\*[^*]+\*\*|\[[^[\]]+\]\([^()\s]+\)|&(?:[a-z]{2,8}|#\w+);|<([a-z]+)\b[^<>]*>[^<>]*<\/\1>|<br *\/?>/;

export const plainFields: Rule = (content) =>
  validStudies(content).flatMap(({ file, raw, lineOf }) =>
    FIELDS.flatMap((field) => {
      const written = (raw as Record<string, unknown>)[field];
      const [mark] = (typeof written === 'string' && MARKS.exec(written)) || [];
      const reason = `is plain text, so "${shorten(mark ?? '')}" is shown as written. Write it without the marks.`;
      return mark ? [{ file, line: lineOf([field]), field, reason }] : [];
    }),
  );
