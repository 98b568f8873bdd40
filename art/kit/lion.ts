/**
 * The face of one of the two stone lions before Nottingham's Council House, as a tonal drawing on a
 * disc of radius 100: big planes, deep-cut eyes and a mane in heavy locks, lit from the upper left.
 */
import { arc, bow, mix, polar, walk, type Point } from '../../tools/content/paper/geometry.ts';
import { painted, type Tone, type Wash } from './spiral.ts';

const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);

/** The same wash on both sides; the side turned away from the light is a little darker. */
function pair(outline: readonly Point[], tone: number, feather = 1.2, away = 0): Wash[] {
  return [
    { outline: mirrored(outline), tone, feather },
    { outline, tone: tone - away, feather },
  ];
}

/** A symmetrical shape, given by its right half from top to bottom. */
const whole = (half: readonly Point[]) => [...half, ...mirrored(half).reverse()];

const disc = (x: number, y: number, rx: number, ry = rx): Point[] =>
  arc(0, 0, 1, 0, 345, 23).map(([px, py]): Point => [x + px * rx, y + py * ry]);

/** A brush stroke along a line, thin at both ends. */
function brush(line: readonly Point[], width: number, start = 0.25, end = 0.25): Point[] {
  const path = walk(line);
  const side = (sign: 1 | -1) =>
    Array.from({ length: 15 }, (_, index) => {
      const share = index / 14;
      const swell = mix(mix(start, end, share), 1, Math.sin(Math.PI * share));
      return path.at(path.length * share, (sign * width * swell) / 2);
    });
  return [...side(1), ...side(-1).reverse()];
}

interface Lock {
  angle: number;
  from: number;
  to: number;
  /** Its width at the root, in degrees of the circle. */
  width: number;
  /** Degrees by which the tip swings downward. */
  sweep: number;
  tone: number;
}

/** A lock of the mane: a dark gap, the body, a lit back and a shaded belly. */
function lock({ angle, from, to, width, sweep, tone }: Lock): Wash[] {
  const [cx, cy] = [0, -4];
  const down = Math.cos((angle * Math.PI) / 180) >= 0 ? 1 : -1;
  const at = (radius: number, turn: number) => polar(cx, cy, radius, angle + turn * down);
  const tip = at(to, sweep);
  const middle = mix(from, to, 0.62);
  const body = (extra: number): Point[] => [
    ...bow(at(from, -width / 2 - extra), at(middle, -width * 0.62 - extra + sweep * 0.2), tip),
    ...bow(tip, at(middle, width * 0.5 + extra + sweep * 0.5), at(from, width / 2 + extra)),
  ];
  const [tx, ty] = polar(0, 0, 1, angle);
  const light = (-tx * 0.55 - ty * 0.7) * 0.13;
  const ridge = bow(at(from, -width * 0.16), at(middle, -width * 0.3 + sweep * 0.2), tip);
  const belly = bow(at(from, width * 0.3), at(middle, width * 0.34 + sweep * 0.36), tip);
  return [
    { outline: body(3.4), tone: 0.0, feather: 1 },
    { outline: body(0), tone: tone + light, feather: 0.8 },
    { outline: brush(belly, 5.4, 0.4, 0.1), tone: 0.12, feather: 1.6, strength: 0.75 },
    { outline: brush(ridge, 6.6, 0.3, 0.1), tone: tone + 0.5 + light * 2, feather: 1.6 },
  ];
}

/** A row of locks from the crown of the head down both sides to the chin. */
function row(angles: readonly number[], shape: Omit<Lock, 'angle'>): Wash[] {
  return angles.flatMap((angle) => {
    const low = Math.max(0, Math.sin((angle * Math.PI) / 180));
    const sweep = shape.sweep * (1 - low * 0.9);
    return [angle, 180 - angle].flatMap((side) => lock({ ...shape, angle: side, sweep }));
  });
}

const MANE: Wash[] = [
  { outline: disc(0, -2, 82, 84), tone: 0.03, feather: 3 },
  ...row([88, 66, 44, 22, 0, -22, -44, -66, -86], {
    from: 44,
    to: 98,
    width: 22,
    sweep: 15,
    tone: 0.2,
  }),
];

const EARS: Wash[] = [
  ...pair(disc(49, -57, 18, 17), 0.0, 1.5),
  ...pair(disc(49, -58, 14.5, 14), 0.92, 1.2, 0.2),
  ...pair(disc(47.5, -54, 8, 9), 0.2, 2),
];

const FRINGE: Wash[] = row([78, 58, 36, 14, -8, -26, -68, -90], {
  from: 34,
  to: 74,
  width: 21,
  sweep: 15,
  tone: 0.34,
});

const FACE = whole([
  [0, -60],
  [18, -60],
  [34, -53],
  [43, -38],
  [45, -20],
  [42, -2],
  [41, 14],
  [43, 30],
  [38, 45],
  [27, 56],
  [15, 66],
  [0, 69],
]);

const HEAD: Wash[] = [
  { outline: FACE.map(([x, y]): Point => [x * 1.06 + 1.5, y * 1.04 + 2]), tone: 0, feather: 3 },
  { outline: FACE, tone: 0.92, feather: 2 },
  // The side turned away from the light.
  {
    outline: [
      [16, -60],
      [34, -53],
      [43, -38],
      [46, -20],
      [42, 0],
      [43, 30],
      [38, 46],
      [30, 30],
      [30, 6],
      [38, -20],
      [28, -44],
    ],
    tone: 0.58,
    feather: 5,
  },
  // The furrow of the forehead and the hollows beside it.
  { outline: brush(bow([0, -58], [0, -46], [0, -32]), 7, 0.5, 0.6), tone: 0.48, feather: 2.4 },
  ...pair(brush(bow([17, -54], [11, -44], [12, -34]), 5, 0.3, 0.3), 0.6, 2.4, 0.1),
  // Cheeks.
  ...pair(brush(bow([41, -4], [32, 12], [40, 34]), 9, 0.2, 0.2), 0.42, 3.5, 0.2),
  ...pair(disc(31, 2, 7, 6), 0.97, 4, 0.28),
];

