/** Headings begin at level 2, below the page's title, and skip no level. */
import { findInTexts } from '../content.ts';
import type { Rule } from '../rule.ts';

export const headings: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.headings.flatMap(({ level, line }, index) => {
      const place = { line, field: 'heading' };
      const above = body.headings[index - 1]?.level ?? 1;
      if (level === 1) {
        const reason = 'has level 1, which is reserved for the page’s title. Begin it with "##".';
        return [{ ...place, reason }];
      }
      if (level <= above + 1) return [];
      return [{ ...place, reason: `skips a level. Begin it with "${'#'.repeat(above + 1)}".` }];
    }),
  );
