/** Night over the Trent: a sky, a river with a frog on it, a cloud with a lace hem, and hearts. */
import type { Point } from '../../../tools/content/paper/geometry.ts';
import { below, waves } from '../../../tools/content/paper/nature.ts';
import { paper, sheet } from '../../../tools/content/paper/paper.ts';
import { createRandom } from '../../../tools/content/paper/random.ts';
import { darker, shape } from '../../../tools/content/paper/svg.ts';
import { castleRock, skyline } from '../../kit/town.ts';
import { dusk, sittingFrog, stars } from '../../plates/kind-cloud.ts';
import {
  foldedHeart,
  hangingCloud,
  heroCloud,
  LAMP,
  RAINBOW,
  reeds,
  sliver,
} from '../../scenes/kind-cloud.ts';
import { BOW, CLOUD, WATER } from '../kit/cloud-layout.ts';
import { cutOut, handPicture, partOf } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';
import { hills } from '../kit/snow.ts';

const SIZE = { width: 800, height: 484 };

const sky = () => [
  dusk('night', ['#0b1138', '#20215f', '#4a3878', '#9a5a90'], {
    x: -20,
    y: -20,
    width: 840,
    height: 470,
  }),
  stars({ x: 0, y: 0, width: 800, height: 240 }, 60, 4),
  ...hangingCloud(
    [
      [-8, 92, 44],
      [46, 70, 40],
      [98, 94, 30],
      [130, 106, 18],
    ],
    120,
    '#20276a',
    6,
  ),
  ...hangingCloud(
    [
      [652, 138, 24],
      [698, 108, 42],
      [756, 100, 50],
      [812, 118, 44],
    ],
    154,
    '#272c74',
    9,
  ),
];

function land(): string[] {
  const castle = castleRock(560, WATER + 4, 176, 104, 5);
  const strips = [
    { y: WATER, pitch: 18, height: 2, color: '#54509c' },
    { y: WATER + 20, pitch: 30, height: 3, color: '#454493' },
    { y: WATER + 44, pitch: 46, height: 5, color: '#363a86' },
  ];
  return [
    sheet(castle.rock, '#5d4283', { lift: 4, rough: 0 }),
    paper(shape(castle.castle, '#4d3878', { 'fill-rule': 'nonzero' }), { lift: 3, rough: 0 }),
    shape(castle.windows + castle.caves, LAMP, { opacity: 0.9 }),
    sheet(skyline(WATER + 6, 0, 830, 26, createRandom(7)), '#43357c', { lift: 4, rough: 0 }),
    ...strips.map(({ y, pitch, height, color }, index) =>
      sheet(below(wide(waves(y, pitch, height, index * 17))), color, {
        lift: 5,
        rough: 0,
        seed: index + 2,
      }),
    ),
  ];
}

/** Widens waves of the card's picture to this stage. */
const wide = (line: readonly Point[]) => line.map(([x, y]): Point => [x * 1.36 - 10, y]);

/** Reflections of the rainbow's ends in the waves. */
function shine(): string {
  const random = createRandom(30);
  const width = (BOW.outer - BOW.inner) / RAINBOW.length;
  let markup = '';
  for (let y = WATER + 10, row = 0; y < 484; row++) {
    for (const side of [-1, 1]) {
      const push = random.around(5 + row);
      RAINBOW.forEach((color, index) => {
        const x = BOW.x + side * (BOW.outer - (index + 0.5) * width) + push;
        markup += shape(sliver(x, y, width * 1.1, 4 + row * 0.5), darker(color, 0.12));
      });
    }
    y += 9 + row * 1.6;
  }
  return paper(markup, { lift: 1, rough: 0, rim: 0.2 });
}

/** Foreground: a bank, and reeds that reach beyond the edge. */
function near(): string[] {
  const bank = hills(SIZE, 470, 6, 2.2, 8);
  const plants = reeds(
    [
      { x: 14, top: 330, lean: -10 },
      { x: 26, top: 236, lean: -10, bulrush: true },
      { x: 50, top: 300, lean: 14, bulrush: true },
      { x: 66, top: 370, lean: 16 },
      { x: 770, top: 316, lean: 12 },
      { x: 786, top: 256, lean: -8, bulrush: true },
    ],
    500,
  );
  return [
    ...sittingFrog(196, 452),
    sheet(plants.heads, '#7c4358', { lift: 7, rough: 0 }),
    paper(shape(plants.blades, '#0a0e36', { 'fill-rule': 'nonzero' }), {
      lift: 7,
      rough: 0,
      rim: 0.35,
    }),
    sheet(below(bank), '#0c1138', { lift: 10, rough: 0 }),
  ];
}

const paperHeart = (color: string) =>
  cutOut(
    [paper(foldedHeart({ x: 26, y: 24, size: 17, turn: 0 }, color), { lift: 1, rough: 0 })],
    52,
    52,
  );

export const scenery: Scenery = {
  drawn: () => ({
    sky: cutOut(sky(), SIZE.width, SIZE.height),
    land: cutOut(land(), SIZE.width, SIZE.height),
    shine: cutOut([shine()], SIZE.width, SIZE.height),
    near: cutOut(near(), SIZE.width, SIZE.height),
    cloud: partOf(heroCloud(), CLOUD.box, CLOUD.size),
    heart1: paperHeart('#ff7fae'),
    heart2: paperHeart('#ffb3cd'),
    heart3: paperHeart('#f2507f'),
    hand: handPicture('wide', { sleeve: '#3b4796', cuff: '#ffe6eb', lace: false }),
  }),
};
