/**
 * Rehype plugin for tables: columns of numbers are aligned at the right, and a paragraph below a table that begins with
 * `Table:` is its caption, as in Pandoc (https://pandoc.org/MANUAL.html#tables).
 */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A number with what can stand around it: a sign, a currency, separators, and a short unit such as `%`, `ms` or `kB`. */
const NUMBER =
  /^[-+−±~≈<>≤≥]?\s?[$€£¥]?\s?\d[\d.,\u00a0\u202f' ]*\s?([%‰×x°€]|[a-zµ]{1,3}(\/[a-z]{1,3})?)?$/i;
/** Length from which on a cell has several lines on a phone. */
const MANY_WORDS = 44;
const EMPTY = /^[-–—]?$/;
const CAPTION = /^Table:\s*/;

const isElement = (node: unknown, name: RegExp): node is Element =>
  (node as Element).type === 'element' && name.test((node as Element).tagName);

export const rehypeTables = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table') return;
    alignNumbers(node);
    markLongCells(node);
    const siblings = parent?.children ?? [];
    const at = siblings.findIndex((one, place) => place > (index ?? 0) && one.type !== 'text');
    const next = siblings[at];
    if (!next || !isElement(next, /^p$/)) return;
    const [first] = next.children;
    if (first?.type !== 'text' || !CAPTION.test(first.value)) return;
    first.value = first.value.replace(CAPTION, '');
    node.children.unshift({ ...next, tagName: 'caption' });
    siblings.splice(at, 1);
  });

/** A table of two columns is in view as a whole. */
function markLongCells(table: Element) {
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((cell) => isElement(cell, /^t[hd]$/));
    if (cells.length <= 2) return;
    for (const cell of cells as Element[]) {
      if (textOf(cell).length >= MANY_WORDS) cell.properties.dataManyWords = '';
    }
  });
}

function alignNumbers(table: Element) {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => isElement(cell, /^t[hd]$/)));
  });
  const body = rows.filter((row) => row.some((cell) => cell.tagName === 'td'));
  for (const column of rows[0]?.keys() ?? []) {
    const texts = body.map((row) => (row[column] ? textOf(row[column]).trim() : ''));
    const hasNumbers = texts.some((text) => NUMBER.test(text));
    if (!hasNumbers || !texts.every((text) => EMPTY.test(text) || NUMBER.test(text))) continue;
    for (const row of rows) if (row[column]) row[column].properties.align ??= 'right';
  }
}
