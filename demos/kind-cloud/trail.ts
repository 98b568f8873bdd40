/** Positions of hearts along a stroke. */
import { add, lengthOf, type Point, scale, subtract } from '#app/demo-kit/vector.ts';

/**
 * Follows a stroke from its first point.
 * @param spacing distance between marks, px
 * @returns a function that takes the position of the pointer and returns the marks since the last call;
 *   a stroke shorter than the spacing has none
 */
export function createTrail(start: Point, spacing: number) {
  let last = start;
  return (to: Point): Point[] => {
    const way = subtract(to, last);
    const length = lengthOf(way);
    const marks = Array.from({ length: Math.floor(length / spacing) }, (_, index) =>
      add(last, scale(way, ((index + 1) * spacing) / length)),
    );
    last = marks.at(-1) ?? last;
    return marks;
  };
}

export type Trail = ReturnType<typeof createTrail>;
