/** A great wave close to the eye. */
import { blend } from '../colors.ts';
import { circle, type Point, smooth } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Mirror } from '../scene.ts';
import { shape, stroke } from '../paper/inks.ts';

/** A breaker that curls in from the side, cropped by the frame, its lip all foam. */
export function breaker(at: Mirror) {
  const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [at(x), y]);
  const body = smooth(
    mirrored([
      [-90, 940],
      [-90, 690],
      [-20, 668],
      [54, 676],
      [112, 706],
      [140, 748],
      [104, 738],
      [84, 762],
      [98, 806],
      [160, 846],
      [280, 872],
      [420, 904],
      [460, 940],
    ]),
    { closed: true, tension: 0.9 },
  );
  const streak = (dx: number, dy: number) =>
    smooth(
      mirrored([
        [-60, 744 + dy],
        [20 + dx, 748 + dy],
        [54 + dx, 790 + dy],
        [110 + dx, 846 + dy],
        [220 + dx, 884 + dy],
      ]),
    );
  const foam: [number, number, number][] = [
    [-24, 670, 22],
    [8, 666, 20],
    [40, 672, 19],
    [68, 680, 18],
    [94, 694, 18],
    [116, 712, 17],
    [134, 732, 15],
    [146, 750, 12],
    [136, 764, 9],
    [116, 742, 13],
    [96, 736, 14],
    [82, 752, 11],
  ];
  const drops: [number, number, number][] = [
    [166, 728, 6],
    [178, 752, 4],
    [158, 704, 4.4],
    [132, 684, 5],
    [106, 664, 3.6],
    [190, 776, 3],
    [150, 786, 4],
  ];
  const dots = (all: readonly [number, number, number][], grow = 1) =>
    all.map(([x, y, radius]) => circle(at(x), y, radius * grow)).join('');
  const color = 'sea.5 shade 24';
  const white = (d: string, tone: string, lift: number) =>
    paper(shape(d, tone, { isUnited: true }), `thing ${lift}`);
  return [
    white(dots(foam, 1.3), blend('cream', color, 0.35), 9),
    sheet(body, color, 'hung'),
    paper(
      stroke(streak(0, 0) + streak(-34, 44) + streak(-70, 88), `${color} cream 42`, 4),
      'glued',
    ),
    white(dots(foam) + dots(drops), 'cream', 5),
  ];
}
