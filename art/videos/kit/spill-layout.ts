/** Layout of Mathigon's video, units, and its coins. */
import type { Currency, Value } from '../../../app/demos/mathigon/coins/coins.ts';

/** The screen that the coins lie on; it extends beyond the right edge. */
export const SCREEN = { x: 118, y: 24, width: 740, height: 340 };

/** The coins' board on it: its upper left corner, units per mm, and its size in mm. */
export const BOARD = { x: 178, y: 36, scale: 3.1, width: 190, height: 105 };

/** Center of the purse's mouth, and its rotation, degrees. */
export const MOUTH = { x: 140, y: 104, turn: 24 };

/** 68p and 88c. */
export const INSIDE: Record<Currency, readonly Value[]> = {
  p: [20, 10, 10, 10, 5, 5, 5, 2, 1],
  c: [20, 20, 20, 10, 10, 5, 2, 1],
};

export const BUTTONS = [
  { name: 'Cash in', x: 262, width: 150 },
  { name: 'Sort', x: 412, width: 110 },
  { name: 'Spill', x: 542, width: 110 },
] as const;
export const BUTTON = { y: 415, height: 62 };

/** The signs with the sums: center, width and height. */
export const SIGN = { x: 738, width: 104, height: 74 };
