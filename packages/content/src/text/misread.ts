/** What Markdown reads otherwise than it looks in the source: nothing fails, but text is lost or in the wrong place. */
import type { Code, Heading, Nodes, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Finding } from '../read/problem.ts';
import { shorten } from './shorten.ts';

type Misread = Pick<Finding, 'field' | 'reason'>;

/**
 * @param node of the source
 * @param before the node before it, with the same parent
 */
export function findMisread(
  node: Nodes,
  before: Nodes | undefined,
  parent: Nodes | undefined,
  source: string,
): Misread | undefined {
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset, end?.offset);
  switch (node.type) {
    case 'tableRow':
      return parent?.type === 'table' ? tooManyCells(node, parent.align?.length) : undefined;
    case 'code':
      return misreadCode(node, written);
    case 'heading':
      return underlined(node, written);
    case 'list':
    case 'listItem':
      return before?.type === node.type ? halfNested(node, before) : undefined;
    default:
      return undefined;
  }
}

function tooManyCells({ children }: TableRow, columns = Infinity): Misread | undefined {
  const [lost] = children.slice(columns);
  return (
    lost && {
      field: 'table',
      reason: `has ${columns} columns, so "${shorten(toString(lost)) || '|'}" is left out of this row. Write "\\|" for a "|" in a cell, also in code.`,
    }
  );
}

function misreadCode({ value }: Code, written: string): Misread | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  if (!fence) {
    return /^<[/!a-z]/i.test(value)
      ? {
          field: 'HTML',
          reason:
            'is indented by four spaces, so it is shown as code. Indent it less, or write it between lines of ``` if that is meant.',
        }
      : undefined;
  }
  const closed = new RegExp(`\\n[ \\t>]*${fence}${fence.slice(0, 1)}*[ \\t]*$`).test(written);
  return closed
    ? undefined
    : {
        field: 'code block',
        reason: `has no end, so what follows is in it. Write ${fence} on a line of its own below it.`,
      };
}

function underlined(node: Heading, written: string): Misread | undefined {
  const [, text] = /^([^]+)\n[^\n]*-[ \t]*$/.exec(written) ?? [];
  return text && /\n|[.:。][*_)"'”’»]*\s*$/.test(text)
    ? {
        field: 'heading',
        reason: `"${shorten(toString(node))}" is one because of the "---" right below it. Write an empty line between them for a rule, or remove "---".`,
      }
    : undefined;
}

function halfNested(node: Nodes, before: Nodes): Misread | undefined {
  const columnOf = ({ position }: Nodes) => position?.start.column ?? 1;
  return columnOf(node) > columnOf(before)
    ? {
        field: 'list item',
        reason:
          'begins left of the text of the one above, so it isn’t nested. Begin it right below that text, or below its mark.',
      }
    : undefined;
}
