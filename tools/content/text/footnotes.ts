/** Rehype plugin: the heading of the footnotes, whose id is fixed, gets one that no other heading can have. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { siteId } from '../../../app/content/site-id.ts';

const LABEL_ID = siteId('footnotes');

export const rehypeFootnotes = () => (tree: Root) =>
  visit(tree, 'element', ({ properties, children }) => {
    if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [LABEL_ID];
    else if (properties.dataFootnotes !== undefined) {
      for (const part of children) {
        if (part.type === 'element' && part.tagName === 'h2') part.properties.id = LABEL_ID;
      }
    }
  });
