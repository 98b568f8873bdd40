/** Terraced fields up to a great tree with a house in it; stones lead there, and sheep graze. */
import type { SkyName } from '../../../../app/content/schema.ts';
import {
  circle,
  ellipse,
  mix,
  polygon,
  polyline,
  rectangle,
  type Point,
} from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { crown, limb } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, stroke } from '../../paper/svg.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature, sheep } from '../things/animals.ts';
import { gable, glued, inked, panes, upright } from '../things/pieces.ts';

/** Terraces, far to near. */
const STEPS = 9;
/** Where the tree stands, units. */
const FOOT = 586;

type Mirror = (x: number) => number;

/** The edge of a terrace: a hump below the tree, flatter the nearer it is. */
function contour(index: number, at: Mirror, start: number): Point[] {
  const t = index / (STEPS - 1);
  const reach = mix(96, 560, t ** 0.9);
  const top = mix(FOOT, 850, t);
  return Array.from({ length: 61 }, (_, point) => {
    const u = point / 60 - 0.5;
    const x = at(360) + u * 2 * (reach + 330);
    const hump = Math.exp(-((u * 2 * (reach + 330)) ** 2) / (2 * reach ** 2));
    const wave = 9 * Math.sin(u * 13 + index * 1.1 + start) + 5 * Math.sin(u * 31 + index * 2);
    return [x, top + (1 - hump) * mix(190, 66, t) + wave * mix(0.5, 1, t)];
  });
}

/** What grows on a terrace: a seam, a row of cabbages, or nothing. */
function crop({ palette }: Scene, index: number, line: readonly Point[], color: string): string[] {
  const inner = line.filter(([x]) => x > -60 && x < 676).map(([x, y]): Point => [x, y + 13]);
  if (index % 3 === 1) {
    const seam = {
      color: blend(color, palette.cream, 0.6),
      width: 1.8,
      stitch: 5,
      gap: 8,
      seed: index,
    };
    return [paper(stitches(inner, seam), { lift: 0.3, rough: 0, rim: 0, shade: 0 })];
  }
  if (index % 3 !== 2) return [];
  const heads = inner.filter((_, point) => point % 2 === 0).map(([x, y]) => circle(x, y + 3, 4.2));
  return [glued(heads.join(''), blend(color, palette.warm, 0.6), 1.4)];
}

/** A terrace, its crop, and the stones of the path that lie on it. */
function terrace(scene: Scene, index: number, at: Mirror, start: number): string[] {
  const { palette } = scene;
  const line = contour(index, at, start);
  const t = index / (STEPS - 1);
  const color = blend(
    blend(palette.far, palette.light, 0.4 * (index % 2)),
    palette.front,
    t * 0.85,
  );
  const outline = [...line, [line.at(-1)?.[0] ?? 700, 935], [line[0]?.[0] ?? -80, 935]] as Point[];
  const x = at(340 + 74 * Math.sin(t * 5.4) - 40 * t);
  const [, y] = line.find(([px]) => px >= x) ?? [0, 700];
  const size = mix(0.5, 1.25, t);
  return [
    sheet(polygon(outline), color, { lift: 6, rough: 1, seed: index + 2, rim: 0.6 }),
    ...crop(scene, index, line, color),
    sheet(
      ellipse(x, y + 9 * size, 17 * size, 6 * size) +
        ellipse(x + at(318) - at(308), y + 24 * size, 19 * size, 6.5 * size),
      blend(palette.cream, color, 0.12),
      { lift: 2, rough: 0.4, rim: 0.6 },
    ),
  ];
}

/** The tree, with autumn in its crown. */
function tree({ palette, random }: Scene, x: number): string[] {
  const canopy = [
    [0, -226, 128, 86],
    [-84, -176, 74, 58],
    [86, -172, 78, 60],
    [-22, -150, 96, 46],
    [40, -196, 78, 46],
  ] as const;
  const { warm, warmDeep, cream } = palette;
  const tones = [
    warmDeep,
    blend(warmDeep, warm, 0.4),
    blend(warmDeep, warm, 0.65),
    warm,
    blend(warm, cream, 0.35),
  ];
  const wood = limb(
    [
      [x, FOOT + 20],
      [x - 5, FOOT - 70],
      [x + 2, FOOT - 160],
    ],
    46,
    20,
  );
  const boughs =
    limb(
      [
        [x, FOOT - 70],
        [x + 56, FOOT - 140],
      ],
      15,
      6,
    ) +
    limb(
      [
        [x - 2, FOOT - 80],
        [x - 52, FOOT - 146],
      ],
      14,
      6,
    );
  return [
    sheet(wood + boughs, blend(warmDeep, palette.ink, 0.62), { lift: 4, rough: 0.8 }),
    ...canopy.map(([dx, dy, rx, ry], index) =>
      sheet(crown(x + dx, FOOT + dy, rx, ry, random, 15), tones[index] ?? warm, {
        lift: 6,
        rough: 0.7,
        seed: index,
        rim: 0.55,
      }),
    ),
  ];
}

