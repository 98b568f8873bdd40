/** A rocket and its flame. */
import { circle, ellipse, rectangle, smooth, pointsOf } from '../../paper/geometry.ts';
import { paper } from '../../paper/paper.ts';
import { blend } from '../../paper/svg.ts';
import type { Scene } from '../scene.ts';
import { localColor } from '../stage/local-colors.ts';
import { moved, shape } from '../../paper/inks.ts';

/** Its middle; it points up before it is turned. */
export const SHIP = { x: 334, y: 556, turn: 27, size: 1.6 };

/** Pieces of the rocket, which points up before it is turned. */
export function ship({ palette }: Scene) {
  const put = (d: string, color: string, lift = 1, rim = 0.6) =>
    paper(moved(shape(d, color), SHIP), { lift, rough: 0.4, rim, shade: 0.5 });
  const red = localColor(palette, 'coral', 0.6, 0.04);
  const ears = [-1, 1].map((side) => ellipse(side * 5.5, -36.5, 3, 8)).join('');
  const pilot = ears + ellipse(0, -18, 12, 10.5);
  const body = pointsOf('0,-150 34,-104 50,-40 46,40 30,92 -30,92 -46,40 -50,-40 -34,-104');
  const half = pointsOf('0,-150 34,-104 50,-40 46,40 30,92 10,92 20,30 18,-60');
  const fin = (side: number) =>
    smooth(
      [
        [side * 38, 30],
        [side * 84, 78],
        [side * 92, 132],
        [side * 60, 108],
        [side * 26, 92],
      ],
      { closed: true, tension: 0.5 },
    );
  return [
    put(fin(-1), red, 5),
    put(fin(1), blend(red, palette.ink, 0.2), 5),
    put(rectangle(-24, 88, 48, 16, 4), palette.ink, 2),
    put(smooth(body, { closed: true, tension: 0.8 }), palette.cream, 8, 0.7),
    put(
      smooth(half, { closed: true, tension: 0.7 }),
      blend(palette.cream, palette.deep, 0.2),
      0.4,
      0.2,
    ),
    put(
      smooth('0,-150 34,-104 41,-80 0,-68 -41,-80 -34,-104', { closed: true, tension: 0.7 }),
      red,
      1.6,
    ),
    put(
      smooth('-47,34 0,46 47,34 43,54 0,66 -43,54', { closed: true, tension: 0.8 }),
      palette.accent,
      1.2,
    ),
    put(circle(0, -22, 33), palette.warm, 2),
    put(circle(0, -22, 25), palette.deep, 1),
    put(pilot, palette.cream, 1),
    put(circle(-6, -19, 1.8) + circle(6, -19, 1.8), palette.ink, 0, 0),
    put(rectangle(-5, 62, 10, 66, 5), blend(red, palette.ink, 0.1), 3),
  ];
}

/** The flame, in three steps of heat. */
export function flame({ palette }: Scene) {
  const flame = (width: number, length: number) =>
    smooth(
      [
        [-width, 96],
        [-width * 0.9, 96 + length * 0.4],
        [-width * 0.3, 96 + length * 0.62],
        [0, 96 + length],
        [width * 0.34, 96 + length * 0.6],
        [width * 0.9, 96 + length * 0.42],
        [width, 96],
      ],
      { closed: true, tension: 0.7 },
    );
  const put = (d: string, color: string, lift: number) =>
    paper(moved(shape(d, color), SHIP), { lift, rough: 0.4, rim: 0.6 });
  return [
    put(flame(38, 128), localColor(palette, 'coral', 0.66, 0), 6),
    put(flame(26, 94), localColor(palette, 'straw', 0.82, 0), 2),
    put(flame(13, 56), palette.cream, 1),
  ];
}
