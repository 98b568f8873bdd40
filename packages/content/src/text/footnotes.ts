/**
 * Rehype plugin: footnotes are named in the language of the text. Their heading, whose id is fixed, gets one that no other
 * heading can have. Links to footnotes, or back to references, that are left out go.
 */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fill } from '../labels/fill.ts';
import { siteId } from '../schema/site-id.ts';
import { languageOf } from './file-language.ts';

const LABEL_ID = siteId('footnotes');

export const rehypeFootnotes = () => (tree: Root, file: VFile) => {
  const { labels } = languageOf(file);
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties, children }) => {
    ids.add(properties.id);
    if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [LABEL_ID];
    else if (properties.dataFootnotes !== undefined) {
      for (const part of children) {
        if (part.type !== 'element' || part.properties.id !== 'footnote-label') continue;
        // In a text with headings of level 1, it is one level lower.
        part.tagName = 'h2';
        part.properties.id = LABEL_ID;
        part.children = [{ type: 'text', value: labels.footnotes }];
      }
    } else if (properties.dataFootnoteBackref !== undefined) {
      // "2-1": footnote 2, its first reference.
      const [number = ''] = /\d[\d-]*/.exec(String(properties.ariaLabel)) ?? [];
      properties.ariaLabel = fill(labels.backToReference, { number });
    }
  });
  // Either can be inside an element that is left out.
  visit(tree, 'element', ({ properties }, index, parent) => {
    const isLink = 'dataFootnoteBackref' in properties || 'dataFootnoteRef' in properties;
    // Ids of footnotes are percent-encoded themselves.
    if (!isLink || ids.has(String(properties.href).slice(1)) || !parent || index === undefined)
      return undefined;
    parent.children.splice(index, 1);
    return index;
  });
};
