/**
 * Parses MDX, and explains its syntax errors. What can't be read is replaced by spaces, so that the rest of the text is
 * checked too, with its own lines.
 */
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { replacementFor, VOID_ELEMENTS } from './html-elements.ts';
import type { Finding } from '../read/problem.ts';
import { FRONTMATTER } from '../read/read-yaml.ts';
import { checkLines, checkTree, LimitError, withinStack } from './limits.ts';
import { isRemote, pictureAdvice } from './picture-advice.ts';
import { shorten } from './shorten.ts';
import { remarkPlugins } from './text-plugins.ts';

/** Each costs a parse, and nobody fixes more at once. */
const MAX_ERRORS = 100;

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

/** What the owner wrote wrong: a part of the source, and the words of the report. */
type Mistake = Pick<Finding, 'field' | 'reason'> & {
  start: number;
  end: number;
  /** What can be read in its place; by default spaces. */
  filling?: string;
  /** Set for a tag, such as "b" or "/b". When it is skipped, so is its other half, which isn't reported. */
  tag?: string;
};

export type ParsedText = {
  /** What could be read; undefined if nothing could. */
  tree: Root | undefined;
  /** The source, with spaces in place of the frontmatter and of what couldn't be read. */
  readable: string;
  errors: Finding[];
};

/**
 * @param source the whole file, so that line numbers are those of the file
 * @throws LimitError
 */
export function parseText(source: string): ParsedText {
  let readable = source.replace(FRONTMATTER, blank);
  checkLines(readable);
  const errors: Finding[] = [];
  /** Tags to come that belong to skipped ones. */
  const halves: string[] = [];
  while (errors.length < MAX_ERRORS) {
    let error: ParserError;
    try {
      const tree = withinStack(() => processor.parse(readable) as Root);
      checkTree(tree);
      return { tree, readable, errors: oncePerRun(errors) };
    } catch (thrown) {
      if (thrown instanceof LimitError) throw thrown;
      error = thrown as ParserError;
    }
    const { start, end, field, reason, filling, tag } = explain(readable, error);
    const rest = skip(readable, start, end, filling);
    if (rest === readable) {
      // Skipping it before didn't help, so its paragraph is skipped.
      readable = skip(readable, ...paragraphAt(readable, start));
      if (rest !== readable) continue;
      if (errors.length === 0) errors.push({ line: error.line ?? 1, ...unexplained(error) });
      break;
    }
    readable = rest;
    if (tag !== undefined && halves.includes(tag)) {
      halves.splice(halves.indexOf(tag), 1);
      continue;
    }
    if (tag !== undefined) halves.push(tag.startsWith('/') ? tag.slice(1) : `/${tag}`);
    errors.push({ ...pointAt(readable, start), field, reason });
  }
  return { tree: undefined, readable, errors: oncePerRun(errors) };
}

/** Sorted; what is wrong with several characters in a row, such as "<<", is one error. */
const oncePerRun = (errors: readonly Finding[]) =>
  errors.toSorted(byPlace).filter((error, index, all) => {
    const before = all[index - 1];
    return !before || !(isSame(before, error) && before.column === (error.column ?? 0) - 1);
  });

const isSame = (a: Finding, b: Finding) => a.line === b.line && a.reason === b.reason;

const byPlace = (a: Finding, b: Finding) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0);

function explain(source: string, error: ParserError): Mistake {
  const offset = offsetAt(source, error.line ?? 1, error.column ?? 1);
  const mistake = explainUsual(source, offset, error);
  if (mistake) return mistake;
  const [start, end] = paragraphAt(source, offset);
  return { start: Math.max(start, Math.min(offset, end - 1)), end, ...unexplained(error) };
}

