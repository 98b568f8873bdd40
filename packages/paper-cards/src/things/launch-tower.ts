import { circle, polyline, rectangle } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { glued, inked } from './pieces.ts';

/** @param x its middle */
export function launchTower(x: number) {
  const [top, foot] = [446, 900];
  const steps = Array.from({ length: 8 }, (_, index) => top + 16 + index * 54);
  const braces = steps
    .map((y, index) =>
      polyline(
        index % 2
          ? [
              [x - 26, y],
              [x + 26, y + 54],
            ]
          : [
              [x + 26, y],
              [x - 26, y + 54],
            ],
      ),
    )
    .join('');
  const red = 'coral.5 shade 10';
  return [
    inked(braces, red, 5, 3),
    sheet(
      rectangle(x - 32, top, 9, foot - top) +
        rectangle(x + 23, top, 9, foot - top) +
        steps.map((y) => rectangle(x - 34, y - 3, 68, 6)).join(''),
      red,
      'thing',
    ),
    sheet(rectangle(x - 44, top - 30, 88, 34, 3), 'cream', 'thing'),
    glued([-30, -6, 18].map((dx) => rectangle(x + dx, top - 21, 13, 14, 1)).join(''), 'deep'),
    inked(`M${x} ${top - 30}V${top - 62}`, 'ink', 3, 2),
    sheet(circle(x, top - 64, 6), 'accent', 'print 2'),
    sheet(rectangle(x - 118, top + 116, 96, 10, 3), red, 'thing 6'),
  ];
}
