/** Folded cranes that fly over misty hills and a marsh; the sun rises in rings. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { type Point, polygon } from '../../paper/geometry.ts';
import { below, heightAt, ridge } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape } from '../../paper/svg.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint, waterOf } from '../stage/water.ts';
import { creature } from '../things/animals.ts';
import { glued, inked } from '../things/pieces.ts';
import { blades, spraySheet } from '../things/plants.ts';

interface Crane {
  x: number;
  y: number;
  size: number;
  turn: number;
  color: string;
}

/** A crane folded from a square; it flies to the right. Each facet is a sheet of its own. */
function crane({ palette }: Scene, { x, y, size, turn, color }: Crane): string[] {
  const dark = blend(color, palette.ink, 0.26);
  const dim = blend(color, palette.deep, 0.2);
  const put = (lift: number, ...facets: readonly (readonly [string, readonly Point[]])[]) =>
    paper(
      moved(facets.map(([fill, points]) => shape(polygon(points), fill)).join(''), {
        x,
        y,
        size,
        turn,
      }),
      { lift, rough: 0.4, rim: 0.7, shade: 0.5 },
    );
  return [
    put(
      7,
      [
        dim,
        [
          [14, -14],
          [96, -150],
          [70, -4],
        ],
      ],
      [
        dark,
        [
          [96, -150],
          [110, -34],
          [70, -4],
        ],
      ],
    ),
    put(
      5,
      [
        color,
        [
          [-30, -6],
          [-176, -58],
          [-44, 18],
        ],
      ],
      [
        dark,
        [
          [-176, -58],
          [-44, 18],
          [-24, 30],
        ],
      ],
    ),
    put(
      5,
      [
        color,
        [
          [44, -12],
          [150, -92],
          [62, 14],
        ],
      ],
      [
        dark,
        [
          [150, -92],
          [62, 14],
          [40, 30],
        ],
      ],
    ),
    put(
      2,
      [
        dark,
        [
          [150, -92],
          [196, -72],
          [143, -72],
        ],
      ],
      [
        color,
        [
          [150, -92],
          [196, -72],
          [158, -84],
        ],
      ],
    ),
    put(
      5,
      [
        dim,
        [
          [-60, -2],
          [4, 44],
          [4, -30],
        ],
      ],
      [
        dark,
        [
          [72, -4],
          [4, 44],
          [4, -30],
        ],
      ],
    ),
    put(
      9,
      [
        color,
        [
          [-52, -2],
          [-96, -186],
          [30, -16],
        ],
      ],
      [
        dim,
        [
          [-96, -186],
          [30, -16],
          [44, 4],
          [-4, -24],
        ],
      ],
      [
        dark,
        [
          [-52, -2],
          [30, -16],
          [44, 4],
          [-10, 14],
        ],
      ],
    ),
  ];
}

/** Hills whose feet are lost in mist, the nearer the darker. */
function hills({ palette, random }: Scene): string[] {
  return [0, 1, 2].flatMap((step) => {
    const edge = ridge({
      y: 628 + step * 52,
      swing: 44 - step * 9,
      humps: 2.6 - step * 0.5,
      seed: random.whole(1, 90),
      slope: (step - 1) * 70,
    });
    const color = blend(blend(palette.haze, palette.far, 0.35), palette.middle, step * 0.4);
    const mist = ridge({ y: 690 + step * 44, swing: 8, humps: 3, seed: step + 5 });
    return [
      sheet(below(edge, 935), color, { lift: 6, rough: 2, seed: step + 3 }),
      ...(step < 2
        ? [
            sheet(below(mist, 935), blend(color, palette.cream, 0.3), {
              lift: 2,
              rough: 1,
              seed: step + 9,
              shade: 0.2,
            }),
          ]
        : []),
    ];
  });
}

/** A gate that stands in the water, and its shadow in strips. */
function gate({ palette }: Scene, x: number, y: number): string[] {
  const post = (dx: number) =>
    polygon([
      [x + dx - 6, y],
      [x + dx * 0.9 - 5, y - 96],
      [x + dx * 0.9 + 5, y - 96],
      [x + dx + 6, y],
    ]);
  const beam = polygon([
    [x - 76, y - 112],
    [x - 60, y - 104],
    [x + 60, y - 104],
    [x + 76, y - 112],
    [x + 68, y - 94],
    [x - 68, y - 94],
  ]);
  return [
    sheet(post(-42) + post(42), palette.warmDeep, { lift: 4, rough: 0.4, rim: 0.6 }),
    sheet(
      beam +
        polygon([
          [x - 56, y - 78],
          [x + 56, y - 78],
          [x + 56, y - 69],
          [x - 56, y - 69],
        ]),
      palette.warmDeep,
      { lift: 3, rough: 0.4, rim: 0.6 },
    ),
    glued(
      [8, 18, 28]
        .map((dy) => glint(x - 42, y + dy, 12 - dy / 5, 2) + glint(x + 42, y + dy, 12 - dy / 5, 2))
        .join(''),
      palette.warmDeep,
    ),
  ];
}

export function cranes(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const sun = { x: 330, y: 540, radius: 112 };
  const water = waterOf(palette, 0.35);
  const bank = ridge({ y: 842, swing: 12, humps: 1.5, seed: random.whole(1, 80), slope: 26 });
  const strips = [
    [170, 792, 70],
    [330, 800, 54],
    [470, 788, 64],
    [250, 826, 80],
    [520, 824, 44],
  ] as const;
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'night' ? 'moon' : 'rising', sun),
      },
      { name: 'far', travel: -7, sheets: hills(scene) },
      {
        name: 'marsh',
        travel: -5,
        sheets: [
          sheet(
            below(
              [
                [-80, 770],
                [240, 764],
                [420, 770],
                [700, 762],
              ],
              935,
            ),
            water,
            { lift: 3, rough: 1 },
          ),
          glued(
            strips.map(([x, y, reach]) => glint(x, y, reach, 2.6)).join(''),
            blend(water, palette.cream, 0.55),
          ),
          ...gate(scene, 462, 786),
        ],
      },
      {
        name: 'third',
        travel: -6,
        sheets: crane(scene, { x: 118, y: 596, size: 0.3, turn: -6, color: palette.light }),
      },
      {
        name: 'second',
        travel: -4,
        sheets: crane(scene, { x: 176, y: 698, size: 0.5, turn: -10, color: palette.accent }),
      },
      {
        name: 'crane',
        travel: 0,
        sheets: [
          ...crane(scene, { x: 320, y: 540, size: 1.12, turn: -10, color: palette.cream }),
          inked('M300 566l44 -8', palette.warmDeep, 2.6),
        ],
      },
      {
        name: 'bank',
        travel: 3,
        sheets: [
          spraySheet(
            blades(-30, 250, 892, 96, random) + blades(470, 650, 892, 80, random),
            palette.near,
            5,
          ),
          sheet(below(bank, 935), palette.front, { lift: 6, rough: 1.4 }),
          creature(
            scene,
            'heron',
            { x: 318, y: heightAt(bank, 318) + 6, height: 58 },
            palette.cream,
          ),
        ],
      },
    ],
    life: [glide({ layer: 'crane', by: [12, -14], tilt: -2, seconds: 3.2, hold: 0.5 })],
  };
}
