import { arc, type Point, polar, polygon, polyline } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { glued, inked, lines } from '../things/pieces.ts';

/** Where all its lines meet. */
export const EYE = { x: 308, y: 716 };
/** The vault at the front: its radius, and how far its center and the floor are from the eye's height. */
export const VAULT = { radius: 236, rise: 126, floor: 144 };
/** The depths of its arches: 1 is the front. */
const DEPTHS = [0.34, 0.44, 0.57, 0.75, 1] as const;
const BACK = DEPTHS[0];

/** A point on the arch at a depth; degrees as in `polar()`. */
export const onArch = (depth: number, angle: number): Point =>
  polar(EYE.x, EYE.y - VAULT.rise * depth, VAULT.radius * depth, angle);

/** A point on the floor: from the left wall, -1, to the right one, 1. */
export const onFloor = (depth: number, across: number): Point => [
  EYE.x + across * VAULT.radius * depth,
  EYE.y + VAULT.floor * depth,
];

/** The outline of the house at a depth, from its left foot over the vault to the right one. */
export const outline = (depth: number, inset = 0): Point[] => [
  onFloor(depth, -1 + inset),
  ...arc(EYE.x, EYE.y - VAULT.rise * depth, VAULT.radius * depth * (1 - inset), 180, 360, 40),
  onFloor(depth, 1 - inset),
];

/** Bars that run into the depth, and the low walls under the glass. */
export function glazing(glass: string, bars: string) {
  const along = [180, 202, 226, 250, 270, 290, 314, 338, 360].map((angle) =>
    polyline([onArch(1, angle), onArch(BACK, angle)]),
  );
  const wall = (side: number, depth: number, up: number): Point => {
    const [x, y] = onFloor(depth, side);
    return [x, y - up * depth];
  };
  const low = [-1, 1].map((side) =>
    polygon([wall(side, 1, 0), wall(side, 1, 92), wall(side, BACK, 92), wall(side, BACK, 0)]),
  );
  const back = outline(BACK);
  return [
    sheet(polygon(outline(1)), glass, 'hung'),
    sheet(polygon(back), 'straw.92', 'glued'),
    sheet(low.join(''), 'coral.56 shade 8', 'thing 2'),
    inked(along.join(''), bars, 3.4, 1.4),
    ...DEPTHS.slice(0, 4).map((depth) => inked(polyline(outline(depth)), bars, 3 + 5 * depth, 3)),
    inked(
      lines([onFloor(BACK, -0.4), onArch(BACK, 236)], [onFloor(BACK, 0.4), onArch(BACK, 304)]),
      bars,
      3,
    ),
  ];
}

/** The path of tiles, and the soil of the beds. */
export function floor() {
  const rows = [0.34, 0.4, 0.475, 0.565, 0.68, 0.82, 1];
  const tile = (row: number, column: number) => {
    const [far = 0, near = 0] = [rows[row], rows[row + 1]];
    const [left, right] = [-0.34 + column * 0.17, -0.17 + column * 0.17];
    return polygon([
      onFloor(far, left),
      onFloor(far, right),
      onFloor(near, right),
      onFloor(near, left),
    ]);
  };
  const odd = rows
    .slice(1)
    .flatMap((_, row) =>
      [0, 1, 2, 3].map((column) => ((row + column) % 2 ? tile(row, column) : '')),
    );
  const strip = (from: number, to: number) =>
    polygon([onFloor(BACK, from), onFloor(BACK, to), onFloor(1.1, to), onFloor(1.1, from)]);
  return [
    sheet(strip(-1, 1), 'wood.34 shade 10', 'glued'),
    sheet(strip(-0.34, 0.34), 'cream', 'thing 2'),
    glued(odd.join(''), 'coral.68 shade 5'),
  ];
}
