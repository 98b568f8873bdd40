import {
  arc,
  circle,
  ellipse,
  type Point,
  polygon,
  polyline,
  rectangle,
  smooth,
} from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { spray, spraySheet } from './plants.ts';
import type { Scene } from '../scene.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

/** A pencil that lies on a table. */
export function pencil(x: number, y: number, turn: number, length: number, color: string) {
  const [h, q] = [length / 2, 9];
  return paper(
    moved(
      [
        ...shape(
          polygon([
            [-h, -q],
            [h - 34, -q],
            [h, 0],
            [h - 34, q],
            [-h, q],
          ]),
          'cream',
        ),
        ...shape(
          polygon([
            [-h, -q],
            [h - 36, -q],
            [h - 30, -q / 3],
            [h - 36, q / 3],
            [h - 32, q],
            [-h, q],
          ]),
          color,
        ),
        ...shape(
          polygon([
            [-h, q / 3],
            [h - 36, q / 3],
            [h - 32, q],
            [-h, q],
          ]),
          `${color} #000000 16`,
        ),
        ...shape(rectangle(-h, -q, 16, 2 * q), 'warm cream 30'),
        ...shape(
          polygon([
            [h - 11, -q * 0.34],
            [h, 0],
            [h - 11, q * 0.34],
          ]),
          'ink',
        ),
      ],
      { x, y, turn },
    ),
    'thing 6',
  );
}

/** Scissors, partly beyond the frame. */
export function scissors(x: number, y: number, turn: number, size: number) {
  const put = (inks: Inks) => moved(inks, { x, y, turn, size });
  const blade = (sign: 1 | -1) =>
    polygon([
      [sign * 3, 14],
      [sign * -7, -10],
      [sign * -3, -118],
      [sign * 6, -30],
      [sign * 9, 8],
    ]);
  const loop = (sign: 1 | -1) => ellipse(sign * 24, 62, 21, 30) + ellipse(sign * 24, 62, 12, 20);
  const arm = (sign: 1 | -1) =>
    polygon([
      [sign * -4, -6],
      [sign * 6, -2],
      [sign * 24, 36],
      [sign * 12, 40],
    ]);
  return [
    paper(
      put([
        ...shape(blade(1), 'cream ink 20'),
        ...shape(arm(1), 'warm-deep'),
        ...shape(loop(1), 'warm-deep'),
      ]),
      'thing',
    ),
    paper(
      put([
        ...shape(blade(-1), 'cream'),
        ...shape(arm(-1), 'warm-deep'),
        ...shape(loop(-1), 'warm-deep'),
      ]),
      'thing',
    ),
    paper(put(shape(circle(0, 0, 5), 'warm')), 'print 1'),
  ];
}

/** A reel of thread and its loose end. */
export function reel({ random }: Scene, x: number, y: number, size: number) {
  const thread: Point[] = Array.from({ length: 12 }, (_, index) => [
    x + size * 0.3 + index * size * 0.16,
    y + Math.sin(index * 1.1) * size * 0.2 + random.around(3),
  ]);
  return [
    paper(stroke(smooth(thread), 'warm-deep', 2.2), 'print 1'),
    sheet(circle(x, y, size * 0.52), 'warm cream 40', 'thing 6'),
    sheet(circle(x, y, size * 0.42), 'warm-deep', 'thing 2'),
    paper(
      [0.16, 0.24, 0.32].flatMap((share) =>
        stroke(polyline(arc(x, y, size * share, 20, 350, 30)), 'warm-deep cream 35', 1.4),
      ),
      'thread',
    ),
    sheet(circle(x, y, size * 0.11), 'ink', 'thread'),
  ];
}

/** Triangles and strips that were cut off. */
export function offcuts({ random }: Scene, spots: readonly Point[]) {
  const colors = ['warm', 'cream', 'light', 'accent'];
  return paper(
    spots.flatMap(([x, y], index) => {
      const size = random.between(6, 13);
      const turn = random.between(0, 360);
      const d =
        index % 3
          ? polygon([
              [-size, size * 0.5],
              [size, size * 0.3],
              [0, -size],
            ])
          : polygon([
              [-size * 1.5, -3],
              [size * 1.5, -4],
              [size * 1.4, 4],
              [-size * 1.4, 3],
            ]);
      return moved(shape(d, colors[index % colors.length] ?? 'cream'), { x, y, turn });
    }),
    'thing 2',
  );
}

/** A loose spray of leaves on a table. */
export const looseSpray = (
  { random }: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
) => spraySheet(spray({ x, y, length, angle }, 36, random, 0.3), 'near light 25', 6);
