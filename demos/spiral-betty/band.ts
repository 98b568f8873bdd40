/** Draws a line of varying width as an outline. */
import type { Point, Vector } from '#app/demo-kit/vector.ts';
import type { Pen } from './pen.ts';
import { CENTER, RADIUS } from './sheet.ts';
import type { Darkness } from './tones.ts';

/** A point of a band's center line: position, direction (unit vector), half width. */
export type BandPoint = { x: number; y: number; alongX: number; alongY: number; half: number };

/** Points calculated or drawn before yielding. */
export const POINTS_PER_SLICE = 2000;

/** Draws a band as one shape, or in stretches of the length that the pen requires. */
export function* drawBand(pen: Pen, points: readonly BandPoint[]) {
  const { stretch = points.length } = pen;
  for (let from = 0; from < points.length - 1; from += stretch) {
    // Stretches overlap, so that no hairline of paper shows between them.
    yield* drawOutline(pen, points.slice(from, from + stretch + 2));
    yield;
  }
}

/** One closed shape: out along one edge, back along the other. */
function* drawOutline(pen: Pen, points: readonly BandPoint[]) {
  const edge = (side: 1 | -1) =>
    points.map(({ x, y, alongX, alongY, half }): Point => {
      return [x - side * alongY * half, y + side * alongX * half];
    });
  for (const [index, point] of [...edge(1), ...edge(-1).reverse()].entries()) {
    if (index) pen.line(...point);
    else pen.move(...point);
    if (index % POINTS_PER_SLICE === POINTS_PER_SLICE - 1) yield;
  }
  pen.close();
}

/** Minimum width of a line, as a share of the pitch, so that a cut piece stays in one piece. */
const MIN_WIDTH = 0.12;

/** Maximum width of a line, as a share of the pitch, so that neighboring lines don't merge. */
const MAX_WIDTH = 0.9;

/**
 * Radius of the area of the picture sampled at a point of the line, as a share of the distance between
 * two lines: a larger one blurs eyes, a smaller one shows paper grain.
 */
const SAMPLE_RADIUS = 0.18;

/** Longest step along a line, as a share of the pitch, and shortest step, about the resolution of the picture. */
const MAX_STEP_PITCH = 0.42;
const MIN_STEP = 2.6;

/** Distance between points of a line, in units of the sheet. */
export const stepAlong = (pitch: number) => Math.max(pitch * MAX_STEP_PITCH, MIN_STEP);

/**
 * A point of a line that is wider where the picture is darker.
 * @param pitch distance between two lines, in units of the sheet
 * @param at from the center of the sheet
 */
export function bandPoint(
  darkness: Darkness,
  pitch: number,
  [x, y]: Point,
  [alongX, alongY]: Vector,
): BandPoint {
  const dark = darkness(x / RADIUS, y / RADIUS, (pitch / RADIUS) * SAMPLE_RADIUS);
  const half = (pitch * (MIN_WIDTH + (MAX_WIDTH - MIN_WIDTH) * dark)) / 2;
  return { x: CENTER + x, y: CENTER + y, alongX, alongY, half };
}
