/** Layout of Scanifly's video, units. */

/** The part of the plan in its image, m, and the image's px per meter. */
export const PLAN = { x: -5.6, y: -8.4, width: 27.6, height: 19.8, scale: 78 };

/** Rotation of the plan, degrees. */
export const TURN = -9;

/** Font size of the labels. */
export const EM = 25;

/** The strip of paper with the slider, and the ends of the slider. */
export const PANEL = { x: 672, y: 40, width: 112, height: 348 };
export const SLIDER = { x: PANEL.x + 48, near: 84, far: 306 };
export const PERCENT = { x: PANEL.x + PANEL.width / 2, y: 358, em: 27 };

/** Upper edge of the hem in front. */
export const HEM = 448;
