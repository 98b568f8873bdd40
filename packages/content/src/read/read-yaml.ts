/** Reads YAML and validates it against a schema; each problem with its line, and the values that are samples. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parse,
  parseDocument,
  type ScalarTag,
  type CollectionTag,
  visit,
} from 'yaml';
import { z } from 'zod';
import { type Described, describeIssue, valueAt } from './describe-issue.ts';
import type { Finding } from './problem.ts';
import { describeYamlError } from './yaml-errors.ts';

/** Path of a value: field names, and positions in lists from 0. */
export type SamplePath = readonly (string | number)[];

export type YamlFile<T> = {
  /** The validated data; undefined if there are problems. */
  data: T | undefined;
  /** What the file says, valid or not; undefined if it has syntax errors. */
  raw: unknown;
  problems: Finding[];
  /** Paths of the values with the tag `!sample`, in their order in the file. */
  samplePaths: SamplePath[];
  /** The line of a field, by its path. */
  lineOf(path: readonly PropertyKey[]): number;
};

/** Marks a value that the owner has to replace. Text, numbers, lists and fields can have it. */
export const SAMPLE_TAG = '!sample';
const customTags: (ScalarTag | CollectionTag)[] = [
  { tag: SAMPLE_TAG, resolve: (text) => text },
  { tag: SAMPLE_TAG, collection: 'map' },
  { tag: SAMPLE_TAG, collection: 'seq' },
];

/**
 * The head of an MDX file. As in remark-frontmatter, a byte order mark, CRLF, spaces after "---" and a file that ends
 * there don't matter.
 */
export const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/;

/** The YAML between the two lines of "---" at the head of an MDX file, or undefined if there is none. */
export const splitFrontmatter = (source: string): string | undefined =>
  FRONTMATTER.exec(source)?.[1];

/**
 * @param source the YAML
 * @param firstLine line of the file on which the YAML begins
 */
export function readYaml<T>(source: string, schema: z.ZodType<T>, firstLine: number): YamlFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, customTags });
  const lineOf = (path: readonly PropertyKey[]) =>
    lines.linePos(offsetOf(document, path)).line + firstLine - 1;
  const report: YamlFile<T> = {
    data: undefined,
    raw: undefined,
    problems: [],
    samplePaths: [],
    lineOf,
  };

  for (const error of [
    ...document.errors,
    // A misspelled tag would publish a sample.
    ...document.warnings,
  ]) {
    const [start = { line: 1, col: 1 }] = error.linePos ?? [];
    const line = start.line + firstLine - 1;
    // The first error of a line causes the others.
    if (report.problems.some((problem) => problem.line === line)) continue;
    report.problems.push({
      line,
      column: start.col,
      ...describeYamlError(error, source, start.line),
    });
  }
  if (report.problems.length > 0) return report;

  let value: unknown;
  try {
    report.samplePaths = findSamples(document);
    value = document.toJS();
  } catch (error) {
    // Aliases are resolved only here.
    const reason = `syntax error: ${(error as Error).message}. Fix the alias ("*…").`;
    report.problems.push({ line: firstLine, field: 'YAML', reason });
    return report;
  }
  const written = value;
  // A list whose items are all comments.
  value = withoutEmpty(written) ?? (schema instanceof z.ZodArray ? [] : undefined);
  report.samplePaths = report.samplePaths.filter((path) => valueAt(value, path) !== undefined);
  const understood = schema.safeParse(value).error?.issues.flatMap((issue) => {
    const meant = meantBy(issue, value, document);
    return meant === undefined ? [] : [{ path: issue.path, meant }];
  });
  for (const { path, meant } of understood ?? []) value = replaceAt(value, path, meant);
  report.raw = value;
  const parsed = schema.safeParse(value);
  const cut = findCutValues(document, source);
  const isCut = (path: readonly PropertyKey[]) =>
    cut.some((value) => value.path.join('.') === path.join('.'));
  const invalid = (parsed.error?.issues ?? [])
    .flatMap((issue) => describeIssue(issue, { value, written, schema }))
    .filter(({ path }) => !isCut(path));
  for (const { path, reason } of [...cut, ...invalid]) {
    report.problems.push({ line: lineOf(path), field: path.join('.') || 'file', reason });
  }
  if (report.problems.length === 0) report.data = parsed.data;
  return report;
}

