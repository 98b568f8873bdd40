/** Rehype plugin: sets a short quotation large (app/case-study/mdx/quotes.css.ts). */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { siteModule, stylesImport } from './import-node.ts';

/** The most characters of a quotation that is a line, not a passage. */
const SHORT = 180;

export const rehypeQuotes = () => (tree: Root) => {
  const quotes = tree.children.filter(
    (node): node is Element =>
      node.type === 'element' && node.tagName === 'blockquote' && isShort(node),
  );
  for (const { properties } of quotes) properties.dataShort = '';
  if (quotes.length > 0) {
    tree.children.unshift(stylesImport(siteModule('quotes.css.ts')) as never);
  }
};

/** One or two paragraphs of words: the second may say whose they are. */
function isShort(quote: Element): boolean {
  const blocks = quote.children.filter((child) => child.type !== 'text');
  const areParagraphs = blocks.every((child) => child.type === 'element' && child.tagName === 'p');
  return areParagraphs && blocks.length <= 2 && textOf(quote).trim().length <= SHORT;
}
