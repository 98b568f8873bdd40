/** The picture as one spiral: a single line from the centre outwards, as wide as the picture is dark. */
import { drawBand, halfWidth, SEEN, type BandPoint } from './band.ts';
import type { Pen } from './pen.ts';
import { CENTRE, RADIUS } from './sheet.ts';
import type { Darkness } from './tones.ts';

/** Where the outer end is, radians: lower right. */
const END = 0.25;

/** Turns from the centre at which the line starts: before, it would touch itself. */
const BEGIN = 0.3;

/** Turns over which the line comes to a point at either end. */
const POINTED = 0.35;

/** Longest step along the line: in radians, and as a share of the distance between two turns. */
const STEP_ANGLE = 0.11;
const STEP_PITCH = 0.42;

/** Shortest step, in units of the sheet; the picture has nothing finer to say. */
const STEP_MIN = 2.6;

/** Points that are worked out before others may have a turn. */
const SLICE = 2000;

export function* drawSpiral(pen: Pen, darkness: Darkness, { rings }: { rings: number }) {
  const pitch = RADIUS / rings;
  const step = Math.max(pitch * STEP_PITCH, STEP_MIN);
  const points: BandPoint[] = [];
  for (let turned = BEGIN; turned < rings;) {
    const radius = pitch * turned;
    const angle = END + (turned - rings) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const share = radius / RADIUS;
    const dark = darkness(share * cos, share * sin, (pitch / RADIUS) * SEEN);
    const taper = Math.min(1, (turned - BEGIN) / POINTED, (rings - turned) / POINTED);
    points.push({
      x: CENTRE + radius * cos,
      y: CENTRE + radius * sin,
      alongX: -sin,
      alongY: cos,
      half: halfWidth(dark, pitch) * Math.max(taper, 0.04),
    });
    if (points.length % SLICE === 0) yield;
    turned += Math.min(STEP_ANGLE, step / radius) / (2 * Math.PI);
  }
  yield* drawBand(pen, points);
}
