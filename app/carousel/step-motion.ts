/** The motion of one step, and the style of a card out of view. */
export const STEP = {
  /** ms */
  duration: 280,
  /** Fast at first, then settling. */
  easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
};

/**
 * The paper of a card outside the window, tilted away from the ground.
 * @param side of the window: left -1, right 1
 */
export const tilted = (side: number) => ({
  translate: `${-16 * side}px`,
  rotate: `y ${-14 * side}deg`,
  scale: '0.88',
});

/** The same paper in view. */
export const FLAT = { translate: '0px', rotate: 'y 0deg', scale: '1' };
