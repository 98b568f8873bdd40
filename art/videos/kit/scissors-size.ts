/** How scissors lie on their pictures, for those who draw them and for those who move them. */

/** Size of the scissors, and the side of their picture, units. */
export const SCISSORS = { scale: 0.85, side: 420 };

/** Their pivot on the picture, units. */
export const PIVOT: [number, number] = [SCISSORS.side / 2, SCISSORS.side / 2];

/** From the pivot to the tips of the blades, units. */
export const BLADE = 196 * SCISSORS.scale;

/** How far each blade stands off the middle as they are drawn, degrees. */
export const OPEN = 9;
