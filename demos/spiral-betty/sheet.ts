/** The sheet for designs: a paper disc with a margin around the drawing. */

/** Width and height of the sheet, in its own units. */
export const SHEET = 1000;

export const CENTER = SHEET / 2;

/** Radius of the paper. */
export const PAPER_RADIUS = 498;

/** Radius of the drawing on it. */
export const RADIUS = 468;
