/** Parses MDX, and explains the syntax error at which the parser stops. */
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { replacementFor, VOID_ELEMENTS } from './html-elements.ts';
import type { Finding } from '../read/problem.ts';
import { FRONTMATTER } from '../read/read-yaml.ts';
import { shorten } from './shorten.ts';
import { remarkPlugins } from './text-plugins.ts';

const processor = createProcessor({ remarkPlugins });

/** An error of the parser. */
type ParserError = {
  /** Missing for an error in the parser itself. */
  reason?: string;
  message: string;
  ruleId?: string;
  source?: string;
  /** Missing for a tag that is still open at the end of the file. */
  line?: number;
  column?: number;
  /** Error of the JavaScript parser. */
  cause?: { message: string };
};

/** Where the mistake begins, and the words of the report. */
type Mistake = Pick<Finding, 'field' | 'reason'> & { start: number };

export type ParsedText = {
  /** Undefined if there is an error. */
  tree: Root | undefined;
  /** The source, with spaces in place of the frontmatter. */
  readable: string;
  error: Finding | undefined;
};

/** @param source the whole file, so that line numbers match it */
export function parseText(source: string): ParsedText {
  const readable = source.replace(FRONTMATTER, blank);
  try {
    return { tree: processor.parse(readable) as Root, readable, error: undefined };
  } catch (thrown) {
    const { start, field, reason } = explain(readable, thrown as ParserError);
    return { tree: undefined, readable, error: { ...pointAt(readable, start), field, reason } };
  }
}

function explain(source: string, error: ParserError): Mistake {
  const offset = offsetAt(source, error.line ?? 1, error.column ?? 1);
  return (
    explainUsual(source, offset, error) ?? {
      start: offset,
      field: 'MDX',
      reason: `syntax error: ${messageOf(error)}. Fix it here or just before.`,
    }
  );
}

/** @param offset where the parser stopped */
function explainUsual(source: string, offset: number, error: ParserError): Mistake | undefined {
  if (error.ruleId === 'end-tag-mismatch') return explainOpenTag(source, offset, error);
  switch (error.source) {
    case 'micromark-extension-mdx-jsx':
    case 'mdast-util-mdx-jsx':
      return explainTag(source, offset);
    case 'micromark-extension-mdxjs-esm':
      return explainExport(source, offset, error);
    case 'micromark-extension-mdx-expression':
      return explainCode(source, offset, error);
    default:
      return undefined;
  }
}

const messageOf = ({ reason, message }: ParserError) => (reason ?? message).split('\n', 1)[0] ?? '';

const describeCause = (error: ParserError) =>
  (error.cause?.message ?? messageOf(error)).replace(/^./, (letter) => letter.toLowerCase());

