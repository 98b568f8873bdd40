import { arc, circle, polygon, polyline } from '../paper/geometry.ts';
import { animal } from '../paper/nature.ts';
import { closed, eye, type Silhouette } from './silhouette.ts';
import { shape, stroke } from '../paper/inks.ts';

export const owl: Silhouette = {
  tall: 94,
  share: 1,
  coat: 'warm ink 42',
  draw: (coat) => {
    const eyes = [-10, 10];
    const bars = [-44, -32, -20].flatMap((y, row) =>
      (row % 2 ? [-8, 0, 8] : [-4, 4]).map((x) => polygon(arc(x, y, 3.6, 0, 180, 6))),
    );
    return [
      ...shape(animal('owl', {}), coat),
      ...shape(closed('-15,-50 0,-56 15,-50 15,-18 0,-4 -15,-18'), `${coat} cream 50`),
      ...shape(bars.join(''), coat),
      ...shape(eyes.map((x) => circle(x, -70, 10)).join(''), 'cream'),
      ...shape(eyes.map((x) => circle(x, -70, 5)).join(''), 'ink'),
      ...shape(polygon('-4,-66 4,-66 0,-57'), 'warm-deep'),
    ];
  },
};

/** A small bird on two legs. */
const songbird = (coat: string, breast: string, cap: string) => [
  ...stroke(polyline('6,-8 4,2') + polyline('16,-8 16,2'), 'ink', 3),
  ...shape(animal('robin', { y: -4, size: 0.96 }), coat),
  ...shape(closed('22,-56 36,-56 36,-34 22,-14 8,-12 14,-34'), breast),
  ...shape(closed('-34,-8 -20,-36 -4,-44 6,-34 -6,-18'), `${coat} ink 25`),
  ...shape(closed('10,-62 22,-70 34,-62 24,-58'), cap),
  ...shape(polygon('35,-60 48,-56 35,-52'), 'warm'),
  ...eye(28, -57, 3),
];

export const robin: Silhouette = {
  tall: 68,
  share: 1,
  coat: 'warm ink 50',
  draw: (coat) => songbird(coat, 'warm-deep', coat),
};

export const tit: Silhouette = {
  tall: 68,
  share: 1,
  coat: 'accent cream 15',
  draw: (coat) => songbird(coat, 'warm cream 30', 'ink'),
};

export const magpie: Silhouette = {
  tall: 68,
  share: 1.05,
  coat: 'ink deep 70',
  draw: (coat) => songbird(coat, 'cream', coat),
};

export const dove: Silhouette = {
  tall: 68,
  share: 1.05,
  coat: 'cream',
  draw: (coat) => songbird(coat, `${coat} deep 10`, coat),
};

export const heron: Silhouette = {
  tall: 97,
  share: 1,
  coat: 'cream deep 30',
  draw: (coat) => [
    ...shape(animal('heron', {}), coat),
    ...shape(polygon('20,-95 44,-89 21,-88'), 'warm'),
    ...shape(closed('2,-94 12,-98 18,-95 8,-92 -10,-86'), 'ink'),
    ...shape(closed('-28,-30 -10,-52 6,-54 0,-40'), `${coat} ink 30`),
    ...eye(13, -91, 2),
  ],
};
