/** Rehype plugin: as on GitHub, `#Getting-Started` leads to a heading of the same text whose id is in lower case. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export const rehypeFragments = () => (tree: Root) => {
  const ids = new Set<unknown>();
  const links: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.id) ids.add(element.properties.id);
    if (fragmentOf(element.properties.href) !== undefined) links.push(element);
  });
  for (const { properties } of links) {
    const fragment = fragmentOf(properties.href) ?? '';
    const lower = fragment.toLowerCase();
    if (!ids.has(fragment) && ids.has(lower)) properties.href = `#${lower}`;
  }
};

/** The id that a link of a page to itself leads to. */
export function fragmentOf(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('#')) return undefined;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}
