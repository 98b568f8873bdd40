/** A roof close to the eye, with dormers and a chimney. */
import { circle, place, type Point, polygon, rectangle } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import type { Palette } from '../palette.ts';
import type { CardLayer, Scene } from '../scene.ts';

/** Where its ridge is, units. */
export const RIDGE = 806;

/** A lit window under a gable of its own, and its light on the roof. */
function dormer(palette: Palette, x: number, foot: number, size: number): string[] {
  const at = (points: readonly Point[]) => polygon(place(points, { x, y: foot, size }));
  const light = blend(palette.warm, palette.cream, 0.35);
  const panes = [-22, 2]
    .flatMap((dx) =>
      [-50, -26].map((dy) => rectangle(x + dx * size, foot + dy * size, 20 * size, 21 * size, 1.5)),
    )
    .join('');
  return [
    paper(shape(circle(x, foot - 30 * size, 60 * size), light, { opacity: 0.16 }), {
      lift: 0,
      rough: 0.6,
      rim: 0.2,
      shade: 0,
    }),
    sheet(
      at([
        [-34, 4],
        [-34, -58],
        [34, -58],
        [34, 4],
      ]),
      blend(palette.cream, palette.light, 0.4),
      { lift: 5, rough: 0.6, rim: 0.6 },
    ),
    sheet(panes, light, { lift: 1, rough: 0.2, rim: 0.5 }),
    sheet(
      at([
        [-48, -50],
        [0, -94],
        [48, -50],
        [40, -44],
        [0, -78],
        [-40, -44],
      ]),
      palette.warmDeep,
      { lift: 6, rough: 0.6, rim: 0.65 },
    ),
  ];
}

/** The near roof with its tiles, a lit skylight and a chimney. */
export function nearRoof({ palette }: Scene, side: 1 | -1): CardLayer {
  const at = (x: number) => 308 + side * (x - 308);
  const color = blend(palette.front, palette.warmDeep, 0.28);
  const outline = polygon([
    [at(-60), RIDGE + 14],
    [at(480), RIDGE],
    [at(680), RIDGE + 96],
    [at(680), 935],
    [at(-60), 935],
  ]);
  const rows = Array.from({ length: 4 }, (_, row) => {
    const y = RIDGE + 26 + row * 23;
    return Array.from({ length: 27 }, (_, column) => {
      const x = -50 + column * 27 + (row % 2 ? 13 : 0);
      return x > 478 + row * 48 ? '' : `M${at(x)} ${y}Q${at(x + 13)} ${y + 16} ${at(x + 26)} ${y}`;
    }).join('');
  }).join('');
  const brick = blend(palette.warmDeep, palette.near, 0.35);
  const chimney = [at(96) - 29, at(96) + 29] as const;
  return {
    name: 'roof',
    travel: 1,
    sheets: [
      sheet(rectangle(chimney[0], RIDGE - 62, 58, 120), brick, { lift: 6, rough: 0.8 }),
      sheet(rectangle(chimney[0] - 6, RIDGE - 70, 70, 15), blend(brick, palette.cream, 0.25), {
        lift: 4,
        rough: 0.6,
        rim: 0.6,
      }),
      sheet(outline, color, { lift: 8, rough: 1, rim: 0.6 }),
      paper(stroke(rows, blend(color, palette.ink, 0.45), 2.6), {
        lift: 0.4,
        rough: 0,
        rim: 0.5,
        shade: 0.3,
      }),
      ...dormer(palette, at(330), RIDGE + 90, 0.98),
      ...dormer(palette, at(214), RIDGE + 96, 0.74),
    ],
  };
}
