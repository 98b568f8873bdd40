/** Small pieces beside a shorter line of a title. */
import { arc, type Point, star } from '../paper/geometry.ts';
import type { Random } from '../paper/random.ts';
import { moveOutline, type Outline } from './outlines.ts';
import type { Stacked } from './stack-lines.ts';

/** Smooth through points: quadratic curves around the points, which end halfway between them. */
function rounded(points: readonly Point[]): Outline {
  const at = (index: number): Point => points[index % points.length] ?? [0, 0];
  const half = (index: number): Point => [
    (at(index)[0] + at(index + 1)[0]) / 2,
    (at(index)[1] + at(index + 1)[1]) / 2,
  ];
  return [
    { command: 'M', points: [half(0)] },
    ...points.map((_, index) => ({
      command: 'Q' as const,
      points: [at(index + 1), half(index + 1)],
    })),
    { command: 'Z', points: [] },
  ];
}

const straight = (points: readonly Point[]): Outline => [
  ...points.map((point, index) => ({
    command: index ? ('L' as const) : ('M' as const),
    points: [point],
  })),
  { command: 'Z', points: [] },
];

/** Within a circle of radius 1 around 0. */
const SHAPES: Record<string, () => Outline> = {
  star: () => straight(star(0, 0, 1, 0.48, 5)),
  spark: () => straight(star(0, 0, 1.1, 0.36, 4)),
  flower: () => rounded(star(0, 0, 1.4, 0.3, 5)),
  bead: () => rounded(arc(0, 0, 0.8, 0, 345, 23)),
  heart: () => [
    { command: 'M', points: [[0, 0.85]] },
    {
      command: 'C',
      points: [
        [-1.2, 0],
        [-1, -0.8],
        [-0.5, -0.8],
      ],
    },
    {
      command: 'C',
      points: [
        [-0.2, -0.8],
        [0, -0.6],
        [0, -0.4],
      ],
    },
    {
      command: 'C',
      points: [
        [0, -0.6],
        [0.2, -0.8],
        [0.5, -0.8],
      ],
    },
    {
      command: 'C',
      points: [
        [1, -0.8],
        [1.2, 0],
        [0, 0.85],
      ],
    },
    { command: 'Z', points: [] },
  ],
  drop: () => [
    { command: 'M', points: [[-1.25, 0.35]] },
    {
      command: 'C',
      points: [
        [-0.7, -0.75],
        [0.5, -0.9],
        [0.85, -0.2],
      ],
    },
    {
      command: 'C',
      points: [
        [1.1, 0.5],
        [0.2, 0.9],
        [-1.25, 0.35],
      ],
    },
    { command: 'Z', points: [] },
  ],
};

/** Minimum room on each side of a line, em, and the share of it that a piece takes. */
const MIN_ROOM = 0.75;
const SHARE = 0.28;
/** Lengths in em of the line: radius at most, distance from its letters, and height above its baseline. */
const PIECE = { radius: 0.24, gap: 0.26, height: 0.31 };
/** Radians. */
const MAX_TILT = 0.35;

/** A mirrored pair beside the shortest line, if there is room. Lengths in em. */
export function placeOrnaments({ lines }: Stacked, random: Random): Outline[] {
  const shapes = Object.values(SHAPES);
  const shape = shapes[random.whole(0, shapes.length - 1)]?.() ?? [];
  const tilt = random.around(MAX_TILT);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [shortest] = lines.toSorted((a, b) => a.width - b.width);
  if (!shortest) return [];
  const { width, scale, baseline } = shortest;
  const room = (Math.max(...lines.map((line) => line.width)) - width) / 2;
  if (room < MIN_ROOM) return [];
  const radius = Math.min(PIECE.radius * scale, room * SHARE);
  const [x, y] = [width / 2 + radius + PIECE.gap * scale, baseline - PIECE.height * scale];
  return [-1, 1].map((side) =>
    moveOutline(shape, ([px, py]) => [
      side * (x + (px * cos - py * sin) * radius),
      y + (px * sin + py * cos) * radius,
    ]),
  );
}
