/** There is at least one case study. */
import type { Rule } from './rule.ts';

export const anyCaseStudy: Rule = ({ studies, pathOf }) => {
  if (studies.length > 0) return [];
  const reason = 'contains no case study. Run "npm run new -- first" to create one.';
  return [{ file: pathOf('case-studies'), line: 1, field: 'folder', reason }];
};
