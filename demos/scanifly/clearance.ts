/** How far a panel is from where its face ends. */
import type { Point } from '#app/demo-kit/vector.ts';
import { acrossAt, type Polygon } from './geometry.ts';
import { boxOf, type Panel } from './panels.ts';
import { faceOf, faceToPlan } from './roof.ts';

/** A line from the middle of a side of a panel, on the plan, and its true length, m. */
export type Clearance = { from: Point; to: Point; length: number };

/** Shorter ones aren't shown, m. */
const MIN_LENGTH_M = 0.005;

const flipped = (polygon: Polygon): Polygon => polygon.map(([u, v]) => [v, u]);

/** Where a shape ends at both sides of a point, along its first coordinate. */
const endsAround = (shape: Polygon, [u, v]: Point) =>
  acrossAt(shape, v).find(([from, to]) => from <= u && u <= to);

/** The lengths to the left, right, above and below a panel; none if it isn't on its face. */
export function clearancesOf(panel: Omit<Panel, 'id'>): Clearance[] {
  const face = faceOf(panel.face);
  const { x, y, width, height } = boxOf(panel);
  const [u, v] = [x + width / 2, y + height / 2];
  const across = endsAround(face.shape, [u, v]);
  const up = endsAround(flipped(face.shape), [v, u]);
  if (!across || !up) return [];
  const lines: [from: Point, to: Point][] = [
    [
      [x, v],
      [across[0], v],
    ],
    [
      [x + width, v],
      [across[1], v],
    ],
    [
      [u, y],
      [u, up[0]],
    ],
    [
      [u, y + height],
      [u, up[1]],
    ],
  ];
  return lines
    .map(([from, to]) => ({
      from: faceToPlan(face, from),
      to: faceToPlan(face, to),
      length: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]),
    }))
    .filter(({ length }) => length >= MIN_LENGTH_M);
}
