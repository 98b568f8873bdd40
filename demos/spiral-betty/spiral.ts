/** Draws the picture as a spiral: a single line from the center outward, wider where the picture is darker. */
import { bandPoint, type BandPoint, drawBand, POINTS_PER_SLICE, stepAlong } from './band.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import type { Pen } from './pen.ts';
import type { Settings } from './settings.ts';
import { RADIUS } from './sheet.ts';
import type { Darkness } from './tones.ts';

/** Angle of the outer end, radians: lower right. */
const END_ANGLE = 0.25;

/** Turns from the center at which the line starts; nearer it would touch itself. */
const FIRST_TURN = 0.3;

/** Turns over which the line tapers at both ends. */
const TAPER_TURNS = 0.35;

/** Longest step along the line, radians. */
const MAX_STEP_ANGLE = 0.11;

/** A point from the center of the sheet. @param beside distance from the line outward, in lines */
export function spiralPoint(turned: number, rings: number, beside = 0): Point {
  const radius = (RADIUS / rings) * (turned + beside);
  const angle = END_ANGLE + (turned - rings) * 2 * Math.PI;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export function* drawSpiral(pen: Pen, darkness: Darkness, { rings }: Settings) {
  const pitch = RADIUS / rings;
  const step = stepAlong(pitch);
  const points: BandPoint[] = [];
  for (let turned = FIRST_TURN; turned < rings;) {
    const [x, y] = spiralPoint(turned, rings);
    const radius = pitch * turned;
    const point = bandPoint(darkness, pitch, [x, y], [-y / radius, x / radius]);
    const taper = Math.min(1, (turned - FIRST_TURN) / TAPER_TURNS, (rings - turned) / TAPER_TURNS);
    points.push({ ...point, half: point.half * Math.max(taper, 0.04) });
    if (points.length % POINTS_PER_SLICE === 0) yield;
    turned += Math.min(MAX_STEP_ANGLE, step / radius) / (2 * Math.PI);
  }
  yield* drawBand(pen, points);
}
