/** A line of changing width, as the outline of the band that it covers. */
import type { Pen } from './pen.ts';

/** A point of a band's middle line: place, direction along the line (unit vector), half its width. */
export type BandPoint = { x: number; y: number; alongX: number; alongY: number; half: number };

/** Points that are drawn before others may have a turn. */
const POINTS_PER_SLICE = 2000;

/** Draws a band, whole or in the stretches that the pen asks for. */
export function* drawBand(pen: Pen, points: readonly BandPoint[]) {
  const { stretch = points.length } = pen;
  for (let from = 0; from < points.length - 1; from += stretch) {
    // They overlap a little: edge to edge, a hair of paper would show between them.
    yield* drawOutline(pen, points.slice(from, from + stretch + 2));
    yield;
  }
}

/** One closed shape: out along one edge, back along the other. */
function* drawOutline(pen: Pen, points: readonly BandPoint[]) {
  for (const [index, { x, y, alongX, alongY, half }] of points.entries()) {
    const edge = [x - alongY * half, y + alongX * half] as const;
    if (index) pen.line(...edge);
    else pen.move(...edge);
    if (index % POINTS_PER_SLICE === POINTS_PER_SLICE - 1) yield;
  }
  for (let index = points.length - 1; index >= 0; index--) {
    const point = points[index];
    if (point) pen.line(point.x + point.alongY * point.half, point.y - point.alongX * point.half);
    if (index % POINTS_PER_SLICE === POINTS_PER_SLICE - 1) yield;
  }
  pen.close();
}

/** Thinnest line, as a share of the distance between two: a cut piece stays in one piece. */
const MIN_WIDTH = 0.12;

/** Thickest line, as a share of the distance between two: turns never melt into a blot. */
const MAX_WIDTH = 0.9;

/** Half the width of a line for a darkness (0 to 1), in units of `pitch`. */
export const halfWidth = (darkness: number, pitch: number) =>
  (pitch * (MIN_WIDTH + (MAX_WIDTH - MIN_WIDTH) * darkness)) / 2;

/**
 * How far around a point of the line the picture is looked at, as a share of the distance between
 * two lines: more would wash out eyes, less would catch the grain of the paper.
 */
export const SAMPLE_RADIUS = 0.18;
