/** Scenery of the Spiral Betty videos: a red cutting mat, ink, cream, and curls of vinyl. */
import { circle, polar, rectangle, type Point } from '../../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../../tools/content/paper/lace.ts';
import { below, limb } from '../../../tools/content/paper/nature.ts';
import { paper, sheet } from '../../../tools/content/paper/paper.ts';
import { shape, stroke } from '../../../tools/content/paper/svg.ts';
import { CREAM, INK, RED } from '../../scenes/spiral-betty.ts';
import { hills } from './snow.ts';

type Size = { width: number; height: number };

/** The mat with its grid. @param cell side of a square, units */
export function mat({ width, height }: Size, cell: number): string[] {
  let grid = '';
  for (let at = cell / 2; at <= width; at += cell) grid += `M${at} 0v${height}`;
  for (let at = cell / 2; at <= height; at += cell) grid += `M0 ${at}h${width}`;
  return [
    shape(rectangle(-20, -20, width + 40, height + 40), RED.face),
    stroke(grid, RED.line, 1.2),
  ];
}

/** The paper disc that designs are drawn on. */
export const disc = (x: number, y: number, radius: number): string[] => [
  sheet(circle(x + 2, y + 5, radius), CREAM.shade, { lift: 14, rough: 0 }),
  sheet(circle(x, y, radius), CREAM.light, { lift: 2, rough: 0, rim: 0.9 }),
];

/** Curls of weeded vinyl. */
export const curls = (
  spots: readonly (readonly [x: number, y: number, size: number, turn: number])[],
) =>
  spots.map(([x, y, size, turn], index) => {
    const points = Array.from({ length: 48 }, (_, step): Point =>
      polar(x, y, size * (1.3 - 1.05 * (step / 47) ** 0.6), turn + step * 12.7),
    );
    return sheet(limb(points, size * 0.34, size * 0.12), index % 2 ? CREAM.shade : CREAM.paper, {
      lift: 5,
      rough: 0,
    });
  });

/** A dark hem with lace along the foot. */
export function hem(size: Size, y: number, pitch: number): string[] {
  const line = hills(size, y, 3, 1.4, 7);
  return [
    sheet(below(line), INK.body, { lift: 10, rough: 0 }),
    paper(shape(laceEdge(line, { pitch, depth: pitch * 0.9 }), CREAM.paper), {
      lift: 4,
      rough: 0,
    }),
  ];
}
