/** The carousel has something to show. */
import type { Rule } from '../rule.ts';

export const anyCaseStudy: Rule = ({ studies, pathOf }) => {
  if (studies.length > 0) return [];
  const reason = 'there is no case study; run "npm run new -- first" to make one';
  return [{ file: pathOf('case-studies'), line: 1, field: 'files', reason }];
};
