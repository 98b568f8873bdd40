/** Files can be read, and their fields fit the schema (packages/content/src/schema). */
import { problemsIn } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const readableFiles: Rule = ({ site, openSource, talks, resume, studies }) =>
  [site, openSource, talks, resume, ...studies].flatMap(problemsIn);
