/** Pictures are components: the build makes no sizes of those in Markdown syntax. */
import { findInTexts } from '../content.ts';
import { pictureAdvice } from '../text/picture-advice.ts';
import type { Rule } from '../rule.ts';

export const markdownPictures: Rule = (content) =>
  findInTexts(content, ({ slug, body }) =>
    body.markdownPictures.map(({ src, alt, line }) => ({
      line,
      field: 'picture',
      reason: `is written as Markdown. ${pictureAdvice(src, alt, content.pathOf('media', slug))}`,
    })),
  );
