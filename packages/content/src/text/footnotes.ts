/** Rehype plugin: the heading of the footnotes, whose id is fixed, gets one that no other heading can have, and links back to references that are left out go. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { siteId } from '../schema/site-id.ts';
import { fragmentOf } from './fragments.ts';

const LABEL_ID = siteId('footnotes');

export const rehypeFootnotes = () => (tree: Root) => {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties, children }) => {
    ids.add(properties.id);
    if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [LABEL_ID];
    else if (properties.dataFootnotes !== undefined) {
      for (const part of children) {
        if (part.type === 'element' && part.tagName === 'h2') part.properties.id = LABEL_ID;
      }
    }
  });
  // A reference can be inside an element that is left out.
  visit(tree, 'element', ({ properties }, index, parent) => {
    const isLost =
      properties.dataFootnoteBackref !== undefined && !ids.has(fragmentOf(properties.href));
    if (!isLost || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
};
