/** Bulbs around a board, and lamps that light it from above. */
import { circle, mix, type Point, polygon } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** What is on the board, units. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far the board reaches beyond that, units. */
export const MARGIN = 20;

/** Where lamps are along the board, shares of its width. */
const LAMPS = [0.16, 0.47, 0.78] as const;

/** Light bulbs along the frame, every other one lit. */
export function bulbs(palette: Palette, { left, top, right, bottom }: Box): string[] {
  const out = 14;
  const [x0, y0, x1, y1] = [left - out, top - out, right + out, bottom + out];
  const along = (from: number, to: number) => {
    const count = Math.max(2, Math.round((to - from) / 25));
    return Array.from({ length: count + 1 }, (_, index) => mix(from, to, index / count));
  };
  const places: Point[] = [
    ...along(x0, x1).flatMap((x): Point[] => [
      [x, y0],
      [x, y1],
    ]),
    ...along(y0, y1)
      .slice(1, -1)
      .flatMap((y): Point[] => [
        [x0, y],
        [x1, y],
      ]),
  ];
  const circles = (radius: number, rest: 0 | 1) =>
    places
      .filter((_, index) => (index >> 1) % 2 === rest)
      .map(([x, y]) => circle(x, y, radius))
      .join('');
  const lit = blend(palette.warm, palette.cream, 0.55);
  return [
    paper(shape(circles(9.5, 0), lit, { opacity: 0.35 }), { lift: 0, rough: 0, rim: 0, shade: 0 }),
    paper(shape(circles(5, 0), lit), { lift: 1.6, rough: 0, rim: 0.7 }),
    paper(shape(circles(4.2, 1), blend(palette.warmDeep, palette.ink, 0.2)), {
      lift: 1.2,
      rough: 0,
      rim: 0.6,
    }),
  ];
}

/** What the lamps light: cones of paler paper on the board. */
export function lampLight({ palette }: Scene, { left, top, right, bottom }: Box): string {
  const cones = LAMPS.map((share) => {
    const x = mix(left, right, share) + 22;
    return polygon([
      [x - 15, top - MARGIN - 6],
      [x + 15, top - MARGIN - 6],
      [x + (right - left) * 0.19, mix(top, bottom, 0.66)],
      [x - (right - left) * 0.19, mix(top, bottom, 0.66)],
    ]);
  });
  return paper(
    shape(cones.join(''), blend(palette.cream, palette.warm, 0.35), {
      opacity: 0.5,
      'fill-rule': 'nonzero',
    }),
    { lift: 0, rough: 0.3, rim: 0.25, shade: 0 },
  );
}

/** Lamps on bent arms that light the board from above. */
export function lamps({ palette }: Scene, { left, top, right }: Box): string[] {
  const steel = blend(palette.near, palette.ink, 0.45);
  return LAMPS.flatMap((share) => {
    const [x, y] = [mix(left, right, share), top - MARGIN];
    return [
      paper(stroke(`M${x} ${y + 8}V${y - 8}Q${x} ${y - 20} ${x + 14} ${y - 20}`, steel, 4.5), {
        lift: 4,
        rough: 0,
        rim: 0.5,
      }),
      sheet(circle(x + 22, y - 6, 9), blend(palette.cream, palette.warm, 0.4), {
        lift: 1,
        rough: 0,
        rim: 0.6,
      }),
      sheet(
        polygon([
          [x + 13, y - 32],
          [x + 31, y - 32],
          [x + 46, y - 8],
          [x - 2, y - 8],
        ]),
        palette.accent,
        { lift: 5, rough: 0.3, rim: 0.65 },
      ),
    ];
  });
}
