/** The light of lamps and candles: pale sheets, never a gradient. */
import { blend } from '../colors.ts';
import { circle, type Point, polygon } from '../paper/geometry.ts';
import { paint, paper, sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { shape } from '../paper/inks.ts';

/** Lit windows and lamps, whatever the card's hue. */
export const LIT = oklch(0.88, 0.115, 86);

/** A beam from a lamp's mouth to a line farther on: two thin sheets, the inner one brighter. */
export function beam(
  [x, y]: Point,
  mouth: number,
  [toX, toY]: Point,
  spread: number,
  opacity: number,
) {
  const cone = (share: number) =>
    polygon([
      [x - mouth * share, y],
      [x + mouth * share, y],
      [toX + spread * share, toY],
      [toX - spread * share, toY],
    ]);
  return paper(
    [...shape(cone(1), LIT, { opacity }), ...shape(cone(0.56), 'cream', { opacity })],
    'thread',
  );
}

/** Pale sheets around what is lit, the outer one nearer to the color of the sky. */
export const glow = (outline: (by: number) => string, sky: string) =>
  [
    [46, 0.17],
    [20, 0.38],
  ].map(([by = 0, share = 0]) => sheet(outline(by), blend(sky, LIT, share), 'far 2'));

/** Rings of thin paper that are lighter around a light. */
export const halo = (x: number, y: number, radius: number, color: string) =>
  paint(
    [1, 0.7, 0.43].flatMap((share, index) =>
      shape(circle(x, y, radius * share), color, { opacity: 0.13 + index * 0.07 }),
    ),
  );
