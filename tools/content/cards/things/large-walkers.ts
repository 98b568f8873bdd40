/** A fox, a hare and a hedgehog. They stand on (0, 0) and look right. */
import { circle, ellipse, polar, polygon, type Point } from '../../paper/geometry.ts';
import { animal } from '../../paper/nature.ts';
import { blend } from '../../paper/svg.ts';
import { closed, eye, type Silhouette } from './silhouette.ts';
import { shape } from '../../paper/inks.ts';

export const fox: Silhouette = {
  tall: 72,
  share: 1,
  coat: ({ warmDeep }) => warmDeep,
  draw: (coat, palette) => [
    ...shape(animal('fox', {}), coat),
    ...shape(closed('-62,-12 -76,-14 -68,-22 -58,-26 -56,-17'), palette.cream),
    ...shape(closed('44,-42 60,-43 54,-39 42,-38 33,-31 31,-24 28,-34'), palette.cream),
    ...shape(circle(62, -43, 2.6), palette.ink),
    ...eye(46, -51, palette, 2.8),
  ],
};

export const hare: Silhouette = {
  tall: 99,
  share: 1.1,
  coat: ({ warm, cream }) => blend(warm, cream, 0.4),
  draw: (coat, palette) => [
    ...shape(animal('hare', {}), coat),
    ...shape(circle(-29, -13, 8), palette.cream),
    ...shape(closed('4,-92 9,-78 9,-68 4,-80'), palette.warmDeep, { opacity: 0.6 }),
    ...shape(closed('-4,-44 12,-42 14,-24 2,-24'), palette.cream, { opacity: 0.5 }),
    ...eye(22, -54, palette),
  ],
};

export const hedgehog: Silhouette = {
  tall: 62,
  share: 0.72,
  coat: ({ warm, ink }) => blend(warm, ink, 0.58),
  draw: (coat, palette) => {
    const face = blend(palette.warm, palette.cream, 0.45);
    const spines = (reach: number, count: number) => [
      ...Array.from({ length: count * 2 + 1 }, (_, index) => {
        const radius = reach * (index % 2 ? 0.84 : 1);
        const [x, y] = polar(-8, -12, radius, 168 + (index * 176) / (count * 2));
        return [x, y] as Point;
      }),
      [26, -2] as Point,
      [-44, -2] as Point,
    ];
    return [
      ...shape(
        [-26, -8, 14, 26].map((x) => ellipse(x, -2, 7, 4)).join(''),
        blend(face, palette.ink, 0.3),
      ),
      ...shape(closed('10,-40 30,-36 46,-22 60,-12 58,-6 36,-2 6,-2'), face),
      ...shape(polygon(spines(50, 13)), coat),
      ...shape(polygon(spines(38, 10)), blend(coat, palette.cream, 0.18)),
      ...shape(polygon(spines(27, 7)), coat),
      ...shape(circle(24, -36, 6), blend(face, palette.warmDeep, 0.3)),
      ...shape(circle(60, -10, 4), palette.ink),
      ...eye(40, -22, palette, 3.2),
    ];
  },
};
