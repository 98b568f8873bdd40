/**
 * Rehype plugin: the title of the page is its only heading of level 1, so in a text with such headings all of them are
 * one level lower.
 */
import type { Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';

const HEADING = /^h([1-6])$/;

/** Written as Markdown, or as HTML in MDX. */
type Named = { type: string; tagName?: unknown; name?: unknown };

export const rehypeHeadingLevels = () => (tree: Root) => {
  const headings: { element: Named; key: keyof Named; level: number }[] = [];
  visitParents(tree, (node) => {
    const key = node.type === 'element' ? 'tagName' : 'name';
    const [, level] = HEADING.exec(String((node as Named)[key])) ?? [];
    if (level) headings.push({ element: node, key, level: Number(level) });
  });
  if (!headings.some(({ level }) => level === 1)) return;
  for (const { element, key, level } of headings) element[key] = `h${Math.min(level + 1, 6)}`;
};
