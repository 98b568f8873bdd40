import {
  circle,
  ellipse,
  place,
  type Point,
  polygon,
  polyline,
  rectangle,
  star,
} from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { creature } from './animals.ts';
import { type Spot, spray, spraySheet } from './plants.ts';
import { closed } from './silhouette.ts';
import { moved, shape, stroke } from '../paper/inks.ts';

/** Where it lies: its middle and turn, degrees. */
interface Lying {
  x: number;
  y: number;
  turn: number;
}

/** Circles along an edge, which are cut from it. */
const bites = (from: Point, to: Point, count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return circle(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, radius);
  }).join('');

/** A stamp with a heron and a postmark. */
export function stamp(scene: Scene, x: number, y: number, flip: boolean) {
  const teeth =
    Array.from(
      { length: 9 },
      (_, index) => circle(x - 36 + index * 9, y - 44, 3) + circle(x - 36 + index * 9, y + 44, 3),
    ).join('') +
    Array.from(
      { length: 10 },
      (_, index) => circle(x - 36, y - 40 + index * 9, 3) + circle(x + 36, y - 40 + index * 9, 3),
    ).join('');
  const rings = [24, 17]
    .map((radius) =>
      polyline(
        star(x + (flip ? 30 : -30), y - 36, radius, radius, 20).concat([
          [x + (flip ? 30 : -30), y - 36 - radius],
        ]),
      ),
    )
    .join('');
  return [
    paper(shape(rectangle(x - 36, y - 44, 72, 88) + teeth, 'cream', { isUnited: true }), 'print'),
    sheet(rectangle(x - 28, y - 36, 56, 72), 'warm', 'glued'),
    creature(scene, 'heron', { x: x - 4, y: y + 32, height: 58, flip }, 'deep'),
    paper(stroke(rings, 'ink', 2, { opacity: 0.6 }), 'thread'),
  ];
}

/** An admission ticket, 168 × 74 units. */
export function ticket(at: Lying) {
  const color = 'warm cream 30';
  const outline =
    'M-84 -33L-80 -37H80L84 -33V-11A11 11 0 0 0 84 11V33L80 37H-80L-84 33V11A11 11 0 0 0 -84 -11Z';
  const print =
    rectangle(-66, -27, 132, 54) +
    rectangle(-63, -24, 126, 48) +
    polygon(star(-38, 0, 15, 7, 5)) +
    [-12, 0, 12].map((y, index) => rectangle(-12, y - 3, 58 - index * 14, 6)).join('');
  return [
    paper(moved(shape(outline, color), at), 'thing'),
    paper(
      moved(
        [
          ...shape(print, 'warm-deep'),
          ...shape(bites([58, -36], [58, 36], 9, 2), `${color} ink 50`),
        ],
        at,
      ),
      'flat',
    ),
  ];
}

/** A letter from abroad, 260 × 170 units, with its striped border. */
export function airmail(at: Lying) {
  const stripes = (color: string, start: number) => {
    const across = Array.from({ length: 9 }, (_, index) => -130 + start + index * 32);
    const d = across.map((x) => `M${x} -85h12l-6 12h-12ZM${x} 73h12l-6 12h-12Z`).join('');
    const down = Array.from({ length: 5 }, (_, index) => -72 + start + index * 32);
    return shape(
      d + down.map((y) => `M-130 ${y}l12 -6v12l-12 6ZM118 ${y}l12 -6v12l-12 6Z`).join(''),
      color,
    );
  };
  const flap = polygon('-116,-72 116,-72 0,26');
  return [
    paper(
      moved(
        [
          ...shape(rectangle(-130, -85, 260, 170, 3), 'cream'),
          ...stripes('warm-deep', 6),
          ...stripes('accent', 22),
        ],
        at,
      ),
      'thing 6',
    ),
    paper(moved(shape(flap, 'cream warm 18'), at), 'thing 2'),
  ];
}

/** Two pressed sprays from a point, the one behind shorter. */
export function pressedSprays({ random }: Scene, { angle, length, ...foot }: Spot, curl: number) {
  const dry = 'leaf.5 shade 12';
  const behind = { ...foot, length: length * 0.66, angle: angle + curl * 1.1 };
  return [
    spraySheet(spray(behind, curl, random, 0.24), `${dry} ink 42`, 3),
    spraySheet(spray({ ...foot, length, angle }, -curl, random, 0.21), dry, 4.5),
  ];
}

/** A butterfly of folded paper, 120 units wide. */
export function butterfly(at: Lying, size: number) {
  const wing = (side: 1 | -1): Point[] => [
    [0, 0],
    [side * 18, -42],
    [side * 52, -52],
    [side * 60, -24],
    [side * 34, -2],
  ];
  const lower = (side: 1 | -1): Point[] => [
    [0, 0],
    [side * 34, 2],
    [side * 44, 24],
    [side * 26, 42],
    [side * 8, 24],
  ];
  const put = (points: readonly Point[]) => closed(place(points, { ...at, size }));
  const spots = ([side, x, y, radius]: readonly [number, number, number, number]) =>
    circle(...(place([[side * x, y]], { ...at, size })[0] ?? [0, 0]), radius * size);
  const on = ([1, -1] as const).flatMap((side) =>
    (
      [
        [40, -34, 8],
        [24, -16, 5],
        [28, 22, 6],
      ] as const
    ).map(([x, y, radius]) => spots([side, x, y, radius])),
  );
  return [
    sheet(put(lower(1)) + put(lower(-1)), 'accent deep 35', 'print 7'),
    sheet(put(wing(1)) + put(wing(-1)), 'accent', 'print 9'),
    sheet(on.join(''), 'cream', 'thread'),
    paper(
      moved(
        [
          ...shape(ellipse(0, -4, 4.5, 25), 'ink'),
          ...stroke('M-1 -26C-6 -40 -14 -46 -20 -48M1 -26C6 -40 14 -46 20 -48', 'ink', 2),
        ],
        { ...at, size },
      ),
      'print 2',
    ),
  ];
}

/** A pencil, 500 units long, whose point is at (x, y); its other end is outside of the card. */
export function pencil(at: Lying) {
  const wood = 'cream warm 55';
  const part = (points: Point[], color: string, lift: number) =>
    paper(moved(shape(polygon(points), color), at), `thing ${lift}`);
  const side = (from: number, to: number): Point[] => [
    [44, from],
    [500, from],
    [500, to],
    [44, to],
  ];
  return [
    part(
      [
        [0, 0],
        [52, -17],
        [58, 0],
        [52, 17],
      ],
      wood,
      9,
    ),
    part(
      [
        [0, 0],
        [16, -5],
        [16, 5],
      ],
      'ink',
      0.6,
    ),
    part(side(-17, 17), 'warm-deep', 9),
    part(side(-17, -6), 'warm-deep cream 28', 0.6),
    part(side(7, 17), 'warm-deep ink 32', 0.6),
  ];
}
