import { mix, type Point, polygon, polyline, rectangle, smooth, place } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { glued, inked, upright } from './pieces.ts';

/** Its arches: middle, half width and height above the water. */
const ARCHES = [
  [60, 74, 58],
  [308, 118, 96],
  [556, 74, 58],
] as const;

/** Height of its deck above the water. */
const deck = (x: number): number => 92 + 46 * Math.exp(-(((x - 308) / 190) ** 2));

function archway(x: number, half: number, height: number, water: number, more = 0): Point[] {
  return Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (1 - index / 24);
    return [
      x + (half + more) * Math.cos(angle),
      water + 4 - (height + more) * Math.sin(angle) ** 0.8,
    ];
  });
}

/** Two lamps on the parapet, lit. */
function lamps(water: number) {
  return [150, 466].flatMap((x) => {
    const foot = water - deck(x) - 14;
    return [
      sheet(upright(x, foot, 5, 52) + upright(x, foot, 13, 8), 'ink', 'thing'),
      sheet(upright(x, foot - 48, 19, 22, 5), 'warm', 'thing'),
      glued(
        polygon(place('-13,-68 0,-80 13,-68', { x, y: foot })) + upright(x, foot - 44, 21, 5),
        'ink',
        2,
      ),
    ];
  });
}

/** Three arches with their rims, courses of stone, and a parapet. @param water where it stands, units */
export function stoneBridge(scene: Scene, water: number) {
  const { palette } = scene;
  const stone = palette.daytime === 'night' ? oklch(0.6, 0.05, 62) : oklch(0.84, 0.06, 72);
  const dark = `${stone} ink 34`;
  const top = Array.from({ length: 41 }, (_, index): Point => {
    const x = mix(-80, 696, index / 40);
    return [x, water - deck(x)];
  });
  const openings = ARCHES.map(
    ([x, half, height]) => `${polyline(archway(x, half, height, water))}Z`,
  );
  const wall = polygon([...top, [696, water + 4], [-80, water + 4]]);
  const joints = [20, 38, 56, 74].flatMap((drop, row) =>
    Array.from({ length: 17 }, (_, index) => {
      const x = -60 + index * 46 + (row % 2) * 23;
      const y = water - deck(x) + drop;
      const isOpen = ARCHES.some(
        ([ax, half, height]) =>
          Math.abs(x + 12 - ax) < half + 34 &&
          y >
            water - (height + 26) * Math.sqrt(Math.max(0, 1 - ((x + 12 - ax) / (half + 34)) ** 2)),
      );
      return isOpen ? '' : rectangle(x, y, 25, 11, 3);
    }),
  );
  const rims = ARCHES.map(([x, half, height]) => polyline(archway(x, half, height, water, 8)));
  const parapet = (lift: number) => top.map(([x, y]): Point => [x, y - lift]);
  return [
    ...lamps(water),
    sheet(wall + openings.join(''), stone, 'hung 8'),
    glued(joints.join(''), `${stone} ink 13`, 0.4),
    inked(rims.join(''), dark, 6, 1),
    sheet(
      `${smooth(parapet(16))}L696 ${water - 90}${smooth(parapet(-2).reverse()).replace('M', 'L')}Z`,
      `${stone} cream 40`,
      'thing',
    ),
  ];
}
