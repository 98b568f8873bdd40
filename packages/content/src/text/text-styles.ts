/**
 * Rehype plugin: a text imports the style sheets of what it has, so that no other page loads them. Components import
 * their own.
 */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { siteModule, stylesImport } from './import-node.ts';
import { type AnyElement, attributeOf, nameOf } from './any-element.ts';

const ELEMENTS = /^(h[4-6]|kbd|mark|sup|sub|abbr|del|s|ins|small|dl|details|figcaption)$/;

/** File in app/case-study/mdx/ -> whether an element needs it. */
const SHEETS: Record<string, (element: AnyElement) => boolean> = {
  elements: (element) => ELEMENTS.test(nameOf(element)),
  alerts: (element) => attributeOf(element, 'dataAlert') !== undefined,
  preformatted: (element) => /^(pre|CodeBlock)$/.test(nameOf(element)),
  tables: (element) => nameOf(element) === 'table',
  'task-lists': (element) => attributeOf(element, 'dataTask') !== undefined,
  footnotes: (element) => attributeOf(element, 'dataFootnotes') !== undefined,
  pictures: (element) =>
    ['dataPicture', 'dataPictures'].some((name) => attributeOf(element, name) !== undefined),
  'placed-pictures': (element) =>
    ['dataFloat', 'dataWidth'].some((name) => attributeOf(element, name) !== undefined),
  downloads: (element) => attributeOf(element, 'dataDownload') !== undefined,
  contents: (element) => attributeOf(element, 'dataContents') !== undefined,
  'whole-words': (element) => attributeOf(element, 'dataWholeWord') !== undefined,
  formulas: (element) => nameOf(element) === 'math',
};

export const rehypeTextStyles = () => (tree: Root) => {
  const used = new Set<string>();
  visit(tree, (node) => {
    for (const [sheet, needs] of Object.entries(SHEETS)) {
      if (needs(node as AnyElement)) used.add(sheet);
    }
  });
  const imports = [...used].map((sheet) => stylesImport(siteModule(`${sheet}.css.ts`)));
  tree.children.unshift(...(imports as never[]));
};
