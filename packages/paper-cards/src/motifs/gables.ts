/** A row of gabled houses on a quay, with the moon above and their lights in the canal; a cat in a window. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, type Point, polygon, rectangle, place } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { glide, type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint } from '../stage/water.ts';
import { barge } from '../things/barge.ts';
import { bunting } from '../things/bunting.ts';
import { cat } from '../things/cat.ts';
import { gableLine, house, type House, QUAY } from '../things/gabled-house.ts';
import { glued, inked, lines } from '../things/pieces.ts';
import { shape } from '../paper/inks.ts';

/** Lamps, a bicycle and a tree on the quay. */
function quayThings() {
  const bike = (x: number, y: number) =>
    circle(x - 22, y, 15) +
    circle(x + 22, y, 15) +
    lines(
      place('-22,0 -8,-22 14,-22 0,0 -22,0', { x, y }),
      place('22,0 12,-30 20,-33', { x, y }),
      [
        [x, y],
        [x - 11, y - 29],
      ],
      [
        [x - 18, y - 29],
        [x - 5, y - 29],
      ],
    );
  const lamp = (x: number) =>
    lines([
      [x, QUAY + 6],
      [x, QUAY - 86],
    ]);
  return [
    inked(lamp(92) + lamp(512), 'ink', 5, 3),
    sheet(
      [92, 512]
        .map((x) => polygon(place('-11,-112 11,-112 7,-86 -7,-86', { x, y: QUAY })))
        .join(''),
      'warm',
      'thing',
    ),
    glued(
      [92, 512].map((x) => polygon(place('-15,-111 0,-124 15,-111', { x, y: QUAY }))).join(''),
      'ink',
      1,
    ),
    inked(bike(430, QUAY - 12), 'accent', 3, 2),
  ];
}

export function gables(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const moon = { x: 432, y: 404, radius: 54 };
  const far = 'far haze 35';
  const plans: House[] = [
    {
      x: 26,
      width: 118,
      eaves: 566,
      top: 'point',
      color: 'sea.5 shade 22',
      windows: [2, 3],
    },
    {
      x: 146,
      width: 116,
      eaves: 500,
      top: 'step',
      color: 'straw.76 shade 6',
      windows: [3, 4],
    },
    {
      x: 270,
      width: 126,
      eaves: 470,
      top: 'neck',
      color: 'coral.6 shade 6',
      windows: [3, 4],
    },
    {
      x: 390,
      width: 108,
      eaves: 548,
      top: 'bell',
      color: 'cream warm 25',
      windows: [2, 3],
    },
    {
      x: 500,
      width: 110,
      eaves: 524,
      top: 'step',
      color: 'wine.5 shade 14',
      windows: [3, 4],
    },
    { x: 612, width: 114, eaves: 580, top: 'point', color: 'near', windows: [2, 3] },
  ];
  const water = 'water.75';
  const lights = plans.flatMap(({ x }) =>
    [0, 1, 2].map((row) =>
      glint(x + random.around(24), 842 + row * 15, random.between(12, 34), 2.4),
    ),
  );
  return {
    layers: [
      ...skyLayers(scene, sky, moon),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'day' ? 'sun' : 'moon', moon),
      },
      {
        name: 'far',
        travel: -7,
        sheets: [
          paper(
            shape(
              [80, 206, 340, 452, 560]
                .map((x, index) =>
                  polygon([
                    ...gableLine(index % 2 ? 'point' : 'bell', x, 110, 500 + (index % 3) * 34),
                    [x + 55, 800],
                    [x - 55, 800],
                  ]),
                )
                .join('') + polygon('322,520 328,400 338,352 348,400 354,520'),
              far,
              { isUnited: true },
            ),
            'thing',
          ),
        ],
      },
      {
        name: 'street',
        travel: -4,
        sheets: [...plans.flatMap((plan) => house(scene, plan)), glued(cat(146, 474), 'ink', 1)],
      },
      { name: 'bunting', travel: -3, sheets: bunting([92, 682], [512, 682], 22, 13) },
      {
        name: 'quay',
        travel: -2,
        sheets: [
          ...quayThings(),
          sheet(rectangle(-80, QUAY, 780, 150), 'cream near 45', 'hill'),
          inked(
            lines(
              [
                [-60, QUAY + 14],
                [680, QUAY + 14],
              ],
              ...[0, 1, 2, 3, 4, 5, 6, 7].map((at): Point[] => [
                [at * 84 + 10, QUAY + 14],
                [at * 84 + 10, QUAY + 34],
              ]),
            ),
            'near',
            1.8,
          ),
          sheet(rectangle(-80, QUAY + 34, 780, 120), water, 'thing 2'),
          glued(lights.join(''), blend('warm', water, 0.25)),
        ],
      },
      {
        name: 'barge',
        travel: 0,
        sheets: barge(250, 858),
      },
      { name: 'flags', travel: 7, sheets: bunting([-40, 312], [660, 372], 58, 9) },
    ],
    life: [
      glide({ layer: 'barge', by: [14, 2], tilt: 0.6, seconds: 3.6, hold: 0.4 }),
      swing({ layer: 'flags', origin: [308, 260], by: 0.7, seconds: 4.2 }),
    ],
  };
}
