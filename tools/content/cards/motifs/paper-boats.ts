/** Three folded boats on a river that winds out of the hills, seen from above; a duck leads her ducklings. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, mix, type Point, polygon, rectangle, smooth, walk } from '../../paper/geometry.ts';
import { crown, fir } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint, waterOf } from '../stage/water.ts';
import { glued, inked } from '../things/pieces.ts';
import { flower } from '../things/plants.ts';

/** The middle of the river and its width, far to near. */
const COURSE: readonly (readonly [x: number, y: number, width: number])[] = [
  [344, 526, 12],
  [316, 556, 22],
  [300, 584, 40],
  [360, 628, 92],
  [424, 676, 160],
  [360, 742, 260],
  [270, 816, 370],
  [250, 940, 480],
];

/** The river's outline, wider by `more` on each side. */
function river(more: number): string {
  const bank = (side: number): Point[] =>
    COURSE.map(([x, y, width]) => [x + side * (width / 2 + more * (width / 120 + 0.3)), y]);
  return smooth([...bank(-1), ...bank(1).reverse()], { closed: true, tension: 0.9 });
}

/** A boat folded from a sheet: hull of two halves, and the point in the middle. */
function foldedBoat(scene: Scene, x: number, y: number, size: number, color: string): string[] {
  const { palette } = scene;
  const put = (points: readonly Point[], fill: string) => shape(polygon(points), fill);
  const piece = (markup: string, lift: number) =>
    paper(moved(markup, { x, y, size, turn: -3 }), { lift, rough: 0.5, rim: 0.7, shade: 0.5 });
  const dark = blend(color, palette.ink, 0.24);
  return [
    piece(
      put(
        [
          [0, -92],
          [-52, 4],
          [0, 14],
        ],
        color,
      ) +
        put(
          [
            [0, -92],
            [52, 4],
            [0, 14],
          ],
          dark,
        ),
      6,
    ),
    piece(
      put(
        [
          [-118, -34],
          [0, 2],
          [0, 46],
          [-62, 46],
        ],
        blend(color, palette.cream, 0.3),
      ) +
        put(
          [
            [118, -34],
            [0, 2],
            [0, 46],
            [62, 46],
          ],
          blend(color, palette.ink, 0.1),
        ),
      5,
    ),
    piece(
      put(
        [
          [-62, 46],
          [-30, 12],
          [0, 46],
        ],
        dark,
      ) +
        put(
          [
            [62, 46],
            [34, 12],
            [0, 46],
          ],
          dark,
        ),
      0.8,
    ),
    piece(stroke('M-98 -22L-20 2', palette.cream, 2.6, { 'stroke-dasharray': '8 6' }), 0.5),
  ];
}

/** A stone bridge where the river is narrow. */
function bridge({ palette }: Scene, x: number, y: number): string[] {
  const stone = blend(palette.cream, palette.near, 0.3);
  const arch = smooth(
    [
      [x - 30, y + 32],
      [x - 22, y + 6],
      [x, y - 6],
      [x + 22, y + 6],
      [x + 30, y + 32],
    ],
    { tension: 0.9 },
  );
  const outline: Point[] = [
    [x - 78, y + 32],
    [x - 66, y - 2],
    [x - 30, y - 20],
    [x, y - 26],
    [x + 30, y - 20],
    [x + 66, y - 2],
    [x + 78, y + 32],
  ];
  return [
    sheet(`${smooth(outline, { tension: 0.8 })}Z${arch}Z`, stone, {
      lift: 5,
      rough: 0.6,
      rim: 0.6,
    }),
    inked(smooth(outline.slice(1, -1).map(([px, py]): Point => [px, py + 7])), palette.near, 2),
  ];
}

/** Clumps of trees on both banks, the nearer the larger. */
function groves({ palette, random }: Scene): string[] {
  const spots = [
    [250, 566, 22, 'fir'],
    [226, 574, 26, 'fir'],
    [470, 560, 22, 'round'],
    [500, 566, 28, 'round'],
    [110, 620, 44, 'round'],
    [150, 632, 38, 'round'],
    [556, 650, 52, 'fir'],
    [586, 664, 66, 'fir'],
    [528, 660, 44, 'fir'],
    [70, 708, 70, 'fir'],
    [112, 716, 86, 'fir'],
    [150, 722, 62, 'fir'],
    [520, 790, 76, 'round'],
    [580, 800, 92, 'round'],
  ] as const;
  const tone = (y: number) => blend(palette.middle, palette.front, (y - 560) / 260);
  return spots.map(([x, y, height, kind], index) => {
    const color = blend(tone(y), palette.light, index % 2 ? 0.12 : 0);
    const d =
      kind === 'fir'
        ? fir(x, y, height * 1.3, random)
        : crown(x, y - height * 0.5, height * 0.5, height * 0.5, random, 9);
    return sheet(d, color, { lift: 2 + height / 24, rough: 0.5, seed: index });
  });
}

