/** Cuts of a layout from edge to edge: the slicing tree of its boxes (slicing-tree.ts). */
import type { Box, Tree } from './slicing-tree.ts';

/** Tolerance for boxes that touch, units. */
const EPSILON = 0.01;

const AXES = [
  ['x', 'width'],
  ['y', 'height'],
] as const;

/** The first cut that divides these pictures, and its direction; undefined if there is none. */
function firstCut(boxes: readonly Box[], pictures: readonly number[]) {
  for (const [start, length] of AXES) {
    const from = (index: number) => boxes[index]?.[start] ?? 0;
    const to = (index: number) => from(index) + (boxes[index]?.[length] ?? 0);
    const sorted = [...pictures].sort((one, other) => from(one) - from(other));
    let end = -Infinity;
    const cut = sorted.findIndex((index) => {
      const divides = end > -Infinity && from(index) >= end - EPSILON;
      end = Math.max(end, to(index));
      return divides;
    });
    if (cut > 0)
      return { start, from, to, parts: [sorted.slice(0, cut), sorted.slice(cut)] } as const;
  }
  return undefined;
}

const all = (boxes: readonly Box[]) => boxes.map((_, index) => index);

/**
 * The pictures of a layout in the order of its slicing tree, in which neighbors are neighbors on the sheet.
 * Boxes that no cut divides are in order from left to right.
 */
export function readingOrder(
  boxes: readonly Box[],
  pictures: readonly number[] = all(boxes),
): number[] {
  const cut = firstCut(boxes, pictures);
  if (cut) return cut.parts.flatMap((part) => readingOrder(boxes, part));
  return [...pictures].sort((one, other) => (boxes[one]?.x ?? 0) - (boxes[other]?.x ?? 0));
}

/** The slicing tree of these pictures; undefined if no cut divides some of them. */
export function treeOf(boxes: readonly Box[], pictures: readonly number[]): Tree | undefined {
  if (pictures.length <= 1) return pictures[0];
  const cut = firstCut(boxes, pictures);
  const [one, other] = cut?.parts.map((part) => treeOf(boxes, part)) ?? [];
  if (!cut || one === undefined || other === undefined) return undefined;
  return { cut: cut.start === 'x' ? 'row' : 'column', parts: [one, other] };
}

/**
 * The layout and all others in which the two parts at a cut exchange their places: each fills the same area. For n
 * pictures, up to 2^(n - 1).
 */
export function exchanges(
  boxes: readonly Box[],
  pictures: readonly number[] = all(boxes),
): Map<number, Box>[] {
  const cut = firstCut(boxes, pictures);
  if (!cut) return [new Map([...boxes.entries()].filter(([index]) => pictures.includes(index)))];
  const { start, from, to, parts } = cut;
  const [one, other] = parts;
  const moved = (layout: Map<number, Box>, by: number) =>
    [...layout].map(([index, box]) => [index, { ...box, [start]: box[start] + by }] as const);
  const forward = Math.max(...other.map(to)) - Math.max(...one.map(to));
  const back = Math.min(...one.map(from)) - Math.min(...other.map(from));
  const others = exchanges(boxes, other);
  return exchanges(boxes, one).flatMap((each) =>
    others.flatMap((next) => [
      new Map([...each, ...next]),
      new Map([...moved(each, forward), ...moved(next, back)]),
    ]),
  );
}
