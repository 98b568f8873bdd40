/** Code in a text can be run, and shows something. */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const code: Rule = (content) => findInTexts(content, ({ body }) => body.code.problems);
