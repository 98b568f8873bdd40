import {
  arc,
  circle,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
} from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { type CardLayer, type Scene } from '../scene.ts';
import { creature } from './animals.ts';
import { flower } from './plants.ts';
import { tea } from './tea.ts';
import { looseSpray, offcuts, pencil, reel, scissors } from './table-things.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

type At = (x: number, y: number) => Point;
export type DrawSet = (scene: Scene, at: At, side: 1 | -1) => CardLayer[];

/** Scissors, thread and scraps; a robin has got hold of the thread. */
const sewing: DrawSet = (scene, at, side) => {
  const scraps = [at(150, 852), at(412, 850), at(58, 726), at(240, 862), at(560, 700)];
  const [robin] = at(462, 846);
  return [
    {
      name: 'tools',
      travel: 2,
      sheets: [
        offcuts(scene, scraps),
        ...reel(scene, ...at(546, 806), 92),
        creature(scene, 'robin', { x: robin, y: 846, height: 42, flip: side > 0 }),
      ],
    },
    { name: 'moving', travel: 5, sheets: scissors(...at(46, 806), side * 62, 1.05) },
  ];
};

/** A box of watercolors, a brush and what it has painted. */
const paints: DrawSet = (_, at, side) => {
  const colors = ['warm-deep', 'warm', 'accent', 'light', 'deep', 'middle'];
  const pans = colors.map((color, index) =>
    shape(rectangle(-84 + (index % 3) * 58, -40 + Math.floor(index / 3) * 42, 46, 32, 7), color),
  );
  const [x, y] = at(500, 822);
  const [fx, fy] = at(88, 812);
  const put = (inks: Inks) => moved(inks, { x, y, turn: side * -9 });
  const blots: Point[] = [at(352, 858), at(322, 846), at(206, 862)];
  return [
    {
      name: 'tools',
      travel: 2,
      sheets: [
        sheet(
          blots
            .map(([bx, by], index) =>
              smooth(arc(bx, by, 13 - index * 3, 0, 320, 7), { closed: true }),
            )
            .join(''),
          'accent',
          'glued',
        ),
        paper(put(shape(rectangle(-102, -54, 204, 108, 12), 'ink')), 'thing 7'),
        paper(put(shape(rectangle(-94, -46, 188, 92, 8), 'cream')), 'glued'),
        paper(put(pans.flat()), 'thing 1'),
        flower(fx, fy, 36, 'warm', 'warm-deep', 12),
        flower(fx + side * 52, fy + 30, 25, 'light', 'warm-deep', 40),
      ],
    },
    {
      name: 'moving',
      travel: 5,
      sheets: [
        paper(
          moved(
            [
              ...shape(polygon('-96,-6 46,-8 46,8 -96,6 -110,0'), 'warm-deep'),
              ...shape(rectangle(44, -8, 30, 16), 'cream ink 25'),
              ...shape('M74 -8Q98 -12 118 0Q98 12 74 8Z', 'ink'),
              ...shape('M104 -6Q112 -4 118 0Q112 4 104 6Q98 0 104 -6Z', 'accent'),
            ],
            { x: at(228, 0)[0], y: 836, turn: side > 0 ? -8 : 188 },
          ),
          'thing 6',
        ),
      ],
    },
  ];
};

/** A magnifying glass, a pencil and a spray of leaves; a snail crosses the table. */
const nature: DrawSet = (scene, at, side) => {
  const [x, y] = at(516, 806);
  const [sx, sy] = at(330, 858);
  const snail = (dx: number) => sx + side * dx;
  return [
    {
      name: 'tools',
      travel: 2,
      sheets: [
        looseSpray(scene, ...at(-10, 884), 210, side > 0 ? -30 : -150),
        paper(
          moved(shape(rectangle(40, -9, 100, 18, 8), 'warm-deep'), {
            x,
            y,
            turn: side > 0 ? 128 : 52,
          }),
          'thing 6',
        ),
        sheet(circle(x, y, 56) + circle(x, y, 44), 'accent', 'thing 6'),
        paper(
          [
            ...shape(circle(x, y, 45), 'cream', { opacity: 0.22 }),
            ...stroke(polyline(arc(x, y, 34, 190, 260, 10)), '#ffffff', 5, { opacity: 0.7 }),
          ],
          'thread',
        ),
      ],
    },
    {
      name: 'moving',
      travel: 2,
      sheets: [
        sheet(
          smooth(
            [
              [snail(-30), sy + 4],
              [snail(-6), sy - 6],
              [snail(22), sy - 6],
              [snail(30), sy - 22],
              [snail(38), sy - 18],
              [snail(34), sy + 4],
            ],
            { closed: true, tension: 0.8 },
          ),
          'light',
          'thing 2',
        ),
        sheet(circle(snail(0), sy - 16, 17), 'warm-deep', 'thing'),
        paper(
          stroke(
            polyline(
              Array.from({ length: 22 }, (_, index) =>
                polar(snail(0), sy - 16, 13 - index * 0.6, index * 36),
              ),
            ),
            'cream',
            2,
          ),
          'thread',
        ),
      ],
    },
    {
      name: 'pencil',
      travel: 6,
      sheets: [pencil(...at(96, 700), side > 0 ? -104 : -76, 190, 'warm-deep')],
    },
  ];
};

/** Each has a layer `moving`. */
export const TABLE_SETS = [sewing, tea, paints, nature] as const;
