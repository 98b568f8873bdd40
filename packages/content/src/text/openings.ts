/**
 * Rehype plugin: marks the first paragraph of a text without headings, lists or pictures (app/case-study/mdx/openings.css.ts).
 *
 *   a text of one short paragraph       is set large
 *   a text of paragraphs and no others  begins with a cut-out initial
 */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { siteModule, stylesImport } from './import-node.ts';

/** The most characters of a text that is set large. */
const LINE = 160;
/** The fewest paragraphs of a text with an initial, and characters beside it: it is three lines high. */
const FEW = 3;
const INITIAL = 160;
/** Scripts whose letters stand alone and have an upper case. */
const HAS_INITIAL = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

export const rehypeOpenings = () => (tree: Root) => {
  const blocks = tree.children.filter(
    (node) => node.type !== 'text' && String(node.type) !== 'mdxjsEsm' && node.type !== 'comment',
  );
  if (!blocks.every(isParagraph)) return;
  const [first] = blocks as Element[];
  if (!first) return;
  const text = textOf(first).trim();
  const [start] = first.children;
  const hasInitial = start?.type === 'text' && HAS_INITIAL.test(start.value);
  if (blocks.length === 1 && text.length <= LINE) first.properties.dataOpening = 'line';
  else if (blocks.length >= FEW && text.length >= INITIAL && hasInitial)
    first.properties.dataOpening = 'initial';
  else return;
  tree.children.unshift(stylesImport(siteModule('openings.css.ts')) as never);
};

const isParagraph = (node: Root['children'][number]) =>
  node.type === 'element' && node.tagName === 'p';
