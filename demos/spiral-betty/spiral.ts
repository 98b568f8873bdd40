/** Draws the picture as a spiral: a single line from the center outward, wider where the picture is darker. */
import { bandPoint, type BandPoint, drawBand, POINTS_PER_SLICE, stepAlong } from './band.ts';
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

export function* drawSpiral(pen: Pen, darkness: Darkness, { rings }: Settings) {
  const pitch = RADIUS / rings;
  const step = stepAlong(pitch);
  const points: BandPoint[] = [];
  for (let turned = FIRST_TURN; turned < rings;) {
    const radius = pitch * turned;
    const angle = END_ANGLE + (turned - rings) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const point = bandPoint(darkness, pitch, [radius * cos, radius * sin], [-sin, cos]);
    const taper = Math.min(1, (turned - FIRST_TURN) / TAPER_TURNS, (rings - turned) / TAPER_TURNS);
    points.push({ ...point, half: point.half * Math.max(taper, 0.04) });
    if (points.length % POINTS_PER_SLICE === 0) yield;
    turned += Math.min(MAX_STEP_ANGLE, step / radius) / (2 * Math.PI);
  }
  yield* drawBand(pen, points);
}
