/** Limits against texts that take too long to read, or overflow the stack. No text that a page can show reaches them. */
import type { Node, Parent } from 'unist';
import type { Finding } from '../read/problem.ts';

/** Levels of lists, quotes and elements in one another. */
const MAX_DEPTH = 100;
/** Characters without an empty line: some Markdown takes time that grows with their square. */
const MAX_PARAGRAPH = 100_000;

/** Markers of quotes and lists at the start of a line, or a list far to the right. */
const DEEP_LINE = new RegExp(
  `^(?:(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_DEPTH}}|[ \\t]{${2 * MAX_DEPTH},}(?:[-+*]|\\d{1,9}[.)])[ \\t])`,
  'm',
);

export class LimitError extends Error {
  readonly finding: Finding;

  constructor(reason: string, line = 1) {
    super(reason);
    this.finding = { line, field: 'text', reason };
  }
}

const TOO_DEEP = `has more than ${MAX_DEPTH} levels of lists, quotes or elements in one another. Write fewer.`;
const TOO_LONG =
  'is too long here. Write an empty line, and save what isn’t text as a file in the media folder.';

/**
 * Checks a text that isn't read yet.
 * @throws LimitError
 */
export function checkLines(source: string) {
  const found = DEEP_LINE.exec(source);
  if (found) throw new LimitError(TOO_DEEP, lineAt(source, found.index));
  let start = 0;
  for (const { 0: gap, index } of `${source}\n\n`.matchAll(/\n\s*\n/g)) {
    if (index - start > MAX_PARAGRAPH) throw new LimitError(TOO_LONG, lineAt(source, start));
    start = index + gap.length;
  }
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** @throws LimitError */
export function checkTree(tree: Node) {
  const open: { node: Node; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { node, depth } = item;
    // A list and its items are two.
    if (depth > 2 * MAX_DEPTH) throw new LimitError(TOO_DEEP, node.position?.start.line);
    for (const child of (node as Parent).children ?? [])
      open.push({ node: child, depth: depth + 1 });
  }
}

/** @throws LimitError if functions that call themselves need too much of the stack */
export function withinStack<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new LimitError(TOO_DEEP) : error;
  }
}