/** A duck of two pieces, seen from the side. */
const duck = (x: number, y: number, size: number): string =>
  smooth(
    [
      [x - 22 * size, y - 8 * size],
      [x - 12 * size, y + 4 * size],
      [x + 10 * size, y + 4 * size],
      [x + 16 * size, y - 6 * size],
      [x + 22 * size, y - 14 * size],
      [x + 27 * size, y - 17 * size],
      [x + 20 * size, y - 24 * size],
      [x + 11 * size, y - 20 * size],
      [x + 8 * size, y - 8 * size],
    ],
    { closed: true, tension: 0.8 },
  );

/** Strips of light that follow the river. */
function ripples(scene: Scene): string {
  const middle = walk(COURSE.map(([x, y]): Point => [x, y]));
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 13;
    const [x, y] = middle.at(middle.length * (0.3 + share * 0.68));
    return glint(x + scene.random.around(60 * share + 8), y, mix(9, 46, share), mix(1, 3, share));
  }).join('');
}

/** Fields between the hills and the river, as patches with rows. */
function fields({ palette }: Scene): string[] {
  const patch = (points: readonly Point[], share: number, lift: number) =>
    sheet(polygon(points), blend(palette.far, palette.middle, share), { lift, rough: 1.4 });
  const rows = (x: number, y: number, length: number, count: number) =>
    Array.from({ length: count }, (_, index) => `M${x + index * 7} ${y + index * 9}h${length}`);
  return [
    sheet(rectangle(-80, 530, 780, 405), blend(palette.far, palette.middle, 0.45), {
      lift: 4,
      rough: 1.2,
    }),
    patch(
      [
        [-80, 560],
        [330, 524],
        [250, 610],
        [-80, 640],
      ],
      0.35,
      4,
    ),
    patch(
      [
        [420, 524],
        [700, 550],
        [700, 640],
        [470, 640],
      ],
      0.55,
      4,
    ),
    patch(
      [
        [-80, 634],
        [300, 600],
        [350, 940],
        [-80, 940],
      ],
      0.8,
      5,
    ),
    patch(
      [
        [450, 632],
        [700, 604],
        [700, 940],
        [300, 940],
      ],
      1,
      5,
    ),
    inked(
      [...rows(20, 574, 130, 4), ...rows(520, 572, 120, 5)].join(''),
      blend(palette.light, palette.middle, 0.3),
      1.6,
    ),
  ];
}

export function paperBoats(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const sun = { x: 160, y: 420, radius: 70 };
  const land = horizon(scene, random.pick(['hills', 'mountains']), 468);
  const [hills] = land.layers;
  const water = blend(waterOf(palette, 0), palette.cream, 0.5);
  const ducklings = [
    [150, 838, 0.5],
    [126, 846, 0.5],
    [102, 840, 0.5],
  ] as const;
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      ...(hills ? [hills] : []),
      { name: 'fields', travel: -5, sheets: fields(scene) },
      {
        name: 'river',
        travel: -4,
        sheets: [
          sheet(river(12), blend(palette.cream, palette.warm, 0.3), { lift: 2, rough: 1 }),
          sheet(river(0), water, { lift: 1, rough: 0.6, seed: 4 }),
          glued(ripples(scene), blend(water, palette.cream, 0.5)),
          ...bridge(scene, 312, 578),
          ...foldedBoat(scene, 424, 664, 0.36, palette.warm),
          ...groves(scene),
        ],
      },
      { name: 'second', travel: -2, sheets: foldedBoat(scene, 408, 730, 0.62, palette.accent) },
      { name: 'boat', travel: 0, sheets: foldedBoat(scene, 262, 812, 1.12, palette.cream) },
      {
        name: 'ducks',
        travel: 2,
        sheets: [
          sheet([...ducklings].map(([x, y, size]) => duck(x, y, size)).join(''), palette.warm, {
            lift: 2,
            rough: 0,
            rim: 0.6,
          }),
          sheet(duck(184, 832, 0.9), palette.warmDeep, { lift: 3, rough: 0.2, rim: 0.6 }),
          glued(circle(201, 814, 1.8), palette.ink, 0),
          flower(486, 846, 15, palette.cream, palette.warm, 12),
          flower(520, 862, 12, palette.warmDeep, palette.cream, 40),
        ],
      },
    ],
    life: [glide({ layer: 'boat', by: [16, 6], tilt: 2, seconds: 3.2, hold: 0.4 })],
  };
}
