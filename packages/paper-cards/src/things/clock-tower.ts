/** A tower with a lit clock. */
import { blend } from '../colors.ts';
import { circle, polar, polygon, polyline, rectangle } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet } from '../paper/paper.ts';
import { gable, glued, inked, upright } from './pieces.ts';
import { shape } from '../paper/inks.ts';

/** The middle of the clock. */
export const CLOCK = { y: 510, radius: 70 };

/** The tower, with an arcade of lit windows below the clock. @param x its middle */
export function clockTower(x: number, light: string) {
  const stone = 'coral.56 shade 8';
  const trim = blend('cream', stone, 0.14);
  const roof = 'sea.4 shade 12';
  const wall = (half: number, top: number, foot: number) => [
    paper(
      [
        ...shape(rectangle(x - half, top, half * 2, foot - top), stone),
        ...shape(rectangle(x + half * 0.44, top, half * 0.56, foot - top), `${stone} ink 30`),
      ],
      'hung',
    ),
  ];
  const ledge = (half: number, y: number, high: number) =>
    sheet(rectangle(x - half, y, half * 2, high, 3), trim, 'thing');
  const arches = (y: number, high: number) =>
    [-58, -20, 18].map((dx) => upright(x + dx, y, 24, high, 12)).join('');
  const marks = Array.from({ length: 12 }, (_, hour) =>
    polyline([
      polar(x, CLOCK.y, CLOCK.radius - 18, hour * 30),
      polar(x, CLOCK.y, CLOCK.radius - (hour % 3 ? 12 : 8), hour * 30),
    ]),
  );
  const pinnacles = [-98, 98].map((dx) => gable(x + dx, 434, 26, 46)).join('');
  return [
    sheet(gable(x, 424, 206, 96), roof, 'hung 8'),
    sheet(
      polygon([
        [x, 328],
        [x + 103, 424],
        [x + 34, 424],
      ]),
      `${roof} ink 30`,
      'glued',
    ),
    glued(upright(x - 22, 414, 20, 28, 10) + upright(x + 14, 414, 20, 28, 10), light, 2),
    ...wall(84, 616, 940),
    glued(arches(716, 62) + arches(806, 62) + arches(896, 62), `${stone} ink 50`),
    glued(
      [-58, -20, 18].map((dx) => upright(x + dx, 716, 18, 56, 9)).join('') +
        upright(x - 58, 806, 18, 56, 9) +
        upright(x + 18, 806, 18, 56, 9),
      light,
    ),
    ...wall(98, 428, 606),
    sheet(pinnacles, roof, 'thing'),
    ledge(110, 420, 13),
    paper(
      shape(
        laceEdge(
          [
            [x - 106, 616],
            [x + 106, 616],
          ],
          { pitch: 30, depth: 26 },
        ),
        trim,
      ),
      'print',
    ),
    ledge(110, 600, 18),
    ledge(90, 736, 9),
    sheet(circle(x, CLOCK.y, CLOCK.radius + 10), trim, 'thing'),
    sheet(circle(x, CLOCK.y, CLOCK.radius), light, 'glued'),
    inked(marks.join(''), 'ink', 5, 1),
  ];
}

/** A hand of the clock. @param angle degrees, 0 to the right, -90 up */
export const hand = (x: number, angle: number, length: number, width: number) =>
  inked(
    polyline([polar(x, CLOCK.y, -12, angle), polar(x, CLOCK.y, length, angle)]),
    'ink',
    width,
    3,
  );
