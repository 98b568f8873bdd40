/** Alt texts that say nothing: screen readers skip the picture, or read the name of a file. */
import { findInTexts } from '../folder/content.ts';
import { markdownFor } from './components.ts';
import type { Rule } from './rule.ts';

/** As cameras and exported notes name pictures. */
const NAME_OF_FILE =
  /^((untitled|image|picture)([ _-]*\d+)?|(img|dsc|pxl)[ _-]?\d+)$|\.[a-z]{3,4}$/i;

export const altTexts: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.elements.flatMap(({ name, attributes, line, field = `<${name}>` }) => {
      const [src, alt] = [attributes.get('src'), attributes.get('alt')];
      if (typeof src !== 'string' || typeof alt !== 'string') return [];
      const fix = field === 'picture' ? markdownFor(src) : 'alt="What it shows"';
      const text = alt.trim();
      if (text && !NAME_OF_FILE.test(text)) return [];
      const reason = text
        ? `has the alt text "${text}", which is the name of a file. Write ${fix}.`
        : `has an empty alt text, so screen readers skip it. If it isn’t decoration, write ${fix}.`;
      return [{ line, field, reason }];
    }),
  );