/** The sockets, in the shade of the brows. */
const SOCKETS: Wash[] = pair(
  [
    [7, -13],
    [10, -25],
    [20, -35],
    [34, -36],
    [43, -28],
    [42, -14],
    [30, -5],
    [15, -4],
  ],
  0.16,
  3,
  0.04,
);

/** The ends of an eye's opening, and how far its lids bow up and down when it is open. */
const EYE = {
  inner: [8.5, -11],
  outer: [43, -20],
  middle: 26,
  up: -39,
  down: 4,
  iris: -18,
} as const;

/**
 * Eyes whose upper lids have come down.
 * @param shut how far: 0 is open, 1 is shut
 */
function eyes(shut: number): Wash[] {
  const { inner, outer, middle, up, down, iris } = EYE;
  const lower = bow(inner, [middle, down], outer);
  const lid = (share: number) => bow(inner, [middle, mix(up, down, share)], outer);
  const ball = [...lid(0), ...lower.toReversed()];
  return [
    ...SOCKETS,
    ...pair(ball, 1, 0.8, 0.06),
    ...pair(disc(middle, iris, 6.6, 7.2), 0, 0.6),
    // The upper lid shades the ball.
    ...pair(brush(lid(0), 8, 0.5, 0.5), 0.5, 1.6),
    // The lid, in the light, with its heavy lashes.
    ...(shut ? pair([...lid(0), ...lid(shut).toReversed()], 0.72, 0.8, 0.1) : []),
    ...pair(brush(lid(shut), 4.6, 0.6, 0.4), 0, 0.8),
    ...pair(brush(lower, 2.6, 0.6, 0.3), 0.04, 0.8),
    // Brows catch the light.
    ...pair(brush(bow([6, -28], [22, -46], [43, -34]), 8, 0.3, 0.2), 0.98, 2.2, 0.2),
    // The line that runs from the eye along the nose.
    ...pair(brush(bow([10, -11], [13, 0], [19, 9]), 5, 0.7, 0.2), 0.2, 1.8),
  ];
}

const NOSE: Wash[] = [
  {
    outline: [
      [7, -32],
      [17, -4],
      [24, 14],
      [12, 16],
      [6, -8],
    ],
    tone: 0.42,
    feather: 2.6,
  },
  {
    outline: [
      [-9, -34],
      [6, -34],
      [9, -8],
      [12, 12],
      [-15, 12],
      [-11, -8],
    ],
    tone: 1,
    feather: 2.2,
  },
];

const MUZZLE: Wash[] = [
  { outline: disc(0, 46, 35, 24), tone: 0.14, feather: 4 },
  ...pair(disc(17.5, 36, 19, 14.5), 1, 1.6, 0.12),
  {
    outline: whole([
      [0, 11],
      [12, 8.5],
      [22, 12],
      [22, 19],
      [14, 26],
      [5, 32],
      [0, 33],
    ]),
    tone: 0.03,
    feather: 1,
  },
  { outline: brush(bow([-15, 14], [-6, 12], [2, 15]), 4.4), tone: 0.72, feather: 1.2 },
  // The mouth, and the chin below it.
  { outline: brush(bow([0, 31], [0.5, 38], [0, 46]), 3.6, 0.8, 1), tone: 0, feather: 0.8 },
  ...pair(
    brush(
      [...bow([0, 46], [8, 55], [22, 51]), ...bow([22, 51], [33, 47], [37, 37])],
      6.4,
      0.8,
      0.2,
    ),
    0,
    1,
  ),
  { outline: disc(0, 62, 15, 8.5), tone: 1, feather: 2.4 },
  { outline: disc(9, 65, 8, 6), tone: 0.45, feather: 3 },
  // Roots of the whiskers.
  ...[
    [12, 36],
    [20, 33],
    [18, 41],
    [27, 38],
  ].flatMap(([x = 0, y = 0]) => pair(disc(x, y, 1.7), 0.25, 0.9)),
];

const BEARD: Wash[] = [-22, 22, 0].flatMap((lean) => {
  const tip: Point = [lean * 1.15, 97 - Math.abs(lean) * 0.22];
  const root: Point = [lean * 0.6, 66];
  const line = bow(root, [lean * 0.75, 84], tip);
  return [
    { outline: brush(line, 21, 0.9, 0.05), tone: 0, feather: 1 },
    { outline: brush(line, 16, 0.9, 0.05), tone: lean > 0 ? 0.4 : 0.54, feather: 0.9 },
    {
      outline: brush(
        line.map(([x, y]): Point => [x - 1.8, y]),
        4,
        0.6,
        0.05,
      ),
      tone: lean > 0 ? 0.7 : 0.86,
      feather: 1.4,
    },
  ];
});

/** The washes of the drawing, from back to front, on a ground of `LION_GROUND`. */
const washes = (shut: number): Wash[] => [
  ...MANE,
  ...EARS,
  ...FRINGE,
  ...BEARD,
  ...HEAD,
  ...eyes(shut),
  ...NOSE,
  ...MUZZLE,
];

export const LION: readonly Wash[] = washes(0);

export const LION_GROUND = 0.97;

/**
 * The lion's face as tones.
 * @param shut how far his eyes are shut, 0 to 1
 */
export const lion = (shut = 0): Tone => painted(LION_GROUND, washes(shut));
