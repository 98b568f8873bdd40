import { arc, circle, ellipse, polar, polygon, polyline } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { DrawSet } from './table-sets.ts';
import { moved, shape, stroke } from '../paper/inks.ts';

/** A cup of tea on its saucer, a spoon and biscuits, one of them bitten. */
export const tea: DrawSet = (_, at, side) => {
  const [x, y] = at(508, 812);
  const [bx, by] = at(84, 818);
  const biscuit = 'warm warm-deep 40';
  const ring = Array.from({ length: 18 }, (_, index) =>
    circle(...polar(x, y, 62, index * 20), 4.5),
  ).join('');
  const bitten = polygon([
    ...arc(bx + 30, by - 42, 27, 60, 330, 26),
    ...arc(bx + 51, by - 39, 13, 250, 100, 6),
  ]);
  const dots = (cx: number, cy: number) =>
    [
      [-9, -8],
      [8, -11],
      [-12, 7],
      [2, 2],
      [4, 14],
    ]
      .map(([dx = 0, dy = 0]) => circle(cx + dx, cy + dy, 2.6))
      .join('');
  return [
    {
      name: 'tools',
      travel: 2,
      sheets: [
        sheet(circle(bx, by, 28), biscuit, 'hill'),
        sheet(bitten, `${biscuit} cream 18`, 'thing'),
        paper(shape(dots(bx, by) + dots(bx + 26, by - 42), `${biscuit} ink 50`), 'thread'),
        sheet(circle(x, y, 78), 'cream light 25', 'thing 6'),
        paper(shape(ring, 'deep'), 'thread'),
        paper(stroke(polyline(arc(x - side * 52, y - 8, 17, 0, 350, 20)), 'accent', 9), 'thing'),
        sheet(circle(x, y, 49), 'accent', 'thing 7'),
        sheet(circle(x, y, 41), 'warm-deep ink 42', 'glued'),
        sheet(ellipse(x - 12, y - 12, 15, 9), 'warm-deep warm 30', 'glued'),
      ],
    },
    {
      name: 'moving',
      travel: 4,
      sheets: [
        paper(
          moved(
            [
              ...shape(ellipse(0, -46, 13, 19), 'cream ink 16'),
              ...stroke('M0 -28V52', 'cream ink 16', 6),
            ],
            { x: at(378, 0)[0], y: 856, turn: side * 66 },
          ),
          'thing',
        ),
      ],
    },
  ];
};
