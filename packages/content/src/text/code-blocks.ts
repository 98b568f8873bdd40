/**
 * Highlights code blocks at build. The page gets the tokens as `data-token` attributes (app/case-study/mdx/code-block.css.ts),
 * and no script but the copy button's.
 *
 *   ```ts title="app/card.ts" {2,4-6} lines
 *
 * A title, marked lines, and line numbers. Lines of the language `diff` are marked as added or removed.
 */
import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import { transformerMetaHighlight } from '@shikijs/transformers';
import type { Element, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { type BuiltinLanguage, bundledLanguagesInfo, type ShikiTransformer } from 'shiki';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { languageOf } from './file-language.ts';
import { importNode, siteModule } from './import-node.ts';
import { kindOf, tokenTheme } from './code-theme.ts';

const TITLE = /\btitle=(?:(["'])(.*?)\1|([^\s{]+))/;
const LINE_NUMBERS = /(^|\s)lines(?=\s|$)/;
const MARKED_LINES = /\{[\d,-]+\}/;

/** What is written after the language. */
function readMeta(meta: string) {
  const [, , quoted, word] = TITLE.exec(meta) ?? [];
  return { title: quoted ?? word, hasLineNumbers: LINE_NUMBERS.test(meta) };
}

/** The part of it that means nothing. */
export const unknownMeta = (meta: string): string =>
  [TITLE, MARKED_LINES, LINE_NUMBERS].reduce((rest, known) => rest.replace(known, ''), meta).trim();

/** Rehype plugin: a language can be written in capitals. */
export const rehypeCodeLanguages = () => (tree: Root) =>
  visitParents(tree, 'element', ({ tagName, properties }: Element) => {
    const { className } = properties;
    if (tagName === 'code' && Array.isArray(className))
      properties.className = className.map((name) => String(name).toLowerCase());
  });

const toAttributes: ShikiTransformer = {
  name: 'attributes',
  pre(node) {
    const { lang, meta } = this.options;
    const { title, hasLineNumbers } = (meta ?? {}) as Partial<ReturnType<typeof readMeta>>;
    node.properties = {
      dataLanguage: lang,
      dataTitle: title,
      dataLineNumbers: hasLineNumbers ? '' : undefined,
    };
  },
  line(node) {
    const first = this.options.lang === 'diff' ? textOf(node)[0] : undefined;
    const isMarked = String(node.properties.class).includes('highlighted');
    node.properties = {
      dataLine: '',
      dataMarked: isMarked ? '' : undefined,
      dataChange: { '+': 'added', '-': 'removed' }[first ?? ''],
    };
    // Text of no kind needs no element.
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && !child.properties.dataToken ? child.children : [child],
    );
  },
  span(node) {
    node.properties = { dataToken: kindOf(String(node.properties.style ?? '')) };
  },
};

const OPTIONS: RehypeShikiOptions = {
  theme: tokenTheme,
  // Languages are loaded when they are used.
  langs: [],
  // Otherwise, the colors of a line would depend on how busy the machine is.
  tokenizeTimeLimit: 0,
  lazy: true,
  defaultLanguage: 'text',
  parseMetaString: readMeta,
  fallbackLanguage: 'text' as BuiltinLanguage,
  transformers: [transformerMetaHighlight(), toAttributes],
};

/** Rehype plugin: highlights the code blocks of a text. */
export const rehypeCodeColors = [rehypeShiki, OPTIONS] as const;

/** `ts` -> `TypeScript`; undefined for plain text. */
const nameOf = (language: string) =>
  bundledLanguagesInfo.find(({ id, aliases }) => id === language || aliases?.includes(language))
    ?.name;

/** Length from which on a line of code doesn't fit the width of the text, characters. */
const LONG_LINE = 84;
const COMPONENT = 'CodeBlock';

const hasLongLine = (code: Element) =>
  textOf(code)
    .split('\n')
    .some((line) => line.length > LONG_LINE);

/**
 * Rehype plugin: shows code blocks by a component, which only texts with code import. It gets the tokens as HTML: as
 * elements, there would be thousands to hydrate.
 */
export const rehypeCodeBlocks = () => (tree: Root, file: VFile) => {
  const { plainText } = languageOf(file).labels;
  let hasCode = false;
  visitParents(tree, 'element', (node: Element, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.tagName !== 'pre' || !('dataLanguage' in node.properties) || !parent) return undefined;
    hasCode = true;
    const { dataLanguage, dataTitle, dataLineNumbers } = node.properties;
    const attribute = (name: string, value: unknown) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value: String(value) }];
    const block: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: COMPONENT,
      attributes: [
        ...attribute('language', dataLanguage),
        ...attribute('title', dataTitle ?? nameOf(String(dataLanguage)) ?? plainText),
        ...attribute('lineNumbers', dataLineNumbers),
        ...attribute('wide', hasLongLine(node) ? '' : undefined),
        ...attribute('html', toHtml(node.children)),
      ],
      children: [],
    };
    (parent.children as unknown[])[parent.children.indexOf(node)] = block;
    return SKIP;
  });
  if (hasCode) {
    const source = siteModule('code-block.tsx');
    tree.children.unshift(importNode(COMPONENT, source, { isDefault: false }) as never);
  }
};
