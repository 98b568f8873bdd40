/** A street of block houses at evening, with one tall tower; a cat on a roof. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, polygon, polyline, rectangle } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { bunting } from '../things/bunting.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';

interface Block {
  x: number;
  top: number;
  width: number;
  depth: number;
  color: string;
}

/** A house as a box: front, shaded side, top and windows. */
function block(
  { palette, random }: Scene,
  { x, top, width, depth, color }: Block,
  lit: number,
): string[] {
  const right = x + width;
  const rise = depth * 0.5;
  const front = rectangle(x, top, width, 940 - top);
  const side = polygon([
    [right, top],
    [right + depth, top - rise],
    [right + depth, 940],
    [right, 940],
  ]);
  const roof = polygon([
    [x, top],
    [x + depth, top - rise],
    [right + depth, top - rise],
    [right, top],
  ]);
  const columns = Math.max(2, Math.round(width / 30));
  const [gapX, gapY] = [width / columns, 36];
  let [dark, bright] = ['', ''];
  for (let row = 0; row < (890 - top) / gapY - 0.6; row++) {
    for (let column = 0; column < columns; column++) {
      const pane = rectangle(
        x + gapX * (column + 0.24),
        top + 16 + row * gapY,
        gapX * 0.52,
        20,
        row % 3 === 0 ? 7 : 0,
      );
      if (random.chance(lit)) bright += pane;
      else dark += pane;
    }
  }
  return [
    paper(
      shape(front, color) +
        shape(side, blend(color, palette.ink, 0.3)) +
        shape(roof, blend(color, palette.cream, 0.3)),
      { lift: 7, rough: 0.8, seed: Math.round(x + 100) % 40, rim: 0.6 },
    ),
    paper(shape(dark, blend(color, palette.ink, 0.34)), {
      lift: 0,
      rough: 0.2,
      rim: 0.3,
      shade: 0.2,
    }),
    paper(shape(bright, blend(palette.warm, palette.cream, 0.25)), {
      lift: 0.5,
      rough: 0.2,
      rim: 0.4,
      shade: 0.3,
    }),
  ];
}

export function tower(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const sun = { x: random.pick([176, 440]), y: 452, radius: 78 };
  const side = sun.x > 308 ? -1 : 1;
  const row = (
    tops: readonly number[],
    width: number,
    start: number,
    depth: number,
    colors: readonly string[],
    lit: number,
  ) =>
    tops.flatMap((top, index) =>
      block(
        scene,
        {
          x: start + index * width,
          top: top + random.around(14),
          width: width - depth * 0.6,
          depth,
          color: colors[index % colors.length] ?? palette.far,
        },
        lit,
      ),
    );
  const far = [
    blend(palette.far, palette.haze, 0.45),
    blend(palette.far, palette.haze, 0.6),
    blend(palette.far, palette.haze, 0.3),
  ];
  const middle = [
    palette.middle,
    blend(palette.middle, palette.far, 0.5),
    blend(palette.middle, palette.deep, 0.4),
  ];
  const tx = 308 + side * 62;
  const clockTower = [
    ...block(scene, { x: tx - 62, top: 448, width: 112, depth: 26, color: palette.warmDeep }, 0.5),
    sheet(
      polygon([
        [tx - 44, 446],
        [tx - 44, 396],
        [tx + 32, 396],
        [tx + 32, 446],
      ]),
      blend(palette.warmDeep, palette.cream, 0.16),
      { lift: 5, rough: 0.6, rim: 0.6 },
    ),
    sheet(circle(tx - 6, 420, 18), palette.cream, { lift: 2, rough: 0.2, rim: 0.6 }),
    paper(
      stroke(
        polyline([
          [tx - 6, 420],
          [tx - 6, 408],
        ]) +
          polyline([
            [tx - 6, 420],
            [tx + 3, 425],
          ]),
        palette.ink,
        2.4,
      ),
      { lift: 0.6, rough: 0 },
    ),
    sheet(
      polygon([
        [tx - 54, 398],
        [tx - 6, 322],
        [tx + 42, 398],
      ]),
      palette.near,
      { lift: 6, rough: 0.8, rim: 0.6 },
    ),
    paper(
      stroke(
        polyline([
          [tx - 6, 324],
          [tx - 6, 296],
        ]),
        palette.ink,
        3,
      ),
      { lift: 2, rough: 0 },
    ),
  ];
  const flag = sheet(
    polygon([
      [tx - 5, 298],
      [tx + 32, 306],
      [tx - 5, 318],
    ]),
    palette.accent,
    { lift: 3, rough: 0.5, rim: 0.6 },
  );
  const front = [
    [-40, 770, 132],
    [112, 812, 104],
    [404, 800, 120],
    [544, 742, 140],
  ] as const;
  const catX = 160;
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'day' ? 'plain' : 'crescent', sun),
      },
      {
        name: 'far',
        travel: -7,
        sheets: row([610, 566, 640, 590, 618, 560, 628, 600], 92, -50, 16, far, 0.22),
      },
      { name: 'hero', travel: -4, sheets: clockTower },
      { name: 'flag', travel: -4, sheets: [flag] },
      {
        name: 'middle',
        travel: -2,
        sheets: row([700, 664, 716, 742, 690, 648], 122, -70, 22, middle, 0.42),
      },
      { name: 'bunting', travel: 0, sheets: bunting(scene, [-30, 690], [650, 668], 34, 12) },
      {
        name: 'front-street',
        travel: 2,
        sheets: [
          ...front.flatMap(([x, top, width]) =>
            block(scene, { x, top, width, depth: 26, color: palette.near }, 0.3),
          ),
          creature(scene, 'owl', { x: catX, y: 802, height: 42 }, palette.ink),
        ],
      },
    ],
    life: [
      swing({ layer: 'bunting', origin: [308, 620], by: 0.8, seconds: 3.8, swings: 4 }),
      swing({ layer: 'flag', origin: [tx - 5, 308], by: 9, seconds: 2.4, swings: 5, at: 0.6 }),
    ],
  };
}
