/** Attributes of the components in a text. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { JsxNode } from '../text/read-body.ts';

export function setAttribute(
  { attributes }: JsxNode,
  name: string,
  value: MdxJsxAttribute['value'],
) {
  const present = attributes.findLast(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (present) present.value = value;
  else attributes.push({ type: 'mdxJsxAttribute', name, value });
}

export const hasAttribute = ({ attributes }: JsxNode, name: string) =>
  attributes.some((attribute) => 'name' in attribute && attribute.name === name);

/** Removes an attribute. @returns its value, if it is text */
export function takeAttribute({ attributes }: JsxNode, name: string): string | undefined {
  const index = attributes.findIndex((attribute) => 'name' in attribute && attribute.name === name);
  if (index < 0) return undefined;
  const [taken] = attributes.splice(index, 1);
  return typeof taken?.value === 'string' ? taken.value : undefined;
}

export const isLink = (node: Node) =>
  ('tagName' in node && node.tagName === 'a') ||
  ('name' in node && /^(a|LinkCard)$/.test(String(node.name)));
