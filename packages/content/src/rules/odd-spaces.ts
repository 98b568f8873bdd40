/** Markdown after spaces of other kinds, such as U+00A0, is shown as written. */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';
import { oddSpaceIn } from '../text/odd-spaces.ts';
import { shorten } from '../text/shorten.ts';

export const oddSpaces: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.oddSpaces.map(({ text, line }) => ({
      line,
      field: `text "${shorten(text)}"`,
      reason: `has ${oddSpaceIn(text)}, which looks like a space, so it isn't read as Markdown. Write a space, or "&nbsp;" if that is meant.`,
    })),
  );
