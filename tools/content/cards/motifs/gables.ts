/** A row of gabled houses on a quay, with the moon above and their lights in the canal; a cat in a window. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, type Point, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint, waterOf } from '../stage/water.ts';
import { bunting } from '../things/bunting.ts';
import { glued, inked, lines, panes, upright } from '../things/pieces.ts';

const QUAY = 792;

type Top = 'step' | 'bell' | 'point' | 'neck';

interface House {
  x: number;
  width: number;
  eaves: number;
  top: Top;
  color: string;
  /** Windows in a row, and rows. */
  windows: readonly [across: number, down: number];
}

/** The outline of a gable from its left end to its right end, above the eaves. */
function gableLine(top: Top, x: number, width: number, y: number): Point[] {
  const half = width / 2;
  const mirrored = (left: readonly Point[]): Point[] => [
    ...left.map(([dx, dy]): Point => [x - dx, y - dy]),
    ...[...left].reverse().map(([dx, dy]): Point => [x + dx, y - dy]),
  ];
  switch (top) {
    case 'step':
      return mirrored(
        [0, 1, 2, 3].flatMap((step): Point[] => [
          [half * (1 - step * 0.25), step * 22],
          [half * (1 - step * 0.25), step * 22 + 22],
        ]),
      );
    case 'bell':
      return mirrored([
        [half, 0],
        [half, 12],
        [half * 0.72, 20],
        [half * 0.58, 46],
        [half * 0.4, 66],
        [half * 0.38, 82],
        [half * 0.2, 96],
      ]);
    case 'point':
      return mirrored([
        [half + 5, 0],
        [0, width * 0.66],
      ]);
    case 'neck':
      return mirrored([
        [half, 0],
        [half, 14],
        [half * 0.5, 20],
        [half * 0.46, 74],
        [half * 0.6, 80],
        [0, 104],
      ]);
    default:
      return top satisfies never;
  }
}

/** Rows of windows in a front; some are lit. */
function windowsOf({ x, width, eaves, windows: [across, down] }: House, isLit: () => boolean) {
  let [dark, bright] = ['', ''];
  const [stepX, stepY] = [width / across, (QUAY - 62 - eaves) / down];
  const [w, h] = [stepX * 0.56, stepY * 0.62];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const pane = panes(x - width / 2 + stepX * (column + 0.22), eaves + 8 + row * stepY, w, h);
      if (isLit()) bright += pane;
      else dark += pane;
    }
  return { dark, bright };
}

function house({ palette, random }: Scene, plan: House): string[] {
  const { x, width, eaves, top, color } = plan;
  const line = gableLine(top, x, width, eaves);
  const peak = Math.min(...line.map(([, y]) => y));
  const { dark, bright } = windowsOf(plan, () => random.chance(0.55));
  const trim = blend(color, palette.cream, 0.65);
  const attic = top === 'point' ? eaves - 12 : eaves - 16;
  const door = x + (random.chance(0.5) ? -1 : 1) * width * 0.22;
  return [
    sheet(rectangle(x + width * 0.16, peak + 16, 14, 60), blend(color, palette.ink, 0.4), {
      lift: 2,
      rough: 0.4,
    }),
    sheet(polygon([...line, [x + width / 2, QUAY + 8], [x - width / 2, QUAY + 8]]), color, {
      lift: 6,
      rough: 0.7,
      seed: Math.round(x) % 40,
      rim: 0.6,
    }),
    inked(
      lines(
        line.map(([px, py]): Point => [px * 0.93 + x * 0.07, py + 6]),
        [
          [x - width / 2 + 4, eaves + 1],
          [x + width / 2 - 4, eaves + 1],
        ],
        [
          [x - width / 2 + 4, QUAY - 58],
          [x + width / 2 - 4, QUAY - 58],
        ],
      ),
      trim,
      3,
    ),
    glued(dark + upright(door, QUAY, 24, 46, 10), blend(color, palette.ink, 0.5)),
    glued(bright + panes(x - 11, attic - 34, 22, 28), blend(palette.warm, palette.cream, 0.3)),
  ];
}

/** Lamps, a bicycle and a tree on the quay. */
function quayThings({ palette }: Scene): string[] {
  const bike = (x: number, y: number) =>
    circle(x - 22, y, 15) +
    circle(x + 22, y, 15) +
    lines(
      [
        [x - 22, y],
        [x - 8, y - 22],
        [x + 14, y - 22],
        [x, y],
        [x - 22, y],
      ],
      [
        [x + 22, y],
        [x + 12, y - 30],
        [x + 20, y - 33],
      ],
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
    inked(lamp(92) + lamp(512), palette.ink, 5, 3),
    sheet(
      [92, 512]
        .map((x) =>
          polygon([
            [x - 11, QUAY - 112],
            [x + 11, QUAY - 112],
            [x + 7, QUAY - 86],
            [x - 7, QUAY - 86],
          ]),
        )
        .join(''),
      palette.warm,
      { lift: 4, rough: 0.2, rim: 0.7 },
    ),
    glued(
      [92, 512]
        .map((x) =>
          polygon([
            [x - 15, QUAY - 111],
            [x, QUAY - 124],
            [x + 15, QUAY - 111],
          ]),
        )
        .join(''),
      palette.ink,
      1,
    ),
    inked(bike(430, QUAY - 12), palette.accent, 3, 2),
  ];
}