/** A tag without its other half in the same block. The parser's message names the opening tag and its place. */
function explainOpenTag(source: string, offset: number, error: ParserError): Mistake {
  const [, name = '', line, column] =
    /`<([^/>`][^>`]*|)>` \((\d+):(\d+)-/.exec(messageOf(error)) ?? [];
  if (line === undefined) {
    // The closing tag ends a paragraph that its opening tag is above.
    const [tag = '</>'] = /^<\/[^>]*>/.exec(source.slice(offset)) ?? [];
    return { start: offset, field: tag, reason: `begins in another paragraph. ${PLACES}` };
  }
  const start = offsetAt(source, Number(line), Number(column));
  const [written = ''] = /^[^>]*>/.exec(source.slice(start)) ?? [];
  const closing = `</${name}>`;
  const reason = VOID_ELEMENTS.test(name)
    ? (replacementFor(name) ?? `is not closed. Write ${shorten(written.replace(/\s*>$/, ' />'))}.`)
    : source.includes(closing, start)
      ? `isn’t closed where it should be. ${PLACES}`
      : `is not closed. Write ${closing} where it ends, or \\<${name}> to show it as text.`;
  return { start, field: `<${name}>`, reason };
}

const PLACES =
  'Write both tags in the same paragraph, or each on a line of its own with empty lines around, and close inner ones first.';

/** What begins with "<" and can't be read as a tag. @param offset where the parser stopped */
function explainTag(source: string, offset: number): Mistake | undefined {
  const start = source[offset] === '<' ? offset : source.lastIndexOf('<', offset - 1);
  if (start === -1) return undefined;
  const rest = source.slice(start);
  if (rest.startsWith('<!--')) {
    return { start, field: 'comment', reason: 'is written as HTML. Write {/* … */}.' };
  }
  const [link, url = ''] =
    /^<((?:https?|ftp|mailto|tel):[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/i.exec(rest) ?? [];
  if (link !== undefined) {
    const href = /^[a-z]+:/i.test(url) ? url : `mailto:${url}`;
    return { start, field: shorten(link), reason: `is not a link in MDX. Write [text](${href}).` };
  }
  const [closing, name = ''] = /^<\/([\w.:-]+)\s*>/.exec(rest) ?? [];
  if (closing !== undefined) {
    const reason = VOID_ELEMENTS.test(name)
      ? `is not HTML. Write <${name} />.`
      : `closes nothing. Write <${name}> where it begins, or remove it.`;
    return { start, field: closing, reason };
  }
  if (!/^<\/?[\p{L}$_]/u.test(rest)) {
    return { start, field: '"<"', reason: 'begins a tag. To show it as text, write \\<.' };
  }
  const [tag = '<'] = /^<([\w.:-]+)[^<>]*>?/.exec(rest) ?? [];
  const reason =
    'is not a valid tag. Write values of attributes in quotes, or \\< to show it as text.';
  return { start, field: shorten(tag.trim()), reason };
}

/** A paragraph that begins with "import" or "export". */
function explainExport(source: string, offset: number, error: ParserError): Mistake {
  const gap = source.slice(0, offset).search(/\n[^\S\n]*\n(?![^]*\n[^\S\n]*\n)/);
  const start = gap === -1 ? source.search(/\S/) : gap + source.slice(gap).search(/\S/);
  const word = source.startsWith('import', start) ? 'import' : 'export';
  const reason = `begins code with a syntax error: ${describeCause(error)}. Fix it, or begin the line with another word to show it as text.`;
  return { start: Math.max(start, 0), field: `"${word}"`, reason };
}

/** Braces. */
function explainCode(source: string, offset: number, error: ParserError): Mistake | undefined {
  const start = openBraceBefore(source, offset);
  if (start === -1) return undefined;
  if (error.ruleId === 'unexpected-eof') {
    const reason = 'is not closed. Write } where the code ends, or \\{ to show it as text.';
    return { start, field: '"{"', reason };
  }
  const code = source.slice(start, closingBraceAfter(source, start));
  const what = `is code with a syntax error: ${describeCause(error)}`;
  const [, attribute] = /([\w:.-]+)=$/.exec(source.slice(0, start)) ?? [];
  return attribute === undefined
    ? { start, field: shorten(code), reason: `${what}. ${adviceToEscape(code)}` }
    : {
        start,
        field: `${attribute}=${shorten(code)}`,
        reason: `${what}. Fix it, or write ${attribute}="…".`,
      };
}

/** @param code with its braces */
export const adviceToEscape = (code: string) =>
  `To show it as text, write ${shorten(code.replaceAll('{', '\\{'))}.`;

/** Offset of the brace that is open at this offset, or -1. */
function openBraceBefore(source: string, offset: number): number {
  let depth = 0;
  for (let index = offset - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && source[index - 1] !== '\\' && depth-- === 0) return index;
  }
  return -1;
}

/** Offset after the brace that closes the one at `start`, or after `start`. */
function closingBraceAfter(source: string, start: number): number {
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    if (source[index] === '{') depth++;
    if (source[index] === '}' && --depth === 0) return index + 1;
  }
  return start + 1;
}

/** Spaces of the same length, with the same lines. */
export const blank = (text: string) => text.replaceAll(/[^\r\n]/g, ' ');

/** @param line and @param column from 1 */
function offsetAt(source: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}

function pointAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
