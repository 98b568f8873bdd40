/** One animal in each card, to be found on a second look. */
import { circle, place } from '../../paper/geometry.ts';
import { type Animal, animal } from '../../paper/nature.ts';
import { paper } from '../../paper/paper.ts';
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
