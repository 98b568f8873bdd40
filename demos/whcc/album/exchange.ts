/** Layouts with the cuts of another, in which parts beside or above each other have exchanged their places: all fill the same area. */
import type { Box } from './slicing-tree.ts';

type Placed = readonly [index: number, box: Box];

const AXES = [
  ['x', 'width'],
  ['y', 'height'],
] as const;

/** The first cut from edge to edge, and its direction; undefined if there is none. */
function firstCut(placed: readonly Placed[]) {
  for (const [from, size] of AXES) {
    const sorted = [...placed].sort(([, one], [, other]) => one[from] - other[from]);
    let end = -Infinity;
    for (const [at, [, box]] of sorted.entries()) {
      if (at > 0 && box[from] >= end)
        return { from, size, parts: [sorted.slice(0, at), sorted.slice(at)] as const };
      end = Math.max(end, box[from] + box[size]);
    }
  }
  return undefined;
}

/** All of them, the layout itself first; for n photos, up to 2^(n - 1). */
export function exchanges(placed: readonly Placed[]): Placed[][] {
  const cut = placed.length > 1 ? firstCut(placed) : undefined;
  if (!cut) return [[...placed]];
  const {
    from,
    size,
    parts: [one, other],
  } = cut;
  const startOf = (part: readonly Placed[]) => Math.min(...part.map(([, box]) => box[from]));
  const endOf = (part: readonly Placed[]) =>
    Math.max(...part.map(([, box]) => box[from] + box[size]));
  const moved = (part: readonly Placed[], by: number) =>
    part.map(([index, box]): Placed => [index, { ...box, [from]: box[from] + by }]);
  const [forward, back] = [endOf(other) - endOf(one), startOf(one) - startOf(other)];
  const others = exchanges(other);
  return exchanges(one).flatMap((each) =>
    others.flatMap((next) => [
      [...each, ...next],
      [...moved(each, forward), ...moved(next, back)],
    ]),
  );
}