/** The house in the tree: lit, with a ladder and an owl on the roof. */
function treeHouse(scene: Scene, x: number): string[] {
  const { palette } = scene;
  const floor = FOOT - 112;
  const rungs = Array.from({ length: 9 }, (_, index) =>
    polyline([
      [x - 9, floor + 10 + index * 13],
      [x + 9, floor + 10 + index * 13],
    ]),
  );
  const ladder =
    polyline([
      [x - 9, floor],
      [x - 11, FOOT + 12],
    ]) +
    polyline([
      [x + 9, floor],
      [x + 11, FOOT + 12],
    ]);
  return [
    inked(ladder + rungs.join(''), palette.cream, 3, 3),
    creature(scene, 'owl', { x: x + 24, y: floor - 68, height: 30 }),
    sheet(upright(x, floor, 78, 62), palette.cream, { lift: 7, rough: 0.6, rim: 0.6 }),
    glued(upright(x - 17, floor, 24, 42, 12), palette.near),
    glued(rectangle(x + 6, floor - 44, 26, 26, 2), blend(palette.warm, palette.warmDeep, 0.3)),
    glued(panes(x + 8, floor - 42, 22, 22), blend(palette.warm, palette.cream, 0.5)),
    sheet(gable(x, floor - 52, 108, 48), palette.accent, { lift: 6, rough: 0.6, rim: 0.6 }),
    sheet(upright(x, floor + 8, 104, 10, 2), blend(palette.warmDeep, palette.ink, 0.4), {
      lift: 5,
      rough: 0.4,
      rim: 0.6,
    }),
  ];
}

/** A swing on the lowest bough. @param x its middle, units */
const seat = ({ palette }: Scene, x: number): string[] => [
  paper(
    stroke(
      [-9, 9]
        .map((dx) =>
          polyline([
            [x + dx, FOOT - 126],
            [x + dx, FOOT - 14],
          ]),
        )
        .join(''),
      palette.cream,
      2,
    ),
    { lift: 3, rough: 0 },
  ),
  sheet(rectangle(x - 15, FOOT - 16, 30, 7, 2), palette.accent, { lift: 3, rough: 0.2, rim: 0.6 }),
];

/** A hut with a lit window and a chimney. */
const hut = ({ palette }: Scene, x: number): string[] => [
  sheet(upright(x + 16, 664, 13, 34), palette.near, { lift: 3, rough: 0.4 }),
  sheet(upright(x, 740, 62, 60), palette.cream, { lift: 5, rough: 0.6 }),
  sheet(
    polygon([
      [x - 44, 690],
      [x - 10, 646],
      [x + 10, 646],
      [x + 44, 690],
    ]),
    palette.warmDeep,
    { lift: 5, rough: 0.8, rim: 0.6 },
  ),
  glued(upright(x - 12, 740, 18, 38, 9), palette.near),
  glued(rectangle(x + 6, 702, 16, 16, 1), palette.warm),
];

export function hilltop(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at: Mirror = (x) => 308 + side * (x - 308);
  const start = random.between(0, 6);
  const steps = (...indexes: number[]) =>
    indexes.flatMap((index) => terrace(scene, index, at, start));
  const tx = at(360);
  const swingX = at(424);
  const sun = { x: at(236), y: 420, radius: 104 };
  const [far] = horizon(scene, random.pick(['mountains', 'forest', 'hills']), 618).layers;
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(
          scene,
          palette.daytime === 'night' ? 'moon' : random.pick(['plain', 'ring']),
          sun,
        ),
      },
      ...(far ? [far] : []),
      { name: 'seat', travel: -6, sheets: seat(scene, swingX) },
      { name: 'tree', travel: -6, sheets: [...tree(scene, tx), ...treeHouse(scene, at(338))] },
      { name: 'upper', travel: -5, sheets: steps(0, 1, 2) },
      { name: 'middle-steps', travel: -3, sheets: steps(3, 4) },
      {
        name: 'hut',
        travel: -2,
        sheets: [
          ...sheep(scene, at(500), 748, 0.62, side),
          ...hut(scene, at(112)),
          ...steps(5, 6),
          ...sheep(scene, at(446), 806, 0.85, side === 1 ? -1 : 1),
          ...sheep(scene, at(524), 818, 0.95, side),
        ],
      },
      {
        name: 'lower',
        travel: 0,
        sheets: [
          ...steps(7, 8),
          creature(
            scene,
            'hare',
            { x: at(232), y: 872, height: 40, flip: side > 0 },
            palette.cream,
          ),
        ],
      },
    ],
    life: [swing({ layer: 'seat', origin: [swingX, FOOT - 126], by: 13, seconds: 4.6, swings: 5 })],
  };
}
