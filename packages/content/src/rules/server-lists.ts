/**
 * Lists from the YAML files come from the server, which leaves out samples. An import would put the whole file into a
 * script for visitors, and a heading above an empty list would have nothing below it.
 */
import type { ComponentName } from '../schema/mdx-components.ts';
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';

/** Components that may have nothing to show, because all they show can be samples. */
const MAY_BE_EMPTY: readonly string[] = [
  'Talks',
  'OwnerCity',
  'OwnerHobbies',
] satisfies ComponentName[];

export const serverLists: Rule = (content) =>
  findInTexts(content, ({ body }) => [
    ...body.imports
      .filter(({ source }) => /\.ya?ml(\?|$)/.test(source))
      .map(({ source, line }) => ({
        line,
        field: 'import',
        reason: `"${source}" isn't allowed. Remove the line; <Talks /> and similar components need no import.`,
      })),
    ...body.headings
      .filter(({ next }) => next !== undefined && MAY_BE_EMPTY.includes(next))
      .map(({ line, next }) => ({
        line,
        field: 'heading',
        reason: `would stay when <${next}> has nothing to show. Put it inside: <${next}>, an empty line, the heading, an empty line, </${next}>.`,
      })),
  ]);
