/** Terraced fields: contour lines as stacked sheets up to a tree on the hilltop. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { circle, mix, polygon, polyline, rectangle, type Point } from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { crown, limb } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';

export function hilltop(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const steps = 9;
  const start = random.between(0, 6);
  const contour = (index: number): Point[] => {
    const t = index / (steps - 1);
    const reach = mix(96, 560, t ** 0.9);
    const top = mix(566, 850, t);
    return Array.from({ length: 61 }, (_, point) => {
      const u = point / 60 - 0.5;
      const x = at(372) + u * 2 * (reach + 330);
      const hump = Math.exp(-((u * 2 * (reach + 330)) ** 2) / (2 * reach ** 2));
      const wave = 9 * Math.sin(u * 13 + index * 1.1 + start) + 5 * Math.sin(u * 31 + index * 2);
      return [x, top + (1 - hump) * mix(190, 66, t) + wave * mix(0.5, 1, t)];
    });
  };
  const fill = (line: readonly Point[]) =>
    polygon([...line, [line.at(-1)?.[0] ?? 700, 935], [line[0]?.[0] ?? -80, 935]]);
  const terrace = (index: number): string[] => {
    const line = contour(index);
    const t = index / (steps - 1);
    const color = blend(
      blend(palette.far, palette.light, 0.35 * (index % 2)),
      palette.front,
      t * 0.85,
    );
    const inner = line.filter(([x]) => x > -60 && x < 676).map(([x, y]): Point => [x, y + 13]);
    const rows =
      index % 3 === 1
        ? [
            paper(
              stitches(inner, {
                color: blend(color, palette.cream, 0.6),
                width: 1.8,
                stitch: 5,
                gap: 8,
                seed: index,
              }),
              { lift: 0.3, rough: 0, rim: 0, shade: 0 },
            ),
          ]
        : index % 3 === 2
          ? [
              paper(
                shape(
                  inner
                    .filter((_, point) => point % 2 === 0)
                    .map(([x, y]) => circle(x, y + 3, 3.6))
                    .join(''),
                  blend(color, palette.warm, 0.5),
                ),
                { lift: 1.4, rough: 0, rim: 0.5, shade: 0.4 },
              ),
            ]
          : [];
    return [sheet(fill(line), color, { lift: 6, rough: 1, seed: index + 2, rim: 0.6 }), ...rows];
  };
  const tx = at(372);
  const foot = 566;
  const canopy = [
    [0, -158, 92, 70],
    [-46, -128, 56, 44],
    [50, -124, 58, 46],
    [4, -108, 66, 40],
  ] as const;
  const tree = [
    sheet(
      limb(
        [
          [tx, foot + 16],
          [tx - 4, foot - 50],
          [tx + 2, foot - 110],
        ],
        36,
        16,
      ) +
        limb(
          [
            [tx, foot - 52],
            [tx + 34, foot - 100],
          ],
          11,
          5,
        ) +
        limb(
          [
            [tx - 2, foot - 60],
            [tx - 34, foot - 106],
          ],
          10,
          5,
        ),
      blend(palette.warmDeep, palette.ink, 0.62),
      { lift: 4, rough: 0.8 },
    ),
    ...canopy.map(([dx, dy, rx, ry], index) =>
      sheet(
        crown(tx + dx, foot + dy, rx, ry, random, 13),
        [
          palette.warmDeep,
          blend(palette.warmDeep, palette.warm, 0.5),
          palette.warm,
          blend(palette.warm, palette.cream, 0.3),
        ][index] ?? palette.warm,
        { lift: 6, rough: 0.7, seed: index, rim: 0.55 },
      ),
    ),
  ];
  const swingX = tx + 50;
  const seat = [
    paper(
      stroke(
        polyline([
          [swingX - 9, foot - 112],
          [swingX - 9, foot - 22],
        ]) +
          polyline([
            [swingX + 9, foot - 112],
            [swingX + 9, foot - 22],
          ]),
        palette.cream,
        1.8,
      ),
      { lift: 3, rough: 0 },
    ),
    sheet(rectangle(swingX - 14, foot - 24, 28, 6, 2), palette.accent, {
      lift: 3,
      rough: 0.2,
      rim: 0.6,
    }),
  ];
  const hx = at(150);
  const hut = [
    sheet(rectangle(hx - 26, 684, 52, 52), palette.cream, { lift: 5, rough: 0.6 }),
    sheet(
      polygon([
        [hx - 40, 690],
        [hx - 6, 648],
        [hx + 6, 648],
        [hx + 40, 690],
      ]),
      palette.warmDeep,
      { lift: 5, rough: 0.8, rim: 0.6 },
    ),
    paper(shape(rectangle(hx - 9, 704, 18, 34, 9), palette.near), {
      lift: 0.5,
      rough: 0.3,
      rim: 0.3,
    }),
  ];
  const sun = { x: at(372), y: 452, radius: 128 };
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, random.pick(['plain', 'ring']), sun),
      },
      { name: 'seat', travel: -6, sheets: seat },
      { name: 'tree', travel: -6, sheets: tree },
      { name: 'upper', travel: -5, sheets: [0, 1, 2].flatMap(terrace) },
      { name: 'middle-steps', travel: -3, sheets: [3, 4].flatMap(terrace) },
      {
        name: 'hut',
        travel: -2,
        sheets: [
          ...hut,
          ...[5, 6].flatMap(terrace),
          creature(
            scene,
            'heron',
            { x: at(470), y: 806, height: 50, flip: side > 0 },
            palette.cream,
          ),
        ],
      },
      { name: 'lower', travel: 0, sheets: [7, 8].flatMap(terrace) },
    ],
    life: [swing({ layer: 'seat', origin: [swingX, foot - 116], by: 13, seconds: 4.6, swings: 5 })],
  };
}
