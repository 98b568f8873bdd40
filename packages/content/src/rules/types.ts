/** Kinds of case studies fit the head of the page, and those with a meaning are spelled like it. */
import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

/** The specification's. */
const KNOWN = ['Assets', 'About', 'Projects', 'Project', 'Work'];
/** Characters. */
const MAX = 24;

export const types: Rule = (content) =>
  validStudies(content).flatMap(({ file, data, lineOf }) =>
    data.types.flatMap((type, index) => {
      const reason = reasonAgainst(type);
      return reason
        ? [{ file, line: lineOf(['types', index]), field: `types.${index}`, reason }]
        : [];
    }),
  );

function reasonAgainst(type: string): string | undefined {
  const meant = KNOWN.find((known) => known.toLowerCase() === type.toLowerCase());
  if (meant && meant !== type) return `is "${type}", which isn't ${meant}. Write ${meant}.`;
  if (type.length <= MAX) return undefined;
  return `has ${type.length} characters, which is much for the head of the page. Write at most ${MAX}.`;
}
