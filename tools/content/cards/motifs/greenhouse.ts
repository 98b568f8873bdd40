/** A glasshouse full of plants, its door open; pots outside, a butterfly that has got in. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { arc, circle, type Point, polar, polygon, rectangle } from '../../paper/geometry.ts';
import { laceEdge } from '../../paper/lace.ts';
import { below, ridge } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { glued, inked, lines, upright } from '../things/pieces.ts';
import { bigLeaf, flower, leaf, spray, spraySheet } from '../things/plants.ts';

/** Its vault: center and radius. Walls go down from the ends. */
const VAULT = { x: 308, y: 580, radius: 204 };
const FLOOR = 842;

const outline = (inset: number): string => {
  const { x, y, radius } = VAULT;
  return polygon([
    ...arc(x, y, radius - inset, 180, 360, 40),
    [x + radius - inset, FLOOR],
    [x - radius + inset, FLOOR],
  ]);
};

/** Ribs of the vault, bars of the walls, and the frame of the door. */
function frame(): string {
  const { x, y, radius } = VAULT;
  const ribs = [196, 221, 246, 294, 319, 344].map((angle) => [
    polar(x, y, 74, angle),
    polar(x, y, radius - 4, angle),
  ]);
  const walls = [-204, -136, 136, 204].map((dx): Point[] => [
    [x + dx, y],
    [x + dx, FLOOR],
  ]);
  const bars = [y, y + 96, y + 186].flatMap((row): Point[][] => [
    [
      [x - radius, row],
      [x - 68, row],
    ],
    [
      [x + 68, row],
      [x + radius, row],
    ],
  ]);
  const inner = [...arc(x, y, 74, 180, 360, 24), [x + 74, FLOOR], [x - 74, FLOOR]] as Point[];
  return lines(
    ...ribs,
    ...walls,
    ...bars,
    [...inner, inner[0] ?? [0, 0]],
    [
      [x - 74, y],
      [x + 74, y],
    ],
  );
}

/** What grows inside. */
function plants({ palette, random }: Scene): string[] {
  const greens = [palette.near, blend(palette.far, palette.light, 0.85), palette.front] as const;
  const spots = [
    [136, 838, 170, -78],
    [170, 838, 210, -98],
    [206, 838, 150, -62],
    [128, 830, 110, -128],
    [476, 838, 180, -100],
    [444, 838, 230, -80],
    [410, 838, 150, -118],
    [490, 836, 116, -50],
    [300, 600, 0, 0],
  ] as const;
  const leaves = spots
    .filter(([, , length]) => length > 0)
    .map(([x, y, length, angle], index) =>
      bigLeaf(
        { x, y, length, angle: angle + random.around(5) },
        greens[index % 3] ?? palette.near,
        0.26,
      ),
    );
  const palm = [-160, -132, -104, -76, -48, -20]
    .map((angle) =>
      spray({ x: 214, y: 650, length: 118, angle }, angle < -90 ? -40 : 40, random, 0.26),
    )
    .join('');
  return [
    inked(
      lines([
        [214, 842],
        [214, 650],
      ]),
      blend(palette.warmDeep, palette.ink, 0.5),
      9,
      3,
    ),
    spraySheet(palm, blend(palette.near, palette.front, 0.4), 4),
    ...leaves,
    flower(444, 600, 26, palette.warmDeep, palette.warm, 10),
    flower(488, 660, 20, palette.cream, palette.warmDeep, 30),
    flower(150, 666, 20, palette.warm, palette.warmDeep, 0),
    flower(410, 698, 17, palette.accent, palette.cream, 20),
  ];
}

/** Hanging baskets under the vault and the path through the door. */
function inside({ palette }: Scene): string[] {
  const { x, y } = VAULT;
  return [
    sheet(
      polygon([
        [x - 34, 690],
        [x + 34, 690],
        [x + 72, FLOOR + 4],
        [x - 72, FLOOR + 4],
      ]),
      blend(palette.cream, palette.warm, 0.35),
      { lift: 2, rough: 0.8 },
    ),
    inked(
      lines([
        [x, y - 130],
        [x, y - 14],
      ]),
      palette.ink,
      2,
      2,
    ),
    sheet(
      polygon([
        [x - 36, y - 16],
        [x + 36, y - 16],
        [x + 22, y + 18],
        [x - 22, y + 18],
      ]),
      palette.warmDeep,
      { lift: 4, rough: 0.4, rim: 0.6 },
    ),
    paper(
      shape(
        [-150, -115, -65, -30, 62, 118]
          .map((angle) => leaf({ x, y: y - 14, length: 58, angle }, 0.2))
          .join(''),
        palette.near,
        { 'fill-rule': 'nonzero' },
      ),
      { lift: 3, rough: 0.4 },
    ),
    glued(
      [-20, 0, 18].map((dx) => circle(x + dx, y - 30 - Math.abs(dx) * 0.3, 6)).join(''),
      palette.accent,
      2,
    ),
  ];
}

