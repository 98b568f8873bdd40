import type { Point } from '../kit/vector.ts';
import { expect, test } from 'vitest';
import { type Curve } from './curves.ts';
import { place, shapeNames, shapes } from './shapes.ts';
import { edgesOf, type Ring } from './wedge.ts';

/** Pixels of the PNG per unit: 2048 px show 2.16 times the radius of 1000 units. */
const PNG_SCALE = 2048 / 2160;

const curveOf = (name: (typeof shapeNames)[number]): readonly Curve[] => shapes[name];

/** Distance of a point from a straight segment of an outline. */
function distanceToPart([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

const distanceToRing = (point: Point, ring: Ring) =>
  Math.min(...edgesOf(ring).map(([from, to]) => distanceToPart(point, from, to)));

for (const size of [16, 60, 260]) {
  test(`shapes of ${size} units stay within a quarter of a pixel of their curves`, () => {
    for (const shape of shapeNames) {
      const ring = place({ shape, x: 0, y: 0, size, turn: 0 });
      const farthest = Math.max(
        ...curveOf(shape).flatMap((curve) =>
          Array.from({ length: 150 }, (_, step) => {
            const [x, y] = curve(step / 150);
            return distanceToRing([x * size, y * size], ring) * PNG_SCALE;
          }),
        ),
      );
      expect(farthest).toBeLessThan(0.25);
      expect(ring.length).toBeLessThan(180);
    }
  });
}
