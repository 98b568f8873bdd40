/** Removes the samples from validated content, and what would be incomplete without them. */
import type { z } from 'zod';
import type { SamplePath } from './read-yaml.ts';

/**
 * Removes values. What then lacks a required field is removed as a whole: a talk without a title, an entry without a
 * name.
 * @param schema of the data without samples
 * @returns undefined if nothing is left
 */
export function removeSamples<T>(
  data: unknown,
  samples: readonly SamplePath[],
  schema: z.ZodType<T>,
): T | undefined {
  let rest = removeAll(data, samples);
  while (rest !== undefined) {
    const { success, data: complete, error } = schema.safeParse(rest);
    if (success) return complete;
    const incomplete = error.issues.map(({ path }) => {
      const keys = path as SamplePath;
      // A missing value makes what it is in incomplete; any other is itself too short, such as an empty list.
      return valueAt(rest, keys) === undefined ? keys.slice(0, -1) : keys;
    });
    rest = removeAll(rest, incomplete);
  }
  return undefined;
}

const REMOVED = Symbol('removed');

type Container = Record<string | number, unknown>;

const valueAt = (data: unknown, path: SamplePath): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Container | undefined)?.[key], data);

/** A copy without the values at these paths. */
function removeAll(data: unknown, paths: readonly SamplePath[]): unknown {
  const copy = { root: structuredClone(data) };
  for (const path of paths) {
    const full = ['root', ...path];
    const container = valueAt(copy, full.slice(0, -1));
    // Lists keep their positions until all values are marked.
    if (container && typeof container === 'object') {
      (container as Container)[full.at(-1) ?? 'root'] = REMOVED;
    }
  }
  return compact(copy.root);
}

/** A copy without what is marked as removed. */
function compact(value: unknown): unknown {
  if (value === REMOVED) return undefined;
  if (Array.isArray(value)) return value.filter((item) => item !== REMOVED).map(compact);
  if (!value || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== REMOVED);
  return Object.fromEntries(kept.map(([key, inner]) => [key, compact(inner)]));
}
