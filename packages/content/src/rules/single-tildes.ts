/** Single tildes strike through what is between them, as on GitHub, though in prose they often mean "about". */
import { findInTexts } from '../folder/content.ts';
import type { Rule } from './rule.ts';
import { shorten } from '../text/shorten.ts';

export const singleTildes: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.struckThrough.map(({ text, line }) => ({
      line,
      field: `text "${shorten(text)}"`,
      reason:
        'is between "~", so it is struck through. Write "\\~" if that isn\'t meant, else "~~".',
    })),
  );
