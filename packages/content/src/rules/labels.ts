/** In a language that isn't built in, the owner gives the labels. */
import { missingLabels } from '../labels/labels.ts';
import type { Rule } from './rule.ts';

export const labels: Rule = ({ site: { file, data, lineOf } }) => {
  const missing = data ? missingLabels(data) : [];
  if (!data || missing.length === 0) return [];
  const isOne = missing.length === 1;
  const reason = `is ${data.lang}, which isn’t built in, so ${missing.length} ${isOne ? 'label is' : 'labels are'} in English. Add to labels: ${missing.join(', ')}.`;
  return [{ file, line: lineOf(['lang']), field: 'lang', reason }];
};
