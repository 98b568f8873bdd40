/** A page with star counts has `showsStars: true`, or the server sends it none. */
import { studiesWithText } from '../load-content.ts';
import type { Rule } from '../rule.ts';

export const showsStars: Rule = (content) =>
  studiesWithText(content).flatMap(({ file, data, body }) => {
    const element = body.elements.find(({ name }) => name === 'OpenSource');
    if (!element || !data || data.showsStars) return [];
    const reason = 'shows star counts. Add "showsStars: true" to the frontmatter.';
    return [{ file, line: element.line, field: '<OpenSource>', reason }];
  });
