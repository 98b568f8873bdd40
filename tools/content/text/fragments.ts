/** Rehype plugin: as on GitHub, `#Getting-Started` leads to a heading of the same text whose id is in lower case. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export const rehypeFragments = () => (tree: Root) => {
  const ids = new Set<unknown>();
  const links: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.id) ids.add(element.properties.id);
    if (String(element.properties.href ?? '').startsWith('#')) links.push(element);
  });
  for (const { properties } of links) {
    const fragment = String(properties.href).slice(1);
    const lower = fragment.toLowerCase();
    if (!ids.has(fragment) && ids.has(lower)) properties.href = `#${lower}`;
  }
};
