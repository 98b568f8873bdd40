/** Rehype plugin: the ids of footnotes, whose names are fixed, become ids that no heading can have. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { siteId } from '../../../app/content/site-id.ts';

/** Before an id, or a link to one. */
const PREFIX = /^(#?)user-content-/;
const LABEL_ID = siteId('footnotes');

export const rehypeFootnotes = () => (tree: Root) =>
  visit(tree, 'element', ({ properties, children }) => {
    if (properties.dataFootnoteRef !== undefined) {
      properties.ariaDescribedBy = [LABEL_ID];
      rename(properties, 'id', 'href');
    } else if (properties.dataFootnoteBackref !== undefined) rename(properties, 'href');
    else if (properties.dataFootnotes !== undefined) {
      for (const part of elementsIn(children)) {
        if (part.tagName === 'h2') part.properties.id = LABEL_ID;
        for (const { properties } of elementsIn(part.children)) rename(properties, 'id');
      }
    }
  });

const elementsIn = (nodes: Element['children']) => nodes.filter((node) => node.type === 'element');

function rename(properties: Element['properties'], ...names: string[]) {
  for (const name of names) {
    properties[name] = String(properties[name]).replace(PREFIX, `$1${siteId('')}`);
  }
}
