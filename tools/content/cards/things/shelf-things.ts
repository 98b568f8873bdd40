/** Small things that stand on shelves, in front of the foot of a picture. */
import {
  arc,
  circle,
  type Point,
  polygon,
  polyline,
  rectangle,
  star,
} from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { creature } from './animals.ts';
import { bigLeaf } from './plants.ts';
import type { Scene } from '../scene.ts';

/** A potted plant: leaves, pot and rim. */
export function pottedPlant(
  { palette, random }: Scene,
  x: number,
  y: number,
  size: number,
): string[] {
  const color = [palette.deep, blend(palette.middle, palette.light, 0.35), palette.near] as const;
  const leaves = [-150, -122, -96, -70, -44, -26].map((angle, index) =>
    bigLeaf(
      {
        x: x + (index - 2.5) * 4,
        y: y - size * 0.42,
        length: size * random.between(0.62, 0.95),
        angle: angle + random.around(6),
      },
      color[index % 3] ?? palette.deep,
      0.3,
    ),
  );
  const pot = (top: number, bottom: number, w1: number, w2: number) =>
    polygon([
      [x - w1, y - top],
      [x + w1, y - top],
      [x + w2, y - bottom],
      [x - w2, y - bottom],
    ]);
  return [
    ...leaves,
    sheet(pot(size * 0.44, 0, size * 0.27, size * 0.2), palette.warmDeep, { lift: 5, rough: 0.7 }),
    sheet(
      pot(size * 0.48, size * 0.34, size * 0.31, size * 0.3),
      blend(palette.warmDeep, palette.cream, 0.18),
      { lift: 3, rough: 0.6 },
    ),
    paper(
      stroke(
        polyline(
          Array.from({ length: 13 }, (_, i): Point => [
            x - size * 0.23 + (i * size * 0.46) / 12,
            y - size * (i % 2 ? 0.2 : 0.26),
          ]),
        ),
        palette.cream,
        2.4,
      ),
      { lift: 0.5, rough: 0, rim: 0.3 },
    ),
  ];
}

/** A stack of books seen from the spines. */
export function books({ palette, random }: Scene, x: number, y: number, width: number): string[] {
  const colors = [palette.deep, palette.cream, palette.warmDeep, palette.light];
  let bottom = y;
  return colors.slice(0, 3 + (random.chance(0.5) ? 1 : 0)).flatMap((color, index) => {
    const height = random.between(17, 25);
    const wide = width * random.between(0.78, 1);
    const left = x - wide / 2 + random.around(7);
    const top = (bottom -= height);
    return [
      sheet(rectangle(left, top, wide, height, 2), color, {
        lift: 4,
        rough: 0.6,
        seed: index + 2,
        rim: 0.6,
      }),
      paper(
        shape(
          rectangle(left + wide * 0.12, top + 4, 5, height - 8) +
            rectangle(left + wide * 0.8, top + 4, 5, height - 8),
          blend(color, index % 2 ? palette.deep : palette.cream, 0.6),
        ),
        { lift: 0.4, rough: 0, rim: 0.2 },
      ),
    ];
  });
}

/** A mug with pencils and a brush. */
export function mug({ palette, random }: Scene, x: number, y: number, size: number): string[] {
  const sticks = [-14, -4, 8, 17].map((turn, index) => {
    const color =
      [palette.warm, palette.accent, palette.deep, palette.light][index] ?? palette.warm;
    const long = size * random.between(1.25, 1.6);
    return paper(
      moved(
        shape(rectangle(-4.5, -long, 9, long), color) +
          shape(
            polygon([
              [-4.5, -long],
              [0, -long - 15],
              [4.5, -long],
            ]),
            palette.cream,
          ) +
          shape(
            polygon([
              [-1.6, -long - 9],
              [0, -long - 15],
              [1.6, -long - 9],
            ]),
            palette.ink,
          ),
        { x: x + (index - 1.5) * 8, y: y - 8, turn },
      ),
      { lift: 3, rough: 0.3, rim: 0.6 },
    );
  });
  return [
    ...sticks,
    paper(
      stroke(
        polyline(arc(x + size * 0.36, y - size * 0.42, size * 0.2, -80, 80)),
        palette.cream,
        8,
      ),
      { lift: 3, rough: 0.4 },
    ),
    sheet(rectangle(x - size * 0.38, y - size * 0.84, size * 0.76, size * 0.84, 6), palette.cream, {
      lift: 5,
      rough: 0.6,
      rim: 0.65,
    }),
    paper(shape(polygon(star(x, y - size * 0.42, size * 0.2, size * 0.09, 8)), palette.warmDeep), {
      lift: 0.8,
      rough: 0,
      rim: 0.4,
    }),
  ];
}

/** A birdhouse with a robin at its door. */
export function birdhouse(scene: Scene, x: number, y: number, size: number): string[] {
  const { palette } = scene;
  return [
    sheet(rectangle(x - 5, y - size * 0.5, 10, size * 0.5), blend(palette.near, palette.ink, 0.3), {
      lift: 3,
      rough: 0.6,
    }),
    sheet(
      polygon([
        [x - size * 0.32, y - size * 0.42],
        [x - size * 0.32, y - size],
        [x, y - size * 1.26],
        [x + size * 0.32, y - size],
        [x + size * 0.32, y - size * 0.42],
      ]),
      palette.light,
      { lift: 5, rough: 0.7 },
    ),
    sheet(
      polygon([
        [x - size * 0.44, y - size * 0.92],
        [x, y - size * 1.38],
        [x + size * 0.44, y - size * 0.92],
        [x + size * 0.36, y - size * 0.86],
        [x, y - size * 1.2],
        [x - size * 0.36, y - size * 0.86],
      ]),
      palette.warmDeep,
      { lift: 4, rough: 0.6, rim: 0.6 },
    ),
    sheet(circle(x, y - size * 0.8, size * 0.14), palette.ink, { lift: 0.5, rough: 0.2 }),
    creature(scene, 'robin', { x: x + size * 0.3, y: y - size * 0.42, height: size * 0.4 }),
  ];
}
