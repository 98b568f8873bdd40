/** A candle in its holder, and the light around its flame. */
import { circle, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend } from '../../paper/svg.ts';
import type { Scene } from '../scene.ts';
import { brassOf } from './brass.ts';
import { halo } from './lamplight.ts';
import { stroke } from '../../paper/inks.ts';

/** It stands on (x, y), 210 units high. */
export function candle(scene: Scene, x: number, y: number) {
  const { palette } = scene;
  const { light, metal, dark } = brassOf(scene);
  const wax = blend(palette.cream, palette.warm, 0.18);
  const flame = (size: number, foot: number) =>
    smooth(
      [
        [x, foot],
        [x - 12 * size, foot - 16 * size],
        [x - 3 * size, foot - 36 * size],
        [x + 3 * size, foot - 52 * size],
        [x + 10 * size, foot - 30 * size],
        [x + 12 * size, foot - 14 * size],
      ],
      { closed: true, tension: 0.8 },
    );
  return [
    halo(x, y - 184, 118, blend(palette.warm, palette.cream, 0.4)),
    sheet(rectangle(x - 17, y - 156, 34, 116, 4), wax, { lift: 6, rough: 0.4, rim: 0.7 }),
    sheet(
      smooth(
        [
          [x - 17, y - 156],
          [x + 17, y - 156],
          [x + 17, y - 122],
          [x + 11, y - 112],
          [x + 6, y - 140],
          [x - 2, y - 142],
          [x - 8, y - 96],
          [x - 14, y - 96],
          [x - 17, y - 130],
        ],
        { closed: true, tension: 0.7 },
      ),
      blend(wax, '#ffffff', 0.5),
      { lift: 1.6, rough: 0, rim: 0.6 },
    ),
    paper(stroke(`M${x} ${y - 156}V${y - 168}`, palette.ink, 3.4), { lift: 1, rough: 0 }),
    sheet(flame(1, y - 160), palette.warm, { lift: 2, rough: 0, rim: 0.8, shade: 0.2 }),
    sheet(flame(0.55, y - 163), blend(palette.cream, palette.warm, 0.1), {
      lift: 0.6,
      rough: 0,
      rim: 0.6,
      shade: 0.1,
    }),
    paper(stroke(circle(x + 45, y - 22, 13), dark, 6), { lift: 3, rough: 0, rim: 0.7 }),
    sheet(
      polygon([
        [x - 25, y - 48],
        [x + 25, y - 48],
        [x + 18, y - 16],
        [x + 52, y - 12],
        [x + 38, y],
        [x - 38, y],
        [x - 52, y - 12],
        [x - 18, y - 16],
      ]),
      metal,
      { lift: 6, rough: 0.3, rim: 0.7 },
    ),
    sheet(rectangle(x - 29, y - 52, 58, 9, 4), light, { lift: 2, rough: 0.2, rim: 0.7 }),
  ];
}
