/** Headings begin at level 2, below the page's title, and skip no level. */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const headings: Rule = (content) =>
  findInTexts(content, ({ body }) => {
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
  });