/** Values without quotes that end, or are missing, because "#" begins a comment: `color: #113b2d`. */
function findCutValues(document: Document.Parsed, source: string): Described[] {
  const found: Described[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return;
      const [start, end] = node.range;
      // A comment that is meant as one has a space after "#".
      const [comment] = /^[ \t]*#[^\s#].*/.exec(source.slice(end)) ?? [];
      if (comment === undefined) return;
      const nodes = [...ancestors, node];
      const path = nodes.flatMap((parent, index): PropertyKey[] => {
        if (isPair(parent)) return [isScalar(parent.key) ? String(parent.key.value) : ''];
        return isSeq(parent) ? [parent.items.indexOf(nodes[index + 1])] : [];
      });
      const whole = JSON.stringify(
        (source.slice(start, end) + comment).trim().replaceAll(/\s+/g, ' '),
      );
      const effect = start === end ? 'is empty, because "#"' : 'is cut off at " #", which';
      found.push({ path, reason: `${effect} begins a comment. Write it in quotes: ${whole}.` });
    },
  });
  return found;
}

/** Offset of a field's key; for a missing field, the offset of its parent. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length > 1 ? document.getIn(path.slice(0, length - 1), true) : document.contents;
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
    if (node?.range?.[0] !== undefined) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}

/**
 * A copy without fields that have no value or a blank one, which are as if left out. Lists keep their length, so that their
 * items keep their positions.
 */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutEmpty(item) ?? null);
  if (value === null || (typeof value === 'string' && !value.trim())) return undefined;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
      const kept = withoutEmpty(inner);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

/** A copy with another value at a path. */
function replaceAt(data: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    PropertyKey,
    unknown
  >;
  copy[key] = replaceAt(copy[key], rest, value);
  return copy;
}

/** What can mean only one thing: a number where text belongs, as written, and a single text where a list does. */
function meantBy(issue: z.core.$ZodIssue, data: unknown, document: Document.Parsed) {
  if (issue.code !== 'invalid_type') return undefined;
  const value = valueAt(data, issue.path);
  if (issue.expected === 'string' && typeof value === 'number') {
    const node = document.getIn(issue.path, true);
    return (isScalar(node) && node.source) || String(value);
  }
  // With commas, it could be several.
  return issue.expected === 'array' && typeof value === 'string' && !value.includes(',')
    ? [value]
    : undefined;
}

/**
 * Lists the samples. Plain scalars with the tag get the type that they would have without it, such as a number.
 * @throws if an alias contains itself
 */
function findSamples(document: Document.Parsed): SamplePath[] {
  const samples: SamplePath[] = [];
  const visit = (node: unknown, path: SamplePath, ancestors: readonly unknown[]) => {
    if (isAlias(node)) {
      const target = node.resolve(document);
      if (ancestors.includes(target)) throw new Error(`*${node.source} contains itself`);
      return visit(target, path, ancestors);
    }
    if (isSample(node)) {
      samples.push(path);
      if (isScalar(node) && node.type === 'PLAIN') node.value = parse(node.source ?? '');
    } else if (isCollection(node)) {
      const inside = [...ancestors, node];
      node.items.forEach((item, index) => {
        if (!isPair(item)) return visit(item, [...path, index], inside);
        const key = isScalar(item.key) ? String(item.key.value) : '';
        return visit(item.value, [...path, key], inside);
      });
    }
    return undefined;
  };
  visit(document.contents, [], []);
  return samples;
}

const isSample = (node: unknown) => (node as Node | null | undefined)?.tag === SAMPLE_TAG;
