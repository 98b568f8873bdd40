/** A clock tower at night, high above a town; a cat and an owl keep watch on the roofs close to the eye. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, type Point, polygon, rectangle, smooth } from '../paper/geometry.ts';
import { paper, sheet, recolor } from '../paper/paper.ts';
import { type Mirror, type Part, type Scene, swing, turn } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { block } from '../things/block-house.ts';
import { cat } from '../things/cat.ts';
import { CLOCK, clockTower, hand } from '../things/clock-tower.ts';
import { gable, glued, inked, panes, upright } from '../things/pieces.ts';
import { tiledRoof } from '../things/tiled-roof.ts';
import { shape } from '../paper/inks.ts';

/** Houses in three distances, the far ones pale. */
function town(
  scene: Scene,
  tops: readonly number[],
  width: number,
  start: number,
  depth: number,
  colors: readonly string[],
  lit: number,
) {
  return tops.flatMap((top, index) =>
    block(
      scene,
      {
        x: start + index * width,
        top: top + scene.random.around(14),
        width: width - depth * 0.6,
        depth,
        color: colors[index % colors.length] ?? 'far',
      },
      lit,
    ),
  );
}

/** Two roofs, cropped by the frame, with a lit dormer, a chimney and a cat. */
function roofs(scene: Scene, at: Mirror, light: string) {
  const plum = 'wine.36 shade 16';
  const slate = 'sea.34 shade 16';
  const brick = 'coral.48 shade 10';
  const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [at(x), y]);
  const smoke = smooth(
    mirrored([
      [48, 664],
      [66, 626],
      [36, 588],
      [58, 548],
      [40, 516],
    ]),
  );
  const dormer = at(110);
  return [
    ...tiledRoof({ ridge: [160, 806], eaves: [236, 940], color: slate, tile: 30 }, (x) =>
      at(616 - x),
    ),
    creature(scene, 'owl', { x: at(490), y: 800, height: 54 }, 'ink'),
    inked(smoke, 'haze cream 40', 9, 5),
    sheet(upright(at(48), 740, 44, 66), brick, 'thing 6'),
    sheet(upright(at(48), 682, 58, 13, 2), `${brick} cream 30`, 'thing'),
    ...tiledRoof({ ridge: [206, 728], eaves: [346, 930], color: plum, tile: 34 }, at),
    sheet(cat(at(176), 724, 1.9), 'ink', 'thing'),
    paper(
      shape(
        polygon([
          [dormer - 34, 850],
          [dormer + 34, 850],
          [dormer + 70, 930],
          [dormer - 70, 930],
        ]),
        light,
        { opacity: 0.35 },
      ),
      'flat',
    ),
    sheet(upright(dormer, 862, 92, 82), blend('cream', plum, 0.24), 'thing 8'),
    glued(rectangle(dormer - 30, 796, 60, 56, 3), 'ink', 1),
    glued(panes(dormer - 26, 800, 52, 48, 4), light),
    sheet(gable(dormer, 790, 128, 52), `${plum} ink 24`, 'hung 8'),
  ];
}

export function tower(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at: Mirror = (x) => 308 + side * (x - 308);
  const light = 'straw.92';
  const moon = { x: at(140), y: 440, radius: 92 };
  const x = at(366);
  const haze = (share: number) => blend('far', 'haze', share);
  const houses = ['wine.5 shade 30', 'middle', 'sea.5 shade 20'] as const;
  return {
    layers: [
      ...skyLayers(scene, sky, moon),
      {
        name: 'disc',
        travel: -9,
        sheets: recolor(disc(scene, palette.daytime === 'day' ? 'sun' : 'moon', moon), {
          cream: light,
        }),
      },
      {
        name: 'far',
        travel: -7,
        sheets: town(
          scene,
          [650, 606, 680, 630, 658, 596, 668, 640],
          92,
          -50,
          16,
          [haze(0.75), blend(haze(0.9), houses[2], 0.55), blend(haze(0.6), houses[0], 0.6)],
          0.3,
        ),
      },
      { name: 'hero', travel: -4, sheets: clockTower(x, light) },
      { name: 'hours', travel: -4, sheets: [hand(x, -32, 34, 8)] },
      {
        name: 'minutes',
        travel: -4,
        sheets: [hand(x, 210, 52, 6), sheet(circle(x, CLOCK.y, 8), 'warm-deep', 'print')],
      },
      {
        name: 'middle',
        travel: -2,
        sheets: town(scene, [770, 742, 800, 830, 780, 746], 122, -70, 22, houses, 0.5),
      },
      { name: 'roofs', travel: 4, sheets: roofs(scene, at, light) },
    ],
    life: [
      turn({ layer: 'minutes', origin: [x, CLOCK.y], by: 30, seconds: 1.4, hold: 1.6 }),
      swing({ layer: 'hours', origin: [x, CLOCK.y], by: 1, seconds: 4 }),
    ],
  };
}
