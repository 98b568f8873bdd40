/** A clock tower at night, high above a town; a cat and an owl keep watch on the roofs close to the eye. */
import type { SkyName } from '../../../../app/content/schema.ts';
import {
  circle,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
} from '../../paper/geometry.ts';
import { laceEdge } from '../../paper/lace.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type Mirror, type Part, type Scene, swing, turn } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { localColor } from '../stage/local-colors.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { block } from '../things/block-house.ts';
import { cat } from '../things/cat.ts';
import { gable, glued, inked, panes, upright } from '../things/pieces.ts';
import { tiledRoof } from '../things/tiled-roof.ts';

/** The middle of the clock. */
const CLOCK = { y: 510, radius: 70 };

/** The tower, with an arcade of lit windows below the clock. @param x its middle */
function clockTower({ palette }: Scene, x: number, light: string): string[] {
  const stone = localColor(palette, 'coral', 0.56, 0.08);
  const trim = blend(palette.cream, stone, 0.14);
  const roof = localColor(palette, 'sea', 0.4, 0.12);
  const wall = (half: number, top: number, foot: number) => [
    paper(
      shape(rectangle(x - half, top, half * 2, foot - top), stone) +
        shape(
          rectangle(x + half * 0.44, top, half * 0.56, foot - top),
          blend(stone, palette.ink, 0.3),
        ),
      { lift: 9, rough: 0.7, rim: 0.6 },
    ),
  ];
  const ledge = (half: number, y: number, high: number) =>
    sheet(rectangle(x - half, y, half * 2, high, 3), trim, { lift: 4, rough: 0.4, rim: 0.6 });
  const arches = (y: number, high: number) =>
    [-58, -20, 18].map((dx) => upright(x + dx, y, 24, high, 12)).join('');
  const marks = Array.from({ length: 12 }, (_, hour) =>
    polyline([
      polar(x, CLOCK.y, CLOCK.radius - 18, hour * 30),
      polar(x, CLOCK.y, CLOCK.radius - (hour % 3 ? 12 : 8), hour * 30),
    ]),
  );
  const pinnacles = [-98, 98].map((dx) => gable(x + dx, 434, 26, 46)).join('');
  return [
    sheet(gable(x, 424, 206, 96), roof, { lift: 8, rough: 0.7, rim: 0.65 }),
    sheet(
      polygon([
        [x, 328],
        [x + 103, 424],
        [x + 34, 424],
      ]),
      blend(roof, palette.ink, 0.3),
      { lift: 0.6, rough: 0.5, rim: 0.2 },
    ),
    glued(upright(x - 22, 414, 20, 28, 10) + upright(x + 14, 414, 20, 28, 10), light, 2),
    ...wall(84, 616, 940),
    glued(arches(716, 62) + arches(806, 62) + arches(896, 62), blend(stone, palette.ink, 0.5)),
    glued(
      [-58, -20, 18].map((dx) => upright(x + dx, 716, 18, 56, 9)).join('') +
        upright(x - 58, 806, 18, 56, 9) +
        upright(x + 18, 806, 18, 56, 9),
      light,
    ),
    ...wall(98, 428, 606),
    sheet(pinnacles, roof, { lift: 5, rough: 0.4, rim: 0.6 }),
    ledge(110, 420, 13),
    paper(
      shape(
        laceEdge(
          [
            [x - 106, 616],
            [x + 106, 616],
          ],
          { pitch: 30, depth: 26 },
        ),
        trim,
      ),
      { lift: 4, rough: 0, rim: 0.4 },
    ),
    ledge(110, 600, 18),
    ledge(90, 736, 9),
    sheet(circle(x, CLOCK.y, CLOCK.radius + 10), trim, { lift: 5, rough: 0.4, rim: 0.65 }),
    sheet(circle(x, CLOCK.y, CLOCK.radius), light, { lift: 1, rough: 0.3, rim: 0.5 }),
    inked(marks.join(''), palette.ink, 5, 1),
  ];
}

/** What the clock says: ten to two, when all but a few are asleep. */
const hand = (
  { palette }: Scene,
  x: number,
  angle: number,
  length: number,
  width: number,
): string =>
  inked(
    polyline([polar(x, CLOCK.y, -12, angle), polar(x, CLOCK.y, length, angle)]),
    palette.ink,
    width,
    3,
  );

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
        color: colors[index % colors.length] ?? scene.palette.far,
      },
      lit,
    ),
  );
}

/** Two roofs, cropped by the frame, with a lit dormer, a chimney and a cat. */
function roofs(scene: Scene, at: Mirror, light: string): string[] {
  const { palette } = scene;
  const plum = localColor(palette, 'wine', 0.36, 0.16);
  const slate = localColor(palette, 'sea', 0.34, 0.16);
  const brick = localColor(palette, 'coral', 0.48, 0.1);
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
    creature(scene, 'owl', { x: at(490), y: 800, height: 54 }, palette.ink),
    inked(smoke, blend(palette.haze, palette.cream, 0.4), 9, 5),
    sheet(upright(at(48), 740, 44, 66), brick, { lift: 6, rough: 0.5, rim: 0.6 }),
    sheet(upright(at(48), 682, 58, 13, 2), blend(brick, palette.cream, 0.3), {
      lift: 4,
      rough: 0.4,
    }),
    ...tiledRoof({ ridge: [206, 728], eaves: [346, 930], color: plum, tile: 34 }, at),
    sheet(cat(at(176), 724, 1.9), palette.ink, { lift: 4, rough: 0.3, rim: 0.6 }),
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
      { lift: 0, rough: 0.5, rim: 0.2, shade: 0 },
    ),
    sheet(upright(dormer, 862, 92, 82), blend(palette.cream, plum, 0.24), {
      lift: 8,
      rough: 0.5,
      rim: 0.6,
    }),
    glued(rectangle(dormer - 30, 796, 60, 56, 3), palette.ink, 1),
    glued(panes(dormer - 26, 800, 52, 48, 4), light),
    sheet(gable(dormer, 790, 128, 52), blend(plum, palette.ink, 0.24), {
      lift: 8,
      rough: 0.6,
      rim: 0.6,
    }),
  ];
}

export function tower(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at: Mirror = (x) => 308 + side * (x - 308);
  const light = localColor(palette, 'straw', 0.92, 0);
  const moon = { x: at(140), y: 440, radius: 92 };
  const x = at(366);
  const haze = (share: number) => blend(palette.far, palette.haze, share);
  const houses = [
    localColor(palette, 'wine', 0.5, 0.3),
    palette.middle,
    localColor(palette, 'sea', 0.5, 0.2),
  ];
  return {
    layers: [
      ...skyLayers(scene, sky, moon),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(
          { ...scene, palette: { ...palette, cream: light } },
          palette.daytime === 'day' ? 'plain' : 'crescent',
          moon,
        ),
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
          [haze(0.75), haze(0.9), haze(0.6)],
          0.3,
        ),
      },
      { name: 'hero', travel: -4, sheets: clockTower(scene, x, light) },
      { name: 'hours', travel: -4, sheets: [hand(scene, x, -32, 34, 8)] },
      {
        name: 'minutes',
        travel: -4,
        sheets: [
          hand(scene, x, 210, 52, 6),
          sheet(circle(x, CLOCK.y, 8), palette.warmDeep, { lift: 3, rough: 0.2 }),
        ],
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
