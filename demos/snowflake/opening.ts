/** The initial snowflake. */
import type { Cut } from './paper.ts';
import { freshSheet } from './sheet.ts';
import { place, type ShapeName } from './shapes.ts';
import { polar, type Ring } from './wedge.ts';

const SECTIONS = 6;

/** Half the angle of its wedge, at which the folds are. */
const FOLD = Math.PI / 12;

/** A ready-made cut at a distance from the center and at a share of the angle from the axis to a fold. */
const at = (shape: ShapeName, radius: number, share: number, size: number, turn = 0): Ring => {
  const [x, y] = polar(radius, share * FOLD);
  return place({ shape, x, y, size, turn: turn + (share * FOLD * 180) / Math.PI });
};

/** The rim: an arm along the left fold with branches, a valley at the right one. */
const rim: Ring = [
  ...(
    [
      [1010, -1.2],
      [990, -1],
      [915, -0.74],
      [862, -0.76],
      [930, -0.28],
      [898, -0.14],
      [805, -0.44],
      [775, -0.4],
      [868, 0.2],
      [828, 0.36],
      [716, 0.04],
      [690, 0.1],
      [785, 0.72],
      [750, 0.86],
      [668, 0.84],
      [650, 1],
      [660, 1.3],
    ] as const
  ).map(([radius, share]) => polar(radius, share * FOLD)),
  [1200, 500],
  [1000, 1400],
  [-1000, 1400],
];

/** Lace around the rim and a rosette in the middle; the paper between is left for the visitor. */
const rings: Ring[] = [
  rim,
  at('Diamond', 905, -1, 44),
  at('Leaf', 800, -1, 74),
  at('Leaf', 866, -0.42, 36, 43),
  at('Leaf', 790, 0.04, 40, 41),
  at('Leaf', 712, 0.54, 32, 43),
  at('Heart', 640, -1, 52),
  at('Heart', 590, 1, 52),
  at('Leaf', 265, -1, 74),
  at('Leaf', 225, 1, 66),
  at('Diamond', 130, -1, 32),
  at('Star', 0, 0, 40),
];

/** The cuts of the opening sheet, in order. */
export const openingCuts = rings.map((line): Cut => ({ kind: 'closed', line, sections: SECTIONS }));

/** The opening sheet before it is cut. */
export const openingBlank = () => freshSheet(SECTIONS);
