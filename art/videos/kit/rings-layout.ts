/** Layout of the video about ring counts, shared by the drawing and the animation. */

export const DISC = { x: 584, y: 236, radius: 214 };

/** The slider's groove, units. */
export const SLIDER = { from: 66, until: 318, y: 412 };

/** Size of a digit's image, units. */
export const DIGIT = { width: 40, height: 60 };
