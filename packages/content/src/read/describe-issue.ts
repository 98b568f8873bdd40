/** Says what is wrong with a value, and what to do, from an issue that the schema found. */
import type { z } from 'zod';
import { hintFor } from './field-hints.ts';

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );

export type Described = { path: readonly PropertyKey[]; reason: string };

type Read = {
  value: unknown;
  /** With the fields that are empty. */
  written: unknown;
  schema: z.ZodType;
};

export function describeIssue(issue: z.core.$ZodIssue, read: Read): Described[] {
  if (issue.code === 'invalid_union') {
    // A problem inside the value: it has the type of this option.
    const inside = issue.errors.find((option) => option.every(({ path }) => path.length > 0));
    const found =
      inside?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [];
    if (found.length > 0) return found.flatMap((inner) => describeIssue(inner, read));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path, reason: `is an unknown field. ${hintFor(read.schema, path)}` };
    });
  }
  return [{ path: issue.path, reason: reasonOf(issue, read) }];
}

function reasonOf(issue: z.core.$ZodIssue, { value: data, written }: Read): string {
  const value = valueAt(data, issue.path);
  if (value === undefined || value === null) {
    if (typeof issue.path.at(-1) === 'number') return 'is empty. Fill it in, or remove the line.';
    return valueAt(written, issue.path) === undefined
      ? 'is missing. Add it.'
      : 'is empty. Fill it in.';
  }
  const shown = shorten(JSON.stringify(value));
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return `is ${shown}. ${TYPE_ADVICE[issue.expected] ?? `It must be a ${issue.expected}.`}`;
  }
  // Messages of the schema that start with "must" lack the actual value.
  return issue.message.replace(/^must (.*)$/, `is ${shown}. It must $1.`);
}

const TYPE_ADVICE: Record<string, string> = {
  string: 'It must be text. Write it in quotes.',
  array: 'It must be a list. Write each item on a line of its own, after "- ".',
  object: 'It must have fields, each on a line of its own, such as "name: …".',
};

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…"` : text);
