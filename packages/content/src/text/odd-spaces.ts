/** Spaces of other kinds, such as the no-break space (U+00A0), where Markdown reads only plain ones. */
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { codePoint } from '../read/problem.ts';
import type { TextBlock } from './read-body.ts';

const ODD_SPACE = /[^\S \t\r\n]/;

/**
 * What would be read as Markdown if its spaces were plain ones.
 * @param tree of the source
 * @param parse as the tree was parsed
 */
export function findOddSpaces(
  tree: Root,
  source: string,
  parse: (source: string) => Root | undefined,
): TextBlock[] {
  const plain = ODD_SPACE.test(source)
    ? parse(source.replaceAll(new RegExp(ODD_SPACE, 'g'), ' '))
    : undefined;
  if (!plain) return [];
  const read = new Set(marksIn(tree).map(({ mark }) => mark));
  const lines = marksIn(plain).flatMap(({ mark, line }) => (read.has(mark) ? [] : [line]));
  const written = source.split(/\r\n|\r|\n/);
  return [...new Set(lines)].map((start) => {
    const odd = written.findIndex((each, index) => index >= start - 1 && ODD_SPACE.test(each));
    return { text: written[odd] ?? '', line: odd + 1 };
  });
}

/** The first space of another kind, as Unicode writes it. */
export const oddSpaceIn = (text: string): string => codePoint(ODD_SPACE.exec(text)?.[0] ?? '');

function marksIn(tree: Root) {
  const marks: { mark: string; line: number }[] = [];
  visit(tree, (node) => {
    const kind = kindOf(node);
    const line = node.position?.start.line ?? 1;
    if (kind) marks.push({ mark: `${line} ${kind}`, line });
  });
  return marks;
}

/** What spaces decide on; undefined if they don't. */
function kindOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
    case 'table':
    case 'thematicBreak':
    case 'definition':
      return node.type;
    case 'listItem':
      return `${node.type} ${node.checked ?? ''}`;
    case 'link':
    case 'image':
      return `${node.type} ${node.title ?? ''}`;
    case 'blockquote':
      return /^\[!\w+\](\n|$)/.test(toString(node)) ? 'alert' : node.type;
    default:
      return undefined;
  }
}
