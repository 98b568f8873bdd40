/** Files can be read, and their fields fit the schema (app/content/schema.ts). */
import { problemsIn } from '../content.ts';
import type { Rule } from '../rule.ts';

export const readableFiles: Rule = ({ site, openSource, talks, resume, studies }) =>
  [site, openSource, talks, resume, ...studies].flatMap(problemsIn);
