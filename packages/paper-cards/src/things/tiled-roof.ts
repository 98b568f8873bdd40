import { mix, type Point, polygon } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import type { Mirror } from '../scene.ts';
import { inked } from './pieces.ts';

interface Roof {
  /** The end of its ridge; the other end is beyond the left edge of the picture. */
  ridge: Point;
  /** The end of its eaves. */
  eaves: Point;
  color: string;
  tile: number;
}

/** A roof of round tiles. @param at mirrors it */
export function tiledRoof({ ridge, eaves, color, tile }: Roof, at: Mirror) {
  const edge = (y: number) =>
    mix(ridge[0], eaves[0], Math.max(0, y - ridge[1]) / (eaves[1] - ridge[1]));
  const rows = Math.floor((eaves[1] - ridge[1]) / (tile * 0.8));
  const half = tile / 2;
  let tiles = '';
  for (let row = 1; row <= rows; row++) {
    const y = ridge[1] + row * tile * 0.8 - half * 0.6;
    for (let x = -60 + (row % 2) * half; x + tile < edge(y); x += tile)
      tiles += `M${at(x)} ${y}Q${at(x + half)} ${y + tile * 0.8} ${at(x + tile)} ${y}`;
  }
  const corner = (x: number, y: number): Point => [at(x), y];
  return [
    sheet(
      polygon([corner(-70, ridge[1]), corner(...ridge), corner(...eaves), corner(-70, eaves[1])]),
      color,
      'hung',
    ),
    inked(tiles, `${color} #000000 32`, 2.6),
    sheet(
      polygon([
        corner(-70, ridge[1] - 9),
        corner(ridge[0] + 3, ridge[1] - 9),
        corner(ridge[0] + 7, ridge[1] + 5),
        corner(-70, ridge[1] + 5),
      ]),
      `${color} #ffffff 20`,
      'thing',
    ),
  ];
}
