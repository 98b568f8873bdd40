import { clamp, distance, mix, type Point, subtract } from '#app/demo-kit/vector.ts';
import { expect, test } from 'vitest';
import { type Curve } from './curves.ts';
import { place, shapeNames, shapes } from './shapes.ts';
import { type Edge, edgesOf, type Ring } from './wedge.ts';

/** Pixels of the PNG per unit: 2048 px show 2.16 times the radius of 1000 units. */
const PNG_SCALE = 2048 / 2160;

/** Distance of a point from a straight segment of an outline. */
function distanceToPart(point: Point, [from, to]: Edge): number {
  const [[x, y], [dx, dy]] = [subtract(point, from), subtract(to, from)];
  const share = clamp((x * dx + y * dy) / (dx ** 2 + dy ** 2 || 1), 0, 1);
  return distance(point, mix(from, to, share));
}

const distanceToRing = (point: Point, ring: Ring) =>
  Math.min(...edgesOf(ring).map((edge) => distanceToPart(point, edge)));

for (const size of [16, 60, 260]) {
  test(`shapes of ${size} units stay within a quarter of a pixel of their curves`, () => {
    for (const shape of shapeNames) {
      const ring = place({ shape, x: 0, y: 0, size, turn: 0 });
      const farthest = Math.max(
        ...shapes[shape].flatMap((curve: Curve) =>
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
