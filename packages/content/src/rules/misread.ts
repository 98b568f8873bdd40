/** What Markdown reads otherwise than it looks in the source, as GitHub does. */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';

export const misread: Rule = (content) => findInTexts(content, ({ body }) => body.misread);
