/** A peak of three facets. */
import { type Point, polygon } from '../paper/geometry.ts';

/** Jagged peaks with lighter, faceted sides. */
export function peak(
  x: number,
  y: number,
  width: number,
  height: number,
): { whole: string; lit: string; snow: string } {
  const top: Point = [x, y - height];
  const ledge: Point[] = [
    [0.06, 0.34],
    [-0.03, 0.55],
    [0.05, 0.78],
    [-0.02, 1],
  ].map(([dx = 0, dy = 0]): Point => [x + dx * width, y - height + dy * height]);
  const at = (side: number, share: number): Point => [
    x + side * width * 0.5 * share,
    y - height * (1 - share),
  ];
  return {
    whole: polygon([
      at(-1, 1),
      at(-1, 0.62),
      [x - width * 0.24, y - height * 0.56],
      top,
      [x + width * 0.2, y - height * 0.64],
      at(1, 0.7),
      at(1, 1),
    ]),
    lit: polygon([at(-1, 1), at(-1, 0.62), [x - width * 0.24, y - height * 0.56], top, ...ledge]),
    snow: polygon([
      top,
      at(1, 0.2),
      [x + width * 0.06, y - height * 0.72],
      [x + width * 0.01, y - height * 0.8],
      [x - width * 0.05, y - height * 0.68],
      at(-1, 0.235),
    ]),
  };
}
