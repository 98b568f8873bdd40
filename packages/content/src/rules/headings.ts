/** Headings begin at level 2, below the page's title, skip no level, and don't say the title again. */
import { findInTexts } from '../folder/content.ts';
import type { Finding } from '../read/problem.ts';
import type { Body } from '../text/read-body.ts';
import type { Rule } from './rule.ts';

export const headings: Rule = (content) =>
  findInTexts(content, ({ body }) => {
    const repeated = body.repeatedTitle && {
      line: body.repeatedTitle,
      field: 'heading',
      reason:
        'says the title again, which the head of the page shows, so it is left out. Remove it.',
    };
    return [...(repeated ? [repeated] : []), ...reasonsAgainst(body)];
  });

function reasonsAgainst(body: Body): Finding[] {
  const first =
    body.headings.find(({ level }) => level === 1) ??
    body.htmlElements.find(({ name }) => name === 'h1');
  if (first) {
    const reason =
      'has level 1, like the page’s title, so all headings of this text are shown one level lower. Begin it with "##", and headings below it with "###".';
    return [{ line: first.line, field: 'heading', reason }];
  }
  return body.headings.flatMap(({ level, line }, index) => {
    const above = body.headings[index - 1]?.level ?? 1;
    if (level <= above + 1) return [];
    const reason = `skips a level. Begin it with "${'#'.repeat(above + 1)}".`;
    return [{ line, field: 'heading', reason }];
  });
}
