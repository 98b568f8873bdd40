/** Draws the picture as parallel lines across the disc, wider where it is darker. */
import { bandPoint, type BandPoint, drawBand, stepAlong } from './band.ts';
import type { Pen } from './pen.ts';
import type { Settings } from './settings.ts';
import { RADIUS } from './sheet.ts';
import type { Darkness } from './tones.ts';

/** Distance of a line from the center, in units of the sheet. */
export const offsetOf = (index: number, lines: number) => ((2 * index + 1) / lines - 1) * RADIUS;

/** Half the length of a line from edge to edge of the drawing. */
export const lineReach = (index: number, lines: number) =>
  Math.sqrt(RADIUS ** 2 - offsetOf(index, lines) ** 2);

/** Direction of the lines, radians, clockwise from horizontal as on screen. */
export const directionOf = (angle: number) => (-angle * Math.PI) / 180;

export function* drawLines(pen: Pen, darkness: Darkness, { lines, angle }: Settings) {
  const pitch = (2 * RADIUS) / lines;
  const turn = directionOf(angle);
  const [alongX, alongY] = [Math.cos(turn), Math.sin(turn)];
  for (let index = 0; index < lines; index++) {
    const offset = offsetOf(index, lines);
    const reach = lineReach(index, lines);
    const steps = Math.max(2, Math.round((2 * reach) / stepAlong(pitch)));
    const points: BandPoint[] = [];
    for (let step = 0; step <= steps; step++) {
      const along = ((step / steps) * 2 - 1) * reach;
      const x = along * alongX - offset * alongY;
      const y = along * alongY + offset * alongX;
      points.push(bandPoint(darkness, pitch, [x, y], [alongX, alongY]));
    }
    yield* drawBand(pen, points);
    yield;
  }
}
