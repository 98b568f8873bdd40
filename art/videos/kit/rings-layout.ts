/** Where things are in the performance of the rings, for those who draw them and who move them. */

export const DISC = { x: 584, y: 236, radius: 214 };

/** The slider's groove, units. */
export const SLIDER = { from: 66, until: 318, y: 412 };

/** Room for a digit, units. */
export const DIGIT = { width: 40, height: 60 };
