import { circle, polygon, rectangle, place } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { glued, inked, lines } from './pieces.ts';
import { leaf } from './plants.ts';
import { shape } from '../paper/inks.ts';

/** A pot that stands on (x, y), 56 × 56 units at size 1. */
export const pot = (x: number, y: number, size: number, color: string) => [
  sheet(polygon(place('-24,-46 24,-46 17,0 -17,0', { x, y, size })), color, 'thing'),
  sheet(rectangle(x - 28 * size, y - 56 * size, 56 * size, 13 * size, 3), color, 'thing'),
];

/** A basket on a cord from (x, y), with leaves that hang over its edge. */
export function basket(x: number, y: number, cord: number, size: number) {
  const top = y + cord + 46 * size;
  const green = 'leaf.52 shade 22';
  const leaves = [-164, -140, -116, -90, -64, -40, -16, 50, 76, 104, 130]
    .map((angle) => leaf({ x, y: top + 2, length: (angle < 0 ? 60 : 84) * size, angle }, 0.22))
    .join('');
  return [
    inked(
      lines(
        [
          [x, y],
          [x, y + cord],
          [x - 44 * size, top],
        ],
        [
          [x, y + cord],
          [x + 44 * size, top],
        ],
      ),
      'ink',
      2,
      2,
    ),
    paper(shape(leaves, green, { isUnited: true }), 'thing'),
    sheet(
      polygon(place('-46,0 46,0 26,42 -26,42', { x, y: top, size })),
      'coral.62 shade 4',
      'thing',
    ),
    glued(
      [-30, -8, 14, 34]
        .map((dx) => circle(x + dx * size, top - (16 + (dx % 3) * 4) * size, 9 * size))
        .join(''),
      'warm cream 30',
      2,
    ),
  ];
}

/** A watering can that stands on (x, y); its spout is to the left. */
export const wateringCan = (x: number, y: number, color: string) => [
  inked(
    `M${x - 34} ${y - 20}L${x - 88} ${y - 74}M${x + 38} ${y - 58}C${x + 92} ${y - 66} ${x + 84} ${y - 4} ${x + 44} ${y - 10}` +
      `M${x - 28} ${y - 72}C${x - 20} ${y - 112} ${x + 20} ${y - 112} ${x + 28} ${y - 72}`,
    color,
    9,
    4,
  ),
  sheet(
    polygon(place('-106,-78 -78,-94 -70,-72 -92,-58', { x, y })),
    `${color} #ffffff 20`,
    'thing',
  ),
  sheet(polygon(place('-38,-74 38,-74 48,0 -48,0', { x, y })), color, 'thing 6'),
  glued(rectangle(x - 43, y - 52, 86, 8) + rectangle(x - 46, y - 18, 92, 5), `${color} #ffffff 40`),
];
