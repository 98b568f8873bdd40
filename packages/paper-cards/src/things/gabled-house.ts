import { type Point, polygon, rectangle } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { glued, inked, lines, panes, upright } from './pieces.ts';

/** Where the houses stand, units. */
export const QUAY = 792;

type Top = 'step' | 'bell' | 'point' | 'neck';

export interface House {
  x: number;
  width: number;
  eaves: number;
  top: Top;
  color: string;
  /** Windows in a row, and rows. */
  windows: readonly [across: number, down: number];
}

/** The outline of a gable from its left end to its right end, above the eaves. */
export function gableLine(top: Top, x: number, width: number, y: number): Point[] {
  const half = width / 2;
  const mirrored = (left: readonly Point[]): Point[] => [
    ...left.map(([dx, dy]): Point => [x - dx, y - dy]),
    ...[...left].reverse().map(([dx, dy]): Point => [x + dx, y - dy]),
  ];
  switch (top) {
    case 'step':
      return mirrored(
        [0, 1, 2, 3].flatMap((step): Point[] => [
          [half * (1 - step * 0.25), step * 22],
          [half * (1 - step * 0.25), step * 22 + 22],
        ]),
      );
    case 'bell':
      return mirrored([
        [half, 0],
        [half, 12],
        [half * 0.72, 20],
        [half * 0.58, 46],
        [half * 0.4, 66],
        [half * 0.38, 82],
        [half * 0.2, 96],
      ]);
    case 'point':
      return mirrored([
        [half + 5, 0],
        [0, width * 0.66],
      ]);
    case 'neck':
      return mirrored([
        [half, 0],
        [half, 14],
        [half * 0.5, 20],
        [half * 0.46, 74],
        [half * 0.6, 80],
        [0, 104],
      ]);
    default:
      return top satisfies never;
  }
}

/** Rows of windows in a front; some are lit. */
function windowsOf({ x, width, eaves, windows: [across, down] }: House, isLit: () => boolean) {
  let [dark, bright] = ['', ''];
  const [stepX, stepY] = [width / across, (QUAY - 62 - eaves) / down];
  const [w, h] = [stepX * 0.56, stepY * 0.62];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const pane = panes(x - width / 2 + stepX * (column + 0.22), eaves + 8 + row * stepY, w, h);
      if (isLit()) bright += pane;
      else dark += pane;
    }
  return { dark, bright };
}

/** A house of the street. */
export function house({ random }: Scene, plan: House) {
  const { x, width, eaves, top, color } = plan;
  const line = gableLine(top, x, width, eaves);
  const peak = Math.min(...line.map(([, y]) => y));
  const { dark, bright } = windowsOf(plan, () => random.chance(0.55));
  const trim = `${color} cream 65`;
  const attic = top === 'point' ? eaves - 12 : eaves - 16;
  const door = x + (random.chance(0.5) ? -1 : 1) * width * 0.22;
  return [
    sheet(rectangle(x + width * 0.16, peak + 16, 14, 60), `${color} ink 40`, 'thing 2'),
    sheet(
      polygon([...line, [x + width / 2, QUAY + 8], [x - width / 2, QUAY + 8]]),
      color,
      'thing 6',
    ),
    inked(
      lines(
        line.map(([px, py]): Point => [px * 0.93 + x * 0.07, py + 6]),
        [
          [x - width / 2 + 4, eaves + 1],
          [x + width / 2 - 4, eaves + 1],
        ],
        [
          [x - width / 2 + 4, QUAY - 58],
          [x + width / 2 - 4, QUAY - 58],
        ],
      ),
      trim,
      3,
    ),
    glued(dark + upright(door, QUAY, 24, 46, 10), `${color} ink 50`),
    glued(bright + panes(x - 11, attic - 34, 22, 28), 'warm cream 30'),
  ];
}
