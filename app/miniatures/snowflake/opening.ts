/** The snowflake that is there at first. */
import { freshSheet } from './sheet.ts';
import { type Placed, place } from './shapes.ts';
import { polar, type Ring } from './wedge.ts';

const SECTIONS = 6;

/** Half the angle of its wedge: where the folds are. */
const FOLD = Math.PI / 12;

/** A ready-made cut at a distance from the middle and a share of the way from the axis to a fold. */
const at = (
  shape: Placed['shape'],
  radius: number,
  share: number,
  size: number,
  turn = 0,
): Ring => {
  const [x, y] = polar(radius, share * FOLD);
  return place({ shape, x, y, size, turn: turn + (share * FOLD * 180) / Math.PI });
};

/** The rim: an arm along the left fold with branches, a valley at the right one. */
const rim: Ring = [
  ...(
    [
      [1010, -1.2],
      [985, -1],
      [900, -0.74],
      [838, -0.74],
      [905, -0.3],
      [868, -0.16],
      [770, -0.42],
      [735, -0.42],
      [826, 0.16],
      [782, 0.32],
      [668, 0.02],
      [636, 0.06],
      [726, 0.66],
      [688, 0.82],
      [612, 0.78],
      [585, 1],
      [600, 1.3],
    ] as const
  ).map(([radius, share]) => polar(radius, share * FOLD)),
  [1200, 500],
  [1000, 1400],
  [-1000, 1400],
];

const rings: Ring[] = [
  rim,
  at('Star', 0, 0, 40),
  at('Diamond', 868, -1, 52),
  at('Leaf', 742, -1, 66),
  at('Crescent', 655, -1, 40),
  at('Leaf', 842, -0.42, 36, 43),
  at('Leaf', 752, 0.0, 44, 40),
  at('Leaf', 668, 0.52, 34, 42),
  at('Drop', 545, -0.98, 60, 180),
  at('Heart', 488, 0.98, 62),
  at('Leaf', 560, -0.3, 80, 14),
  at('Circle', 575, 0.34, 21),
  at('Drop', 415, 0.1, 62),
  at('Diamond', 385, -1, 62),
  at('Circle', 455, -0.62, 17),
  at('Crescent', 335, 1, 46),
  at('Leaf', 258, -1, 58),
  at('Leaf', 222, 1, 74),
  at('Diamond', 128, -1, 34),
];

/** The cuts of the opening sheet, in order. */
export const openingCuts = rings.map((line) => ({
  kind: 'closed' as const,
  line,
  sections: SECTIONS,
}));

/** The opening sheet before it is cut. */
export const openingBlank = () => freshSheet(SECTIONS);
