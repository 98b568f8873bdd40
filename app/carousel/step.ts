/** How the strip glides on by a step, and how a card looks that is out of view. */
export const STEP = {
  /** ms */
  duration: 280,
  /** Fast at first, then coming to rest. */
  easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
};

/**
 * The paper of a card that waits outside, swung back from the ground.
 * @param side at which it waits: left -1, right 1
 */
export const swungBack = (side: number) => ({
  opacity: '0.86',
  translate: `${-16 * side}px`,
  rotate: `y ${-14 * side}deg`,
  scale: '0.88',
});

/** The same paper in its place. */
export const IN_PLACE = { opacity: '1', translate: '0px', rotate: 'y 0deg', scale: '1' };
