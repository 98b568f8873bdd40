/** Texts of a résumé, which may have Markdown or HTML in them, as plain text. */
import { fromHtml } from 'hast-util-from-html';
import { toString as htmlToString } from 'hast-util-to-string';
import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Elements of HTML that résumés have; other text between angle brackets, such as in "Array<string>", is text. */
const TAG =
  /<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|u|ul)\b[^>]*>/gi;
const LINK = /<a\b[^>]*\bhref=["']([^"'\s]+)["'][^>]*>(.*?)<\/a>/gis;
const BLOCK_END = /<\/(?:blockquote|div|h[1-6]|li|ol|p|ul)>|<hr[^>]*>|<br[^>]*>\s*<br[^>]*>/gi;

/** What begins a point in a text from a word processor, on a line of its own. The last two are in its symbol fonts. */
const BULLET = /^[^\S\r\n]*(?:[•‣⁃◦∙▪▫●○■□◆◇➢➤►✓✔\uF0A7\uF0B7][^\S\r\n]*|[·–—][^\S\r\n]+)(?=\S)/gm;

/** @returns the paragraphs and the items of lists, each on one line, without empty ones */
export const paragraphsOf = (text: string): string[] => readParagraphs(text, textOf);

/** The same, with links as Markdown has them. */
export const paragraphsWithLinks = (text: string): string[] => readParagraphs(text, textWithLinks);

function readParagraphs(text: string, textOf: (node: Nodes) => string): string[] {
  const blocks = /<\w/.test(text) ? htmlBlocks(text) : [text];
  return blocks
    .flatMap((block) =>
      markdown
        .parse(block.replaceAll(BULLET, '- '))
        .children.flatMap(blocksIn)
        .map((node) => textOf(node)),
    )
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The same, as one line. */
export const lineOf = (text: string): string => paragraphsOf(text).join(' ');

/** Splits HTML into blocks of text. */
const htmlBlocks = (html: string): string[] =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .replaceAll(LINK, '[$2]($1)')
    .split(BLOCK_END)
    .map((block) => block.replaceAll(/<br[^>]*>/gi, '\n').replaceAll(TAG, ''));

const blocksIn = (node: RootContent): RootContent[] =>
  'children' in node &&
  (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote')
    ? (node.children as RootContent[]).flatMap(blocksIn)
    : [node];

function textWithLinks(node: Nodes): string {
  if (node.type === 'link' && /^(https?|mailto):/.test(node.url)) {
    return `[${node.children.map(textOf).join('')}](${node.url})`;
  }
  return 'children' in node ? node.children.map(textWithLinks).join('') : textOf(node);
}

/** What is not HTML but looks like it is kept. */
function textOf(node: Nodes): string {
  if (node.type === 'html')
    return htmlToString(fromHtml(node.value, { fragment: true })) || node.value;
  if ('children' in node) return node.children.map(textOf).join('');
  if (node.type === 'break') return ' ';
  return toString(node);
}
