/** Geometry of hands in their pictures, shared by the drawing and the animation. */

/** Sizes in units; the sleeve ends `reach` below the fingertip, in units of the hand's own size. */
export const HAND = {
  /** Where the fingertip is on every picture of a hand, units. */
  tip: [44, 44] as [number, number],
  /** For upright stages, 400 units wide. */
  upright: { scale: 0.62, turn: -38, reach: 1150, width: 580, height: 720 },
  /** For wide stages, 800 units wide. */
  wide: { scale: 0.8, turn: -38, reach: 900, width: 600, height: 720 },
};

export type HandSize = 'upright' | 'wide';

/** The fingertip on the picture, px. @param density px per unit */
export const tipOf = (density: number): [number, number] => [
  HAND.tip[0] * density,
  HAND.tip[1] * density,
];
