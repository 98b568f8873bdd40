/** Ready-made cuts, as outlines 2 units high and wide at most, around 0, 0, pointing up. */
import type { Point, Ring } from './wedge.ts';

const STEPS = 14;

const curve = (at: (share: number) => Point, steps = STEPS): Ring =>
  Array.from({ length: steps }, (_, step) => at(step / steps));

const round = (share: number, radius = 1): Point => [
  radius * Math.sin(2 * Math.PI * share),
  radius * Math.cos(2 * Math.PI * share),
];

/** Half of a pointed oval, from its top to its foot. */
const side = (width: number): Ring =>
  curve((share) => [width * Math.sin(Math.PI * share), Math.cos(Math.PI * share)]);

export const shapes = {
  Notch: [
    [0, 1],
    [0.62, -1],
    [-0.62, -1],
  ],
  Diamond: [
    [0, 1],
    [0.5, 0],
    [0, -1],
    [-0.5, 0],
  ],
  Leaf: [
    ...side(0.46).map(([x, y]): Point => [
      x * (1.1 - 0.25 * y) * Math.abs(Math.sin(Math.acos(y))) ** 0.35,
      y,
    ]),
    ...side(0.46).map(([x, y]): Point => [
      -x * (1.1 + 0.25 * y) * Math.abs(Math.sin(Math.acos(y))) ** 0.35,
      -y,
    ]),
  ],
  Crescent: [
    ...curve((share) => {
      const angle = Math.PI * (share - 0.5);
      return [1.0 * Math.sin(angle), Math.cos(angle) * 0.75 - 0.35];
    }),
    ...curve((share) => {
      const angle = Math.PI * (0.5 - share);
      return [1.0 * Math.sin(angle), Math.cos(angle) * 0.22 - 0.35];
    }),
  ],
  Drop: curve((share) => {
    const angle = 2 * Math.PI * share;
    return [0.72 * Math.sin(angle) * Math.sin(angle / 2), Math.cos(angle)];
  }, 24),
  Heart: curve((share) => {
    const t = 2 * Math.PI * share;
    return [
      Math.sin(t) ** 3,
      (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 15,
    ];
  }, 28),
  Star: curve((share) => round(share, Math.round(share * 10) % 2 ? 0.42 : 1), 10),
  Circle: curve((share) => round(share, 0.8), 22),
} satisfies Record<string, Ring>;

export type ShapeName = keyof typeof shapes;

export const shapeNames = Object.keys(shapes) as ShapeName[];

/** A ready-made cut in its place: middle and half height in units, turned clockwise by degrees. */
export type Placed = { shape: ShapeName; x: number; y: number; size: number; turn: number };

/** The outline of a ready-made cut in its place. */
export function place({ shape, x, y, size, turn }: Placed): Ring {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size];
  return shapes[shape].map(([px = 0, py = 0]): Point => [
    x + px * cos + py * sin,
    y - px * sin + py * cos,
  ]);
}
