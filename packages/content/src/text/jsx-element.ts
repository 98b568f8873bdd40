/** A component in the tree of a text, as if it were written in MDX. */
import type { ElementContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';

/** @param options.field what it is called in reports, if it was written in another way */
export const jsxElement = (
  name: string,
  attributes: ReadonlyMap<string, string>,
  children: ElementContent[] = [],
  { position, field }: { position?: Position | undefined; field?: string } = {},
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [...attributes].map(([attribute, value]) => ({
    type: 'mdxJsxAttribute',
    name: attribute,
    value,
  })),
  children,
  ...(position && { position }),
  ...(field && { data: { field } as MdxJsxFlowElementHast['data'] }),
});
