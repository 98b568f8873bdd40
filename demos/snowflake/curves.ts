/** Flattens curves into segments so short that the difference is invisible. */
import type { Point } from '#app/demo-kit/vector.ts';
import type { Ring } from './wedge.ts';

/** A part of an outline without corners: point at each parameter, 0 to 1. */
export type Curve = (share: number) => Point;

/**
 * Largest distance of a segment from its curve, units: with the tenth to which clipping rounds,
 * less than a quarter of a pixel of the PNG.
 */
export const CHORD_ERROR = 0.2;

/** Parameters at which a segment is compared with its curve, irregular so that no symmetry hides an error. */
const PROBES = [0.21, 0.5, 0.79] as const;

/** Limit of subdivisions. */
const MAX_DEPTH = 9;

/** The outline of consecutive curves, without the end of the last. */
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
