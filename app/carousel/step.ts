/** How the strip glides on by a step, and the cards at its edges with it. */
export const STEP = {
  /** ms */
  duration: 280,
  /** Fast at first, then coming to rest. */
  easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
};
