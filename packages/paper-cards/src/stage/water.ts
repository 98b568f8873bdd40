/** Water of paper: its color, strips of light, and waves. */
import { blend } from '../colors.ts';
import { type Point, smooth } from '../paper/geometry.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import { stroke } from '../paper/inks.ts';

/** A strip of light on the water, pointed at both ends. */
export const glint = (x: number, y: number, reach: number, thick = 3.4) =>
  smooth(
    [
      [x - reach, y],
      [x, y - thick],
      [x + reach, y],
      [x, y + thick],
    ],
    { closed: true, tension: 0.6 },
  );

/** A row of breaking waves with curled crests. */
function crests(y: number, pitch: number, height: number, start: number): Point[] {
  const points: Point[] = [];
  for (let x = -90 + start - pitch; x < WIDTH + 90; x += pitch) {
    points.push(
      [x, y],
      [x + pitch * 0.26, y - height * 0.32],
      [x + pitch * 0.5, y - height * 0.86],
      [x + pitch * 0.66, y - height],
      [x + pitch * 0.8, y - height * 0.82],
      [x + pitch * 0.7, y - height * 0.6],
      [x + pitch * 0.72, y - height * 0.3],
      [x + pitch * 0.86, y - height * 0.05],
    );
  }
  return points;
}

export interface Wave {
  y: number;
  pitch: number;
  height: number;
  start: number;
  lift: number;
  color: string;
}

/** A sheet of waves from y on, with a line of foam below its crests. */
export function wave({ y, pitch, height, start, lift, color }: Wave, foam: string) {
  const edge = smooth(crests(y, pitch, height, start), { tension: 0.9 });
  const line = smooth(crests(y + 15, pitch, height * 0.8, start + 4), { tension: 0.9 });
  return [
    sheet(`${edge}L720 935L-90 935Z`, color, `thing ${lift}`),
    paper(stroke(line, blend(color, foam, 0.55), 2, { dash: [26, 9, 7, 12] }), 'flat'),
  ];
}