/** @param offset where the parser stopped */
function explainUsual(source: string, offset: number, error: ParserError): Mistake | undefined {
  if (error.ruleId === 'end-tag-mismatch') return explainOpenTag(source, offset, error);
  if (error.ruleId === 'unexpected-closing-slash') return explainClosingTag(source, offset);
  switch (error.source) {
    case 'micromark-extension-mdx-jsx':
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

const unexplained = (error: ParserError) => ({
  field: 'MDX',
  reason: `syntax error: ${messageOf(error)}. Fix it here or just before.`,
});

/** A tag without its other half in the same block. The opening tag is named in the parser's message. */
function explainOpenTag(source: string, offset: number, error: ParserError): Mistake | undefined {
  const message = messageOf(error);
  const [, name = '', ...place] =
    /`<([^/>`][^>`]*|)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(message) ?? [];
  const [line, column, endLine, endColumn] = place.map(Number);
  if (!line || !column || !endLine || !endColumn) {
    // The closing tag ends a paragraph that its opening tag is above.
    const [tag, closed = ''] = /^<\/([^>]*)>/.exec(source.slice(offset)) ?? [];
    if (tag === undefined) return undefined;
    const reason = `begins in another paragraph. ${advicePlaces(closed)}`;
    return { start: offset, end: offset + tag.length, field: tag, reason, tag: `/${closed}` };
  }
  const start = offsetAt(source, line, column);
  const end = offsetAt(source, endLine, endColumn);
  const mistake = { start, end, field: `<${name}>`, tag: name };
  const [, enclosing] = /^Unexpected closing tag `([^`]*)`/.exec(message) ?? [];
  if (VOID_ELEMENTS.test(name)) {
    const written = source.slice(start, end).replace(/\s*>$/, ' />');
    const reason =
      describeOpenPicture(name, written) ??
      replacementFor(name) ??
      `is not closed. Write ${shorten(written)}.`;
    return { ...mistake, reason };
  }
  if (enclosing) {
    const reason = `is not closed before ${enclosing}. Write </${name}> before it, or \\<${name}> to show it as text.`;
    return { ...mistake, reason };
  }
  if (source.includes(`</${name}>`, end)) {
    return { ...mistake, reason: `ends in another paragraph. ${advicePlaces(name)}` };
  }
  const reason = `is not closed. Write </${name}> where it ends, or \\<${name}> to show it as text.`;
  return { ...mistake, reason };
}

/** With the component for a picture, which takes the same attributes. */
function describeOpenPicture(name: string, written: string): string | undefined {
  const valueOf = (attribute: string) =>
    new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']*)["']`).exec(written)?.[1];
  const src = valueOf('src');
  if (name !== 'img' || !src || isRemote(src)) return undefined;
  return `is written as HTML. ${pictureAdvice(src, valueOf('alt'), '')}`;
}

const advicePlaces = (name: string) =>
  `Write <${name}> and </${name}> in the same paragraph, or each on a line of its own with empty lines around.`;

/** A closing tag without an opening one. @param offset of its slash */
function explainClosingTag(source: string, offset: number): Mistake | undefined {
  const [tag, name = ''] = /^<\/([^>]*)>/.exec(source.slice(offset - 1)) ?? [];
  if (tag === undefined) return undefined;
  const reason = VOID_ELEMENTS.test(name)
    ? `is not HTML. Write <${name} />.`
    : `closes nothing. Write <${name}> where it begins, or remove it.`;
  return { start: offset - 1, end: offset - 1 + tag.length, field: tag, reason, tag: `/${name}` };
}

/** What begins with "<" and can't be read as a tag. @param offset where the parser stopped */
function explainTag(source: string, offset: number): Mistake | undefined {
  const start = source.lastIndexOf('<', offset - 1);
  if (start === -1) return undefined;
  const rest = source.slice(start);
  const at = (written: string) => ({ start, end: start + written.length });

  const [comment] = /^<!--[^]*?(?:-->|$)/.exec(rest) ?? [];
  if (comment !== undefined) {
    const reason = 'is written as HTML. Write {/* … */}.';
    return { ...at(comment), field: 'comment', reason };
  }
  const [link, url = ''] = /^<((?:https?|ftp|mailto|tel):[^\s<>]*)>/i.exec(rest) ?? [];
  if (link !== undefined) {
    return {
      ...at(link),
      field: shorten(link),
      reason: `is not a link in MDX. Write [text](${url}), or the URL alone.`,
    };
  }
  const [mail, address = ''] = /^<([^\s<>@]+@[^\s<>@]+)>/.exec(rest) ?? [];
  if (mail !== undefined) {
    const reason = `is not a link in MDX. Write [${address}](mailto:${address}).`;
    return { ...at(mail), field: shorten(mail), reason };
  }
  const [attribute, name = ''] = /\s([\w:.-]+)\s*=\s*$/.exec(source.slice(start, offset)) ?? [];
  if (attribute !== undefined) {
    const [value = ''] = /^[^\s>]*/.exec(source.slice(offset)) ?? [];
    const field = /^<[\w.:-]+/.exec(rest)?.[0];
    const reason = `has no quotes around the value of ${name}. Write ${name}="${shorten(value) || '…'}".`;
    return {
      start: offset - attribute.length + 1,
      end: offset + value.length,
      field: `${field}>`,
      reason,
    };
  }
  if (!/^<\/?[\p{L}$_]/u.test(rest)) {
    const reason = 'begins a tag. To show it as text, write \\<.';
    return { start, end: start + 1, field: '"<"', reason };
  }
  const [tag = '<', opened] = /^<([\w.:-]+)[^<>]*>?/.exec(rest) ?? [];
  const reason = `is not a valid tag. Fix it, or write \\< to show it as text.`;
  return {
    ...at(tag),
    field: shorten(tag.trim()),
    reason,
    ...(opened !== undefined && !tag.endsWith('/>') && { tag: opened }),
  };
}

/** A paragraph that begins with "import" or "export". */
function explainExport(source: string, offset: number, error: ParserError): Mistake {
  const [start, end] = paragraphAt(source, offset);
  const word = source.slice(start).trimStart().startsWith('import') ? 'import' : 'export';
  const reason = `begins code with a syntax error: ${describeCause(error)}. Fix it, or begin the line with another word to show it as text.`;
  return { start, end, field: `"${word}"`, reason };
}

/** Braces. */
function explainCode(source: string, offset: number, error: ParserError): Mistake | undefined {
  const start = openBraceBefore(source, offset);
  if (start === -1) return undefined;
  if (error.ruleId === 'unexpected-eof') {
    const reason = 'is not closed. Write } where the code ends, or \\{ to show it as text.';
    return { start, end: start + 1, field: '"{"', reason };
  }
  const end = closingBraceAfter(source, start);
  const code = source.slice(start, end);
  const what = `is code with a syntax error: ${describeCause(error)}`;
  const [, attribute] = /([\w:.-]+)=$/.exec(source.slice(0, start)) ?? [];
  if (attribute !== undefined) {
    const reason = `${what}. Fix it, or write ${attribute}="…".`;
    const field = `${attribute}=${shorten(code)}`;
    const filling = code === '{}' ? '""' : `{${blank(code.slice(1, -1)).replace(' ', '0')}}`;
    return { start, end, field, reason, filling };
  }
  return { start, end, field: shorten(code), reason: `${what}. ${adviceToEscape(code)}` };
}

/** @param code with its braces */
export const adviceToEscape = (code: string) =>
  `To show it as text, write ${shorten(code.replaceAll('{', '\\{'))}.`;

const describeCause = (error: ParserError) =>
  (error.cause?.message ?? messageOf(error)).replace(/^./, (letter) => letter.toLowerCase());

/** Offset of the brace that is open at this offset, or -1. */
function openBraceBefore(source: string, offset: number): number {
  let depth = 0;
  for (let index = offset - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && source[index - 1] !== '\\' && depth-- === 0) return index;
  }
  return -1;
}

/** Offset after the brace that closes the one at `start`; if the paragraph ends before, the offset after `start`. */
function closingBraceAfter(source: string, start: number): number {
  const [, end] = paragraphAt(source, start);
  let depth = 0;
  for (let index = start; index < end; index++) {
    if (source[index] === '{') depth++;
    if (source[index] === '}' && --depth === 0) return index + 1;
  }
  return start + 1;
}

/** The part of the text around an offset that has no empty line. */
function paragraphAt(source: string, offset: number): [start: number, end: number] {
  let [start, end] = [0, source.length];
  for (const { 0: gap, index } of source.matchAll(/\n\s*\n/g)) {
    if (index + gap.length <= offset) start = index + gap.length;
    else if (index >= offset) return [start, Math.min(index, end)];
  }
  return [start, end];
}

/** Spaces of the same length, with the same lines. */
export const blank = (text: string) => text.replaceAll(/[^\r\n]/g, ' ');

const skip = (source: string, start: number, end: number, filling?: string) =>
  source.slice(0, start) + (filling ?? blank(source.slice(start, end))) + source.slice(end);

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
