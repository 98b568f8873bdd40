import { circle, ellipse, polar, polygon, polyline, rectangle, smooth } from '../paper/geometry.ts';
import { limb } from '../paper/nature.ts';
import { closed, eye, type Silhouette } from './silhouette.ts';
import { shape, stroke } from '../paper/inks.ts';

export const mouse: Silhouette = {
  tall: 50,
  share: 0.6,
  coat: 'cream deep 22',
  draw: (coat) => [
    ...shape(limb('-26,-5 -48,-2 -60,-16 -76,-12', 4.6, 1.6), 'warm-deep'),
    ...shape(closed('-28,0 -36,-16 -26,-34 -4,-40 18,-36 38,-20 50,-8 38,0 10,1'), coat),
    ...shape(circle(12, -40, 12), coat),
    ...shape(circle(12, -40, 7.5), 'warm-deep cream 45'),
    ...shape(circle(50, -9, 3.2), 'warm-deep'),
    ...eye(32, -22, 3),
  ],
};

export const squirrel: Silhouette = {
  tall: 88,
  share: 0.95,
  coat: 'warm-deep warm 25 ink 12',
  draw: (coat) => [
    ...shape(
      closed('-6,0 -34,-6 -54,-32 -54,-64 -36,-86 -14,-82 -12,-66 -24,-60 -26,-44 -14,-26'),
      `${coat} ink 18`,
    ),
    ...shape(
      closed(
        '-18,0 -22,-18 -12,-38 0,-50 6,-66 20,-72 34,-64 40,-54 30,-46 24,-36 30,-27 24,-20 26,-6 22,0',
      ),
      coat,
    ),
    ...shape(polygon('10,-68 11,-86 22,-70'), coat),
    ...shape(closed('10,-38 22,-36 22,-16 14,-6 6,-16'), 'cream'),
    ...shape(ellipse(33, -31, 6, 7.5), 'warm'),
    ...shape(ellipse(33, -37, 7, 3.4), 'warm ink 60'),
    ...eye(25, -60, 3),
  ],
};

export const tortoise: Silhouette = {
  tall: 50,
  share: 0.66,
  coat: 'near light 30',
  draw: (coat) => {
    const skin = 'light warm 50';
    return [
      ...shape(
        closed('26,-18 44,-34 60,-38 66,-28 58,-20 44,-12') +
          rectangle(-30, -14, 15, 14, 4) +
          rectangle(14, -14, 15, 14, 4) +
          polygon('-38,-12 -54,-4 -36,-6'),
        skin,
        { isUnited: true },
      ),
      ...shape(closed('-42,-10 -34,-34 -6,-50 22,-38 36,-10 0,-7'), coat),
      ...shape(
        polygon('-8,-44 6,-44 14,-28 0,-18 -16,-28') +
          polygon('-20,-38 -22,-27 -35,-20 -32,-32') +
          polygon('18,-37 19,-27 31,-18 27,-29'),
        `${coat} warm 55`,
      ),
      ...eye(59, -31, 2.6),
    ];
  },
};

export const snail: Silhouette = {
  tall: 50,
  share: 0.5,
  coat: 'accent',
  draw: (coat) => {
    const skin = 'cream warm 35';
    const spiral = Array.from({ length: 20 }, (_, index) =>
      polar(-4, -26, 3 + index * 0.95, index * 38),
    );
    return [
      ...stroke(polyline('46,-18 50,-38') + polyline('40,-18 36,-36'), skin, 3.4),
      ...shape(closed('-44,0 -20,-8 20,-8 32,-22 48,-24 54,-14 44,0'), skin),
      ...shape(circle(50, -39, 3) + circle(36, -37, 3), 'ink'),
      ...shape(circle(-4, -26, 24), coat),
      ...stroke(smooth(spiral), `${coat} ink 45`, 3.4),
    ];
  },
};
