/** Room around a button on its picture for its shadow, units. */
export const MARGIN = 16;
