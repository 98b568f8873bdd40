/** Layout of Kind Cloud's video, units. */

/** What of the card's drawing is on the cloud's picture, its size there, and where its middle is. */
export const CLOUD = {
  box: { x: -80, y: 225, width: 640, height: 500 },
  size: 0.82,
  x: 384,
  y: 236,
};

/** Where the finger touches it. */
export const TOUCH = { x: 492, y: 292 };

export const BOW = { x: 392, y: 420, inner: 262, outer: 372 };

/** Upper edge of the river. */
export const WATER = 402;