/** Pots and a watering can before the house. */
function pots({ palette, random }: Scene): string[] {
  const pot = (x: number, size: number) =>
    polygon([
      [x - 24 * size, 868 - 46 * size],
      [x + 24 * size, 868 - 46 * size],
      [x + 17 * size, 868],
      [x - 17 * size, 868],
    ]) + rectangle(x - 28 * size, 868 - 56 * size, 56 * size, 13 * size, 3);
  const can = polygon([
    [398, 830],
    [440, 830],
    [446, 868],
    [392, 868],
  ]);
  return [
    spraySheet(
      [-120, -90, -60]
        .map((angle) => spray({ x: 100, y: 824, length: 84, angle }, 10, random, 0.3))
        .join(''),
      palette.near,
      5,
    ),
    ...[-140, -112, -84, -56, -34].map((angle) =>
      bigLeaf({ x: 516, y: 820, length: 74, angle }, palette.near, 0.22),
    ),
    sheet(pot(100, 0.95) + pot(516, 1) + pot(166, 0.6), palette.warmDeep, {
      lift: 5,
      rough: 0.5,
      rim: 0.6,
    }),
    flower(166, 826, 15, palette.cream, palette.warm, 10),
    flower(84, 752, 13, palette.warm, palette.cream, 10),
    inked('M396 840L364 818M440 838C472 830 468 862 444 860', palette.accent, 6, 3),
    sheet(
      can +
        polygon([
          [356, 808],
          [372, 818],
          [362, 830],
          [350, 818],
        ]),
      palette.accent,
      { lift: 5, rough: 0.3, rim: 0.65 },
    ),
  ];
}

export function greenhouse(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const land = horizon(scene, random.pick(['orchard', 'hills', 'forest']), 640);
  const isNight = palette.daytime === 'night';
  const glass = isNight
    ? blend(palette.warm, palette.haze, 0.35)
    : blend(palette.far, palette.light, 0.42);
  const { x, y, radius } = VAULT;
  const crest = arc(x, y, radius + 4, 356, 184, 60);
  const wing = (angle: number, length: number) => leaf({ x: 380, y: 474, length, angle }, 0.42);
  return {
    layers: [
      ...skyLayers(scene, sky, {
        x: 450,
        y: 400,
        radius: 120,
      }),
      ...land.layers,
      {
        name: 'inside',
        travel: -3,
        sheets: [
          sheet(outline(0), glass, { lift: 9, rough: 0.5, rim: 0.6 }),
          ...inside(scene),
          ...plants(scene),
        ],
      },
      {
        name: 'butterfly',
        travel: -2,
        sheets: [
          paper(
            shape(wing(-150, 26) + wing(-30, 26) + wing(150, 19) + wing(30, 19), palette.warmDeep, {
              'fill-rule': 'nonzero',
            }),
            { lift: 4, rough: 0, rim: 0.6 },
          ),
          inked('M380 466L380 486', palette.ink, 3),
        ],
      },
      {
        name: 'house',
        travel: -2,
        sheets: [
          paper(shape(laceEdge([...crest], { pitch: 34, depth: 30 }), palette.cream), {
            lift: 3,
            rough: 0,
            rim: 0.4,
            shade: 0.5,
          }),
          paper(stroke(frame(), palette.cream, 6), { lift: 4, rough: 0.3, rim: 0.6 }),
          sheet(outline(-6) + outline(5), palette.cream, { lift: 5, rough: 0.5, rim: 0.6 }),
          sheet(
            upright(x - 139, FLOOR + 8, 134, 34) + upright(x + 139, FLOOR + 8, 134, 34),
            palette.warmDeep,
            { lift: 5, rough: 0.6, rim: 0.6 },
          ),
        ],
      },
      {
        name: 'pots',
        travel: 1,
        sheets: [
          sheet(below(ridge({ y: 850, swing: 8, humps: 1.4, seed: 8 }), 935), palette.front, {
            lift: 6,
            rough: 1.2,
          }),
          ...pots(scene),
          creature(scene, 'hare', { x: 306, y: 866, height: 40 }, palette.cream),
        ],
      },
    ],
    life: [swing({ layer: 'butterfly', origin: [380, 560], by: 6, seconds: 3.4, swings: 3 })],
  };
}
