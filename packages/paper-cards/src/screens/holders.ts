/** What holds a picture: clip, pin, tape, pegs on a line, or a stand. Sheets in the card's coordinates. */
import { blend } from '../colors.ts';
import { circle, polygon, polyline, rectangle, smooth, type Point } from '../paper/geometry.ts';
import { paper, sheet, type Sheet } from '../paper/paper.ts';
import { type Place, pointOn } from './frames.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

export type HolderKind = 'clip' | 'pin' | 'tape';

/** Sheets behind and in front of what is held. */
export interface Held {
  behind: readonly Sheet[];
  before: readonly Sheet[];
}

/** A round-headed pin through a point. */
export function pin([x, y]: Point, color = 'warm-deep') {
  return [
    sheet(circle(x, y, 10), `${color} #000000 18`, 'print'),
    sheet(circle(x - 0.6, y - 1, 7), color, 'thing'),
    paper(shape(circle(x - 2.6, y - 3.4, 1.9), 'cream', { opacity: 0.9 }), 'thread'),
  ];
}

/** A strip of washi tape with pinked ends, across a point. */
export function tape([x, y]: Point, turn: number, color = 'warm', length = 92) {
  const half = length / 2;
  const end = (side: 1 | -1): Point[] =>
    [0, 1, 2, 3, 4, 5, 6].map((tooth) => [
      side * (half - (tooth % 2 ? 5 : 0)),
      side * (-14 + (tooth * 28) / 6),
    ]);
  const strip = polygon([...end(1), ...end(-1)]);
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const at = -half + 14 + index * ((length - 28) / 6);
    return polygon([
      [at - 3, 13],
      [at + 5, -13],
      [at + 9, -13],
      [at + 1, 13],
    ]);
  }).join('');
  return paper(
    moved(
      [...shape(strip, color, { opacity: 0.93 }), ...shape(stripes, 'cream', { opacity: 0.5 })],
      { x, y, turn },
    ),
    'thing 2',
  );
}

/** A bulldog clip at the upper edge. */
export function clip(place: Place, across = 0): Held {
  const [x, y] = pointOn(place, across, -0.5);
  const at = (inks: Inks) => moved(inks, { x, y, turn: place.turn });
  const loop = (side: 1 | -1) =>
    smooth([
      [side * 12, 4],
      [side * 18, -20],
      [side * 10, -36],
      [side * 3, -22],
      [side * 7, 2],
    ]);
  const metal = 'cream ink 28';
  return {
    behind: [],
    before: [
      paper(at(stroke(loop(1) + loop(-1), metal, 3.6)), 'thing'),
      paper(at(shape(polygon('-29,-6 29,-6 35,20 -35,20'), 'warm-deep')), 'thing'),
      paper(at(shape(rectangle(-31, -10, 62, 9, 4), 'warm-deep ink 25')), 'thing 2'),
    ],
  };
}

/** A wooden peg over a point of a string. */
export function peg([x, y]: Point, turn = 0) {
  const wood = 'warm cream 30';
  const at = (inks: Inks) => moved(inks, { x, y, turn });
  return [
    paper(at(shape(polygon('-8,-20 8,-20 9,6 6,34 1.4,36 0,8 -1.4,36 -6,34 -9,6'), wood)), 'thing'),
    paper(at(stroke('M-8.5 2h17M-8.5 5h17', blend('ink', wood, 0.35), 1.8)), 'glued'),
  ];
}

/** A point on a string that sags between two points. */
export function sagging(from: Point, to: Point, sag: number, steps = 30): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
    ];
  });
}

/** Twine along points. */
export const twine = (line: readonly Point[], color: string, lift = 3) =>
  paper(
    [
      ...stroke(polyline(line), color, 3),
      ...stroke(polyline(line), '#ffffff', 1, { opacity: 0.28, dash: [3, 4] }),
    ],
    `print ${lift}`,
  );

/** An easel: legs behind the picture, and a ledge under it. */
export function stand(place: Place, foot: number): Held {
  const [top] = [pointOn(place, 0, -0.5)];
  const wood = 'warm near 42';
  const dark = `${wood} ink 30`;
  const leg = (from: Point, to: Point, width: number) => {
    const half = width / 2;
    return polygon([
      [from[0] - half, from[1]],
      [from[0] + half, from[1]],
      [to[0] + half, to[1]],
      [to[0] - half, to[1]],
    ]);
  };
  const spread = place.width * 0.36;
  const [left, right] = [pointOn(place, -0.5, 0.5), pointOn(place, 0.5, 0.5)];
  const ledge = (dy: number, out: number): Point[] => [
    [left[0] - out, left[1] + dy],
    [right[0] + out, right[1] + dy],
  ];
  const [a, b] = [ledge(-7, 12), ledge(9, 12)];
  return {
    behind: [
      sheet(leg([top[0], top[1] - 44], [top[0] + 8, foot], 15), dark, 'thing'),
      sheet(
        leg([top[0] - 12, top[1] - 50], [top[0] - spread, foot], 17) +
          leg([top[0] + 12, top[1] - 50], [top[0] + spread, foot], 17),
        wood,
        'hung 6',
      ),
      sheet(circle(top[0], top[1] - 40, 15), dark, 'thing'),
      sheet(circle(top[0], top[1] - 40, 5), 'cream', 'print 2'),
    ],
    before: [
      sheet(
        polygon([a[0] ?? left, a[1] ?? right, b[1] ?? right, b[0] ?? left]),
        `${wood} cream 12`,
        'thing 6',
      ),
    ],
  };
}

/** Paper corners that hold a print on its mat. */
export function photoCorners(place: Place, size = 44, color = 'deep') {
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([sx, sy]) => {
    const [w, h] = [(place.width / 2 + 4) * sx, (place.height / 2 + 4) * sy];
    return paper(
      moved(
        shape(
          polygon([
            [w, h],
            [w - sx * size, h],
            [w, h - sy * size],
          ]),
          color,
        ),
        { x: place.x, y: place.y, turn: place.turn },
      ),
      'thing 2',
    );
  });
}
