/** Margin around a button in its image, for its shadow, units. */
export const MARGIN = 16;
