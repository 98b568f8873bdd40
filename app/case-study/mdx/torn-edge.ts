/** Heights of the torn lower edge above the box, px, at even distances. */
const TORN_PX = [3, 6, 2, 5, 4, 7, 3, 1, 5, 2, 6, 4, 7, 2, 4, 1, 5, 3, 6, 2, 4];
const tornEdge = TORN_PX.map(
  (height, index) =>
    `${Math.round(100 - (index / (TORN_PX.length - 1)) * 100)}% calc(100% - ${height}px)`,
).join(', ');

/** A value of `clip-path`: straight, but for the lower edge. */
export const TORN_BELOW = `polygon(0 0, 100% 0, ${tornEdge})`;
