import { circle, ellipse, polar, polygon, type Point } from '../paper/geometry.ts';
import { animal } from '../paper/nature.ts';
import { closed, eye, type Silhouette } from './silhouette.ts';
import { shape } from '../paper/inks.ts';

export const fox: Silhouette = {
  tall: 72,
  share: 1,
  coat: 'warm-deep',
  draw: (coat) => [
    ...shape(animal('fox', {}), coat),
    ...shape(closed('-62,-12 -76,-14 -68,-22 -58,-26 -56,-17'), 'cream'),
    ...shape(closed('44,-42 60,-43 54,-39 42,-38 33,-31 31,-24 28,-34'), 'cream'),
    ...shape(circle(62, -43, 2.6), 'ink'),
    ...eye(46, -51, 2.8),
  ],
};

export const hare: Silhouette = {
  tall: 99,
  share: 1.1,
  coat: 'warm cream 40',
  draw: (coat) => [
    ...shape(animal('hare', {}), coat),
    ...shape(circle(-29, -13, 8), 'cream'),
    ...shape(closed('4,-92 9,-78 9,-68 4,-80'), 'warm-deep', { opacity: 0.6 }),
    ...shape(closed('-4,-44 12,-42 14,-24 2,-24'), 'cream', { opacity: 0.5 }),
    ...eye(22, -54),
  ],
};

export const hedgehog: Silhouette = {
  tall: 62,
  share: 0.72,
  coat: 'warm ink 58',
  draw: (coat) => {
    const face = 'warm cream 45';
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
      ...shape([-26, -8, 14, 26].map((x) => ellipse(x, -2, 7, 4)).join(''), `${face} ink 30`),
      ...shape(closed('10,-40 30,-36 46,-22 60,-12 58,-6 36,-2 6,-2'), face),
      ...shape(polygon(spines(50, 13)), coat),
      ...shape(polygon(spines(38, 10)), `${coat} cream 18`),
      ...shape(polygon(spines(27, 7)), coat),
      ...shape(circle(24, -36, 6), `${face} warm-deep 30`),
      ...shape(circle(60, -10, 4), 'ink'),
      ...eye(40, -22, 3.2),
    ];
  },
};
