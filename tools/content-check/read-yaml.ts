/** Reads YAML and validates it against a schema; each problem with its line. */
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Finding } from './problem.ts';

export type YamlFile<T> = {
  /** The validated data; undefined if there are problems. */
  data: T | undefined;
  problems: Finding[];
  /** Values that are valid but still samples. */
  samples: Finding[];
  /** The line of a field, by its path. */
  lineOf(path: readonly PropertyKey[]): number;
};

/**
 * @param source the YAML
 * @param firstLine line of the file on which the YAML begins
 */
export function readYaml<T>(source: string, schema: z.ZodType<T>, firstLine: number): YamlFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]) =>
    lines.linePos(offsetOf(document, path)).line + firstLine - 1;
  const report: YamlFile<T> = { data: undefined, problems: [], samples: [], lineOf };

  for (const { message, linePos: [start] = [] } of document.errors) {
    report.problems.push({
      line: (start?.line ?? 1) + firstLine - 1,
      column: start?.col ?? 1,
      field: 'YAML',
      reason: `cannot be read: ${message.split(' at line')[0]}; look at this line and the one before`,
    });
  }
  if (report.problems.length > 0) return report;

  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // Aliases are resolved only here.
    const reason = `cannot be read: ${(error as Error).message}; fix the alias ("*…")`;
    report.problems.push({ line: firstLine, field: 'YAML', reason });
    return report;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) report.data = parsed.data;
  else {
    for (const issue of parsed.error.issues) {
      for (const { path, reason } of describe(issue, value)) {
        report.problems.push({ line: lineOf(path), field: path.join('.') || 'file', reason });
      }
    }
  }
  eachText(value, [], (text, path) => {
    if (!/\bsample\b/i.test(text) && !/\bexample\.(com|org)\b/.test(text)) return;
    report.samples.push({
      line: lineOf(path),
      field: path.join('.'),
      reason: `still a sample: "${text}"`,
    });
  });
  return report;
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

function describe(issue: z.core.$ZodIssue, data: unknown) {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      reason: 'is an unknown field; check its spelling or remove it',
    }));
  }
  const value = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
  const reason =
    value === undefined || value === null
      ? 'is missing; add it'
      : issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')
        ? `is ${JSON.stringify(value)}; it must be ${article(issue.expected)}`
        : // Messages of the schema that start with "must" lack the actual value.
          issue.message.replace(/^must /, `is ${shorten(JSON.stringify(value))}; it must `);
  return [{ path: issue.path, reason }];
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…"` : text);

function article(type: string) {
  return /^[aeiou]/.test(type) ? `an ${type}` : type === 'string' ? 'text' : `a ${type}`;
}

function eachText(
  value: unknown,
  path: (string | number)[],
  visit: (text: string, path: (string | number)[]) => void,
) {
  if (typeof value === 'string') visit(value, path);
  else if (Array.isArray(value))
    value.forEach((inner, at) => eachText(inner, [...path, at], visit));
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) eachText(inner, [...path, key], visit);
  }
}
