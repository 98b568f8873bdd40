import { circle, ellipse, rectangle, smooth, pointsOf } from '../paper/geometry.ts';
import { paper } from '../paper/paper.ts';
import { moved, shape } from '../paper/inks.ts';

/** Its middle; it points up before it is turned. */
export const SHIP = { x: 334, y: 556, turn: 27, size: 1.6 };

/** Pieces of the rocket, which points up before it is turned. */
export function ship() {
  const put = (d: string, color: string, lift = 1) =>
    paper(moved(shape(d, color), SHIP), `thing ${lift}`);
  const red = 'coral.6 shade 4';
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
    put(fin(1), `${red} ink 20`, 5),
    put(rectangle(-24, 88, 48, 16, 4), 'ink', 2),
    put(smooth(body, { closed: true, tension: 0.8 }), 'cream', 8),
    put(smooth(half, { closed: true, tension: 0.7 }), 'cream deep 20', 0.4),
    put(
      smooth('0,-150 34,-104 41,-80 0,-68 -41,-80 -34,-104', { closed: true, tension: 0.7 }),
      red,
      1.6,
    ),
    put(
      smooth('-47,34 0,46 47,34 43,54 0,66 -43,54', { closed: true, tension: 0.8 }),
      'accent',
      1.2,
    ),
    put(circle(0, -22, 33), 'warm', 2),
    put(circle(0, -22, 25), 'deep', 1),
    put(pilot, 'cream', 1),
    put(circle(-6, -19, 1.8) + circle(6, -19, 1.8), 'ink', 0),
    put(rectangle(-5, 62, 10, 66, 5), `${red} ink 10`, 3),
  ];
}

/** The flame, in three steps of heat. */
export function flame() {
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
    paper(moved(shape(d, color), SHIP), `thing ${lift}`);
  return [
    put(flame(38, 128), 'coral.66', 6),
    put(flame(26, 94), 'straw.82', 2),
    put(flame(13, 56), 'cream', 1),
  ];
}
