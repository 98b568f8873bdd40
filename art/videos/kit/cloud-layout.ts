/** Layout of Kind Cloud's video, units. */

/** The part of the card's drawing in the cloud's image, its scale, and the position of its center. */
export const CLOUD = {
  box: { x: -80, y: 225, width: 640, height: 500 },
  size: 0.82,
  x: 384,
  y: 236,
};

/** Position at which the finger touches the cloud. */
export const TOUCH = { x: 492, y: 292 };

export const BOW = { x: 392, y: 420, inner: 262, outer: 372 };

/** Upper edge of the river. */
export const WATER = 402;
