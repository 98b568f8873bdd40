/**
 * Rehype plugin: what can be wider than the text scrolls by itself, also by keyboard (WCAG 2.2, 2.1.1). Code blocks get
 * the attributes for it; tables and displayed formulas get a box around them. Styles: app/case-study/overlay.css.ts.
 */
import type { Element, Root } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { type AnyElement, attributeOf, nameOf } from './any-element.ts';
import { languageOf } from './file-language.ts';

/** A group needs a name to be announced, and isn't a landmark as a region is. */
const attributesOf = (label: string) => ({ role: 'group', ariaLabel: label, tabIndex: 0 });

export function rehypeScrollBoxes() {
  return (tree: Root, file: VFile) => {
    const { labels } = languageOf(file);
    visitParents(tree, (node, ancestors) => {
      const element = node as AnyElement;
      const name = nameOf(element);
      if (name === 'pre') addAttributes(element, attributesOf(labels.code));
      const isFormula = name === 'math' && attributeOf(element, 'display') === 'block';
      const label = name === 'table' ? labels.table : isFormula ? labels.formula : undefined;
      const parent = ancestors.at(-1);
      if (!label || !parent) return undefined;
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { ...attributesOf(label), dataScrollBox: '' },
        children: [element as Element],
      };
      (parent.children as unknown[])[parent.children.indexOf(element as Element)] = box;
      return SKIP;
    });
  };
}

function addAttributes(element: AnyElement, attributes: ReturnType<typeof attributesOf>) {
  if (element.type === 'element') {
    Object.assign(element.properties, attributes);
    return;
  }
  const { role, ariaLabel, tabIndex } = attributes;
  for (const [name, value] of [
    ['role', role],
    ['aria-label', ariaLabel],
    ['tabIndex', String(tabIndex)],
  ] as const) {
    element.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}
