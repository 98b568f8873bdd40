/** Where things are in Scanifly's performance, units, and how the plan lies. */

/** What of the plan is on its picture, m, and px of the picture for a meter. */
export const PLAN = { x: -5.6, y: -8.4, width: 27.6, height: 19.8, scale: 78 };

/** How far the plan is turned, degrees. */
export const TURN = -9;

/** Height of the labels' text. */
export const EM = 25;

/** The strip of paper with the slider, and the ends of its way. */
export const PANEL = { x: 672, y: 40, width: 112, height: 348 };
export const SLIDER = { x: PANEL.x + 48, near: 84, far: 306 };
export const PERCENT = { x: PANEL.x + PANEL.width / 2, y: 358, em: 27 };

/** Upper edge of the hem in front. */
export const HEM = 448;
