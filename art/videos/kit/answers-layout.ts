/** Layout of the designs' video, shared by the drawing and the animation. */

export const DISC = { x: 180, y: 184, radius: 158 };

export const BUTTON = { width: 130, height: 78 };

/** The designs in the order in which they are pressed, and the centers of their buttons. */
export const DESIGNS = [
  { name: 'dots', x: 247, y: 414 },
  { name: 'lines', x: 247, y: 504 },
  { name: 'hearts', x: 103, y: 504 },
  { name: 'spiral', x: 103, y: 414 },
] as const;
