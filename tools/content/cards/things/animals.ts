/** One animal in each card, to be found on a second look. */
import { circle, ellipse, place, type Point, rectangle, smooth } from '../../paper/geometry.ts';
import { type Animal, animal, crown } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { shape } from '../../paper/svg.ts';
import type { Scene } from '../scene.ts';

/** Where the eyes of each silhouette are, at size 1. */
const EYES: Record<Animal, readonly (readonly [number, number])[]> = {
  heron: [[13, -91]],
  hare: [[22, -52]],
  fox: [[48, -50]],
  robin: [[30, -58]],
  owl: [
    [-9, -70],
    [9, -70],
  ],
};

/** Height of each silhouette at size 1, units. */
const TALL: Record<Animal, number> = { heron: 97, hare: 99, fox: 72, robin: 68, owl: 94 };

export interface Perch {
  x: number;
  y: number;
  /** Units. */
  height: number;
  flip?: boolean;
}

/** An animal that stands on a point, with an eye cut out. */
export function creature(
  { palette }: Scene,
  name: Animal,
  { x, y, height, flip = false }: Perch,
  color = palette.ink,
): string {
  const size = height / TALL[name];
  const eyes = place(EYES[name], { x, y, size, flip }).map(([ex, ey]) =>
    circle(ex, ey, name === 'owl' ? 4.6 * size : 2.6 * size),
  );
  const pupils =
    name === 'owl'
      ? place(EYES.owl, { x, y, size }).map(([ex, ey]) => circle(ex, ey, 2 * size))
      : [];
  const breast =
    name === 'robin'
      ? shape(
          circle(...(place([[24, -38]], { x, y, size, flip })[0] ?? [x, y]), 11 * size),
          palette.warmDeep,
        )
      : '';
  return paper(
    shape(animal(name, { x, y, size, flip }), color) +
      breast +
      shape(eyes.join(''), palette.cream) +
      shape(pupils.join(''), palette.ink),
    { lift: 2, rough: 0.3, rim: 0.55, shade: 0.45 },
  );
}

/** A duck on the water, seen from the side. */
export const duck = (x: number, y: number, size: number): string =>
  smooth(
    [
      [x - 22 * size, y - 8 * size],
      [x - 12 * size, y + 4 * size],
      [x + 10 * size, y + 4 * size],
      [x + 16 * size, y - 6 * size],
      [x + 22 * size, y - 14 * size],
      [x + 27 * size, y - 17 * size],
      [x + 20 * size, y - 24 * size],
      [x + 11 * size, y - 20 * size],
      [x + 8 * size, y - 8 * size],
    ],
    { closed: true, tension: 0.8 },
  );

/** A sheep that grazes: legs, fleece and head. Its feet are at (x, y). */
export function sheep(
  { palette, random }: Scene,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y, size, flip: side < 0 });
  const legs = at([
    [-13, 0],
    [-7, 0],
    [8, 0],
    [14, 0],
  ]);
  const [head = [x, y]] = at([[26, -22]]);
  const ear = at([
    [20, -29],
    [14, -25],
    [20, -21],
  ]);
  const cut = { lift: 1.6, rough: 0.2, rim: 0.5 };
  return [
    sheet(
      legs
        .map(([lx, ly]) => rectangle(lx - 1.6 * size, ly - 14 * size, 3.2 * size, 14 * size))
        .join(''),
      palette.ink,
      { ...cut, lift: 1 },
    ),
    sheet(crown(x, y - 22 * size, 22 * size, 14 * size, random, 9), palette.cream, {
      ...cut,
      lift: 3,
    }),
    sheet(
      ellipse(head[0], head[1], 7.5 * size, 8.5 * size) + smooth(ear, { closed: true }),
      palette.ink,
      cut,
    ),
  ];
}
