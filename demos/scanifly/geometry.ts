/** Polygons and boxes in a plane. y points down, as on the screen. */
import { add, type Point, scale, subtract, type Vector } from '#app/demo-kit/vector.ts';

export type Polygon = readonly Point[];

/** A box with straight sides: a corner, and its size. */
export type Box = { x: number; y: number; width: number; height: number };

/** Tolerance for rounding errors, in the unit of the points. */
const EPSILON = 1e-6;

export const dot = ([ax, ay]: Vector, [bx, by]: Vector) => ax * bx + ay * by;

export const lerp = (from: Point, to: Point, share: number): Point =>
  add(from, scale(subtract(to, from), share));

/** Rotates a point about the origin. @param angle clockwise on the screen, rad */
export function rotated([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

export const corners = ({ x, y, width, height }: Box): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const inflate = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const boxesOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - EPSILON &&
  b.x < a.x + a.width - EPSILON &&
  a.y < b.y + b.height - EPSILON &&
  b.y < a.y + a.height - EPSILON;

/** The sides of a polygon, including the closing one. */
export const sides = (polygon: Polygon): [Point, Point][] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sides(polygon)) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** Intervals of a horizontal line inside a shape. */
export function acrossAt(shape: Polygon, v: number): [number, number][] {
  const hits = sides(shape)
    .filter(([[, a], [, b]]) => a > v !== b > v)
    .map(([[au, av], [bu, bv]]) => au + ((v - av) / (bv - av)) * (bu - au))
    .sort((a, b) => a - b);
  return hits.flatMap((hit, index): [number, number][] => {
    const next = hits[index + 1];
    return index % 2 === 0 && next !== undefined ? [[hit, next]] : [];
  });
}

/** The part of a line segment inside a box, as a range of parameters; undefined if there is none. */
export function clip([ax, ay]: Point, [bx, by]: Point, box: Box): [number, number] | undefined {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [ax, bx - ax, box.x, box.x + box.width],
    [ay, by - ay, box.y, box.y + box.height],
  ] as const) {
    if (way === 0) {
      if (start < low || start > high) return undefined;
      continue;
    }
    const [one, other] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to ? [from, to] : undefined;
}

/** Whether a box is completely inside a polygon, which can be concave. */
export function containsBox(polygon: Polygon, box: Box): boolean {
  const inner = inflate(box, -EPSILON);
  return (
    contains(polygon, [box.x + box.width / 2, box.y + box.height / 2]) &&
    sides(polygon).every(([from, to]) => !clip(from, to, inner))
  );
}

/**
 * Whether two convex polygons overlap, by the separating axis theorem.
 * @param gap required distance between them
 */
export const overlap = (a: Polygon, b: Polygon, gap = 0): boolean =>
  !keepsApart(a, b, gap) && !keepsApart(b, a, gap);

/** Allocates no arrays, because it runs hundreds of times per frame. */
function keepsApart(a: Polygon, b: Polygon, gap: number): boolean {
  let from = a[a.length - 1] ?? [0, 0];
  for (const to of a) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const start = from;
    from = to;
    if (length < EPSILON) continue;
    const [nx, ny] = [dy / length, -dx / length];
    const near = start[0] * nx + start[1] * ny;
    // Its own polygon is on one side of the line.
    let own = 0;
    for (const [x, y] of a) {
      const off = x * nx + y * ny - near;
      if (Math.abs(off) > Math.abs(own)) own = off;
    }
    let apart = true;
    for (const [x, y] of b) {
      const off = (x * nx + y * ny - near) * (own > 0 ? -1 : 1);
      if (off < gap - EPSILON) {
        apart = false;
        break;
      }
    }
    if (apart) return true;
  }
  return false;
}
