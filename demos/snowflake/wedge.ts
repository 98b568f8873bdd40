/**
 * The folded sheet. Coordinates: the tip, which is the center of the sheet, is at 0, 0; the axis
 * of the wedge runs up along +y; the corners of the sheet are RADIUS units away from the tip.
 */
import type { Point } from '#app/demo-kit/vector.ts';

/** A closed outline, its first point not repeated at the end. */
export type Ring = Point[];

export type Edge = readonly [from: Point, to: Point];

/** An outline and the holes in it. */
export type Piece = Ring[];

export const RADIUS = 1000;

export const MIN_SECTIONS = 4;
export const MAX_SECTIONS = 12;

/** Angle of the folded wedge, radians: n sections, each folded in half. */
export const wedgeAngle = (sections: number) => Math.PI / sections;

/** Point at `radius` units in the direction `angle`, radians, to the right of the axis. */
export const polar = (radius: number, angle: number): Point => [
  radius * Math.sin(angle),
  radius * Math.cos(angle),
];

/** The uncut wedge: tip, left corner, right corner; the sheet is a polygon of 2n corners. */
export function wedgeOutline(sections: number): Ring {
  const half = wedgeAngle(sections) / 2;
  return [[0, 0], polar(RADIUS, half), polar(RADIUS, -half)];
}

/** Distance from a fold, units; positive outside of the wedge. `side` is 1 for the right fold. */
export function outsideFold([x, y]: Point, side: 1 | -1, sections: number): number {
  const half = wedgeAngle(sections) / 2;
  return side * x * Math.cos(half) - y * Math.sin(half);
}

/** True within the uncut wedge. */
export function inWedge(point: Point, sections: number): boolean {
  return (
    outsideFold(point, 1, sections) <= 0 &&
    outsideFold(point, -1, sections) <= 0 &&
    point[1] <= RADIUS * Math.cos(wedgeAngle(sections) / 2)
  );
}

/** The edges of a ring, from each point to the next. */
export const edgesOf = (ring: Ring): Edge[] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point]);

/** Signed area of a ring, by the shoelace formula. */
export const signedArea = (ring: Ring): number =>
  edgesOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;

/** Area of a piece without its holes, square units. */
export const pieceArea = ([outline = [], ...holes]: Piece) =>
  holes.reduce((area, hole) => area - Math.abs(signedArea(hole)), Math.abs(signedArea(outline)));
