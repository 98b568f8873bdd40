/**
 * Remark plugin: MDX makes a paragraph of text that stands on lines of its own between tags. Inside an element that is a
 * line of text itself, such as `<p>` or `<summary>`, that paragraph would end the element in the browser.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const TEXT_ELEMENTS = /^(p|h[1-6]|summary|caption|figcaption|dt|address)$/;

export const remarkLoneParagraphs = () => (tree: Root) =>
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (!node.name || !TEXT_ELEMENTS.test(node.name)) return;
    const [only, another] = node.children;
    if (only?.type === 'paragraph' && !another) node.children = only.children as never;
    // Several paragraphs are more than a line.
    else if (another && /^(p|h[1-6])$/.test(node.name)) node.name = 'div';
  });
