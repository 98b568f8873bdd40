/** Alt texts that don't say what a picture shows: empty ones, and names that cameras and exports give. */
import { findInTexts } from '../folder/content.ts';
import { isPicture } from '../schema/media-formats.ts';
import { markdownFor } from '../text/picture-advice.ts';
import type { Rule } from './rule.ts';

/** Names without an extension; in Obsidian, a size. */
const GIVEN_NAME = /^((untitled|image|picture)([ _-]*\d+)?|(img|dsc|pxl)[ _-]?\d+|\d+(x\d+)?)$/i;
const SIZE = /\| *\d+(x\d+)?$/;

export const altTexts: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.elements.flatMap(({ name, attributes, line, field = `<${name}>` }) => {
      const [src, alt] = [attributes.get('src'), attributes.get('alt')];
      if (typeof src !== 'string' || typeof alt !== 'string') return [];
      const fix = field === 'picture' ? markdownFor(src) : 'alt="What it shows"';
      const text = alt.trim();
      const says = text && !isPicture(text) && !GIVEN_NAME.test(text);
      if (says && !SIZE.test(text)) return [];
      let reason = `has an empty alt text, so screen readers skip it. If it isn’t decoration, write ${fix}.`;
      if (says) {
        reason = `has the alt text "${text}", of which only Obsidian reads the size. Write <img src="…" alt="…" width="…" />.`;
      } else if (text) {
        reason = `has the alt text "${text}", which doesn’t say what it shows. Write ${fix}.`;
      }
      return [{ line, field, reason }];
    }),
  );
