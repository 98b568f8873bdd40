/** Geometry of scissors in their images, shared by the drawing and the animation. */

/** Scale of the scissors, and side of their image, units. */
export const SCISSORS = { scale: 0.85, side: 420 };

/** Position of the pivot in the image, units. */
export const PIVOT: [number, number] = [SCISSORS.side / 2, SCISSORS.side / 2];

/** From the pivot to the tips of the blades, units. */
export const BLADE = 196 * SCISSORS.scale;

/** Angle of each blade from the middle, as drawn, degrees. */
export const OPEN = 9;
