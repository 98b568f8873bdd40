/** Water of paper: strips of light, and waves. */
import { type Point, pointsOf, smooth } from '../paper/geometry.ts';
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

/** A crest that curls over to the right, shares of its pitch and of its height. */
const CREST = pointsOf('0,0 .26,-.32 .5,-.86 .66,-1 .8,-.82 .7,-.6 .72,-.3 .86,-.05');

/** A line of breaking waves. */
function crests(y: number, pitch: number, height: number, start: number): string {
  const count = Math.ceil((WIDTH + 180) / pitch) + 1;
  const points = Array.from({ length: count }, (_, index) =>
    CREST.map(([dx, dy]): Point => [start - 90 + (index - 1 + dx) * pitch, y + dy * height]),
  );
  return smooth(points.flat(), { tension: 0.9 });
}

/** A sheet of waves from y on, with a line of foam below its crests. @param start shifts it to the right */
export function wave(y: number, pitch: number, height: number, start: number, color: string) {
  const foam = crests(y + 15, pitch, height * 0.8, start + 4);
  return [
    sheet(`${crests(y, pitch, height, start)}L720 935L-90 935Z`, color, 'thing 7'),
    paper(stroke(foam, `${color} cream 55`, 2, { dash: [26, 9, 7, 12] }), 'flat'),
  ];
}
