/** Ready-made cuts: outlines of at most 2 by 2 units, centered at 0, 0, pointing up. */
import { mix, type Point } from '#app/demo-kit/vector.ts';
import { CHORD_ERROR, type Curve, flatten } from './curves.ts';
import { edgesOf, polar, type Ring } from './wedge.ts';

/** A straight-sided outline. */
const polygon = (...corners: Ring): Curve[] =>
  edgesOf(corners).map(
    ([from, to]) =>
      (share) =>
        mix(from, to, share),
  );

/** A part of a curve that is given by an angle. */
const between =
  (from: number, to: number, at: (angle: number) => Point): Curve =>
  (share) =>
    at(from + (to - from) * share);

const leafEdge = (angle: number): Point => {
  const y = Math.cos(angle);
  return [
    0.46 * Math.abs(Math.sin(angle)) ** 1.35 * Math.sign(Math.sin(angle)) * (1.1 - 0.25 * y),
    y,
  ];
};

const heartEdge = (angle: number): Point => [
  Math.sin(angle) ** 3,
  (13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) /
    15,
];

const dropEdge = (angle: number): Point => [
  0.72 * Math.sin(angle) * Math.sin(angle / 2),
  Math.cos(angle),
];

const circleEdge = (angle: number): Point => [0.8 * Math.sin(angle), 0.8 * Math.cos(angle)];

const crescentEdge =
  (bulge: number) =>
  (angle: number): Point => [Math.sin(angle), Math.cos(angle) * bulge - 0.35];

const whole = (edge: (angle: number) => Point): Curve[] => [
  between(0, Math.PI, edge),
  between(Math.PI, 2 * Math.PI, edge),
];

export const shapes = {
  Notch: polygon([0, 1], [0.62, -1], [-0.62, -1]),
  Diamond: polygon([0, 1], [0.5, 0], [0, -1], [-0.5, 0]),
  Leaf: whole(leafEdge),
  Crescent: [
    between(-Math.PI / 2, Math.PI / 2, crescentEdge(0.75)),
    between(Math.PI / 2, -Math.PI / 2, crescentEdge(0.22)),
  ],
  Drop: whole(dropEdge),
  Heart: whole(heartEdge),
  Star: polygon(
    ...Array.from({ length: 10 }, (_, index) => polar(index % 2 ? 0.42 : 1, (index * Math.PI) / 5)),
  ),
  Circle: whole(circleEdge),
} satisfies Record<string, readonly Curve[]>;

export type ShapeName = keyof typeof shapes;

export const shapeNames = Object.keys(shapes) as ShapeName[];

/** A placed ready-made cut: center and half height in units, rotation clockwise in degrees. */
export type Placed = { shape: ShapeName; x: number; y: number; size: number; turn: number };

/**
 * The outline of a placed ready-made cut.
 * @param tolerance largest distance from the exact shape, units
 */
export function place({ shape, x, y, size, turn }: Placed, tolerance = CHORD_ERROR): Ring {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size];
  return flatten(shapes[shape], tolerance / size).map(([px, py]): Point => [
    x + px * cos + py * sin,
    y - px * sin + py * cos,
  ]);
}