/** A moored barge with flowers. */
function barge({ palette }: Scene, x: number, y: number): string[] {
  const hull: Point[] = [
    [x - 108, y - 22],
    [x + 96, y - 22],
    [x + 118, y - 32],
    [x + 94, y + 16],
    [x - 94, y + 16],
  ];
  const cabin = upright(x - 20, y - 20, 104, 32, 4);
  return [
    sheet(cabin, blend(palette.cream, palette.warm, 0.2), { lift: 4, rough: 0.4, rim: 0.6 }),
    sheet(rectangle(x - 78, y - 58, 116, 9, 4), palette.deep, { lift: 3, rough: 0.3 }),
    glued([-50, -22, 6].map((dx) => circle(x + dx, y - 36, 8)).join(''), palette.near),
    sheet(
      circle(x + 56, y - 30, 9) + circle(x + 70, y - 34, 10) + circle(x + 84, y - 30, 8),
      palette.accent,
      { lift: 2, rough: 0.6, rim: 0.6 },
    ),
    sheet(polygon(hull), palette.warmDeep, { lift: 6, rough: 0.6, rim: 0.65 }),
    inked(
      smooth([
        [x - 98, y - 8],
        [x + 104, y - 10],
      ]),
      palette.cream,
      3,
    ),
  ];
}

/** A cat that sits on a sill: back view, ears, tail. */
const cat = (x: number, y: number): string =>
  smooth(
    [
      [x - 9, y],
      [x - 10, y - 12],
      [x - 6, y - 20],
      [x - 7, y - 31],
      [x - 3, y - 27],
      [x + 3, y - 27],
      [x + 7, y - 31],
      [x + 6, y - 20],
      [x + 10, y - 12],
      [x + 9, y],
    ],
    { closed: true, tension: 0.6 },
  );

export function gables(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const moon = { x: 432, y: 404, radius: 54 };
  const far = blend(palette.far, palette.haze, 0.35);
  const plans: House[] = [
    { x: 26, width: 118, eaves: 566, top: 'point', color: palette.middle, windows: [2, 3] },
    {
      x: 146,
      width: 116,
      eaves: 500,
      top: 'step',
      color: blend(palette.light, palette.middle, 0.25),
      windows: [3, 4],
    },
    { x: 270, width: 126, eaves: 470, top: 'neck', color: palette.warmDeep, windows: [3, 4] },
    {
      x: 390,
      width: 108,
      eaves: 548,
      top: 'bell',
      color: blend(palette.cream, palette.warm, 0.25),
      windows: [2, 3],
    },
    { x: 500, width: 110, eaves: 524, top: 'step', color: palette.deep, windows: [3, 4] },
    { x: 612, width: 114, eaves: 580, top: 'point', color: palette.near, windows: [2, 3] },
  ];
  const water = waterOf(palette, 0.75);
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
        sheets: disc(scene, palette.daytime === 'day' ? 'sunburst' : 'moon', moon),
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
                .join('') +
                polygon([
                  [322, 520],
                  [328, 400],
                  [338, 352],
                  [348, 400],
                  [354, 520],
                ]),
              far,
              { 'fill-rule': 'nonzero' },
            ),
            { lift: 5, rough: 0.8 },
          ),
        ],
      },
      {
        name: 'street',
        travel: -4,
        sheets: [
          ...plans.flatMap((plan) => house(scene, plan)),
          glued(cat(146, 474), palette.ink, 1),
        ],
      },
      { name: 'bunting', travel: -3, sheets: bunting(scene, [92, 682], [512, 682], 22, 13) },
      {
        name: 'quay',
        travel: -2,
        sheets: [
          ...quayThings(scene),
          sheet(rectangle(-80, QUAY, 780, 150), blend(palette.cream, palette.near, 0.45), {
            lift: 5,
            rough: 1,
          }),
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
            palette.near,
            1.8,
          ),
          sheet(rectangle(-80, QUAY + 34, 780, 120), water, { lift: 2, rough: 1 }),
          glued(lights.join(''), blend(palette.warm, water, 0.25)),
        ],
      },
      {
        name: 'barge',
        travel: 0,
        sheets: barge(scene, 250, 858),
      },
    ],
    life: [glide({ layer: 'barge', by: [14, 2], tilt: 0.6, seconds: 3.6, hold: 0.4 })],
  };
}
