/** Curves as outlines of straight parts that are too short to be told from the curve. */
import type { Point, Ring } from './wedge.ts';

/** A part of an outline without corners: a place for each share of the way, 0 to 1. */
export type Curve = (share: number) => Point;

/**
 * How far a straight part may be from its curve, units: with the tenth that the clipping rounds to,
 * less than a quarter of a pixel of the PNG.
 */
export const CHORD_ERROR = 0.2;

/** Where a part is compared with its curve: unevenly, so that no symmetry hides a bulge. */
const PROBES = [0.21, 0.5, 0.79] as const;

/** Parts are halved at most this often. */
const MAX_DEPTH = 9;

/** The outline of curves that follow one another, without the end of the last. */
export function flatten(curves: readonly Curve[], tolerance = CHORD_ERROR): Ring {
  return curves.flatMap((curve) => {
    const points: Ring = [];
    const halve = (from: number, to: number, depth: number) => {
      const start = curve(from);
      const end = curve(to);
      const bulges = PROBES.some(
        (probe) => distanceTo(curve(from + (to - from) * probe), start, end) > tolerance,
      );
      if (bulges && depth < MAX_DEPTH) {
        const middle = (from + to) / 2;
        halve(from, middle, depth + 1);
        halve(middle, to, depth + 1);
      } else {
        points.push(start);
      }
    };
    halve(0, 1, 0);
    return points;
  });
}

/** Distance of a point from the line between two others, units. */
export function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}
