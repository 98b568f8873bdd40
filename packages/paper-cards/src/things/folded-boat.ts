import { type Point, polygon, pointsOf } from '../paper/geometry.ts';
import { paper } from '../paper/paper.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

/** A boat folded from a sheet: hull of two halves, and the point in the middle. */
export function foldedBoat(x: number, y: number, size: number, color: string) {
  const put = (points: readonly Point[], fill: string) => shape(polygon(points), fill);
  const piece = (inks: Inks, lift: number) =>
    paper(moved(inks, { x, y, size, turn: -3 }), `thing ${lift}`);
  const dark = `${color} ink 24`;
  return [
    piece(
      [...put(pointsOf('0,-92 -52,4 0,14'), color), ...put(pointsOf('0,-92 52,4 0,14'), dark)],
      6,
    ),
    piece(
      [
        ...put(pointsOf('-118,-34 0,2 0,46 -62,46'), `${color} cream 30`),
        ...put(pointsOf('118,-34 0,2 0,46 62,46'), `${color} ink 10`),
      ],
      5,
    ),
    piece(
      [...put(pointsOf('-62,46 -30,12 0,46'), dark), ...put(pointsOf('62,46 34,12 0,46'), dark)],
      0.8,
    ),
    piece(stroke('M-98 -22L-20 2', 'cream', 2.6, { dash: [8, 6] }), 0.5),
  ];
}
