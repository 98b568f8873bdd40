import { validStudies } from '../folder/content.ts';
import type { Rule } from './rule.ts';

/** A field under its former name works until the next major version. */
export const formerFields: Rule = (content) =>
  validStudies(content).flatMap(({ file, formerFields = [] }) =>
    formerFields.map(({ former, name, line }) => ({
      file,
      line,
      field: former,
      reason: `is called ${name} now. Rename it.`,
    })),
  );
