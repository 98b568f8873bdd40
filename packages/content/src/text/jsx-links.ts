/** Rehype plugin: `<a>` written as HTML in MDX becomes a link as Markdown's, which the site's component shows. */
import type { Element, Parents, Root } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export const rehypeJsxLinks = () => (tree: Root) => {
  visitParents(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, ancestors) => {
    const parent = ancestors.at(-1) as Parents | undefined;
    const link = toLink(node as unknown as Jsx);
    if (link && parent)
      (parent.children as unknown[])[parent.children.indexOf(node as never)] = link;
  });
};

/** Undefined if an attribute is code, as for an imported file. */
function toLink({ name, attributes, children, position }: Jsx): Element | undefined {
  if (name !== 'a') return undefined;
  const properties: Element['properties'] = {};
  for (const attribute of attributes) {
    const value = attribute.value ?? true;
    if (!('name' in attribute) || typeof value === 'object') return undefined;
    properties[attribute.name] = value;
  }
  // As in Markdown (raw-html.ts).
  if (properties.name) properties.id ??= properties.name;
  delete properties.name;
  return {
    type: 'element',
    tagName: 'a',
    properties,
    children: children as Element['children'],
    ...(position && { position }),
  };
}
