/** Layout of WHCC's video, units. */

/** Center and size of the card. */
export const CARD = { x: 362, y: 218, width: 268, height: 372 };

/** Scale at which the faces of the card are rendered, because its near edge is enlarged as it turns. */
export const FACE_SCALE = 2;

/** The themes in order, each with its foil. */
export const THEMES = [
  { paper: '#8c2440', line: '#c06a7c', metal: 'Gold' },
  { paper: '#2f4563', line: '#6d84a6', metal: 'Rose' },
  { paper: '#56663c', line: '#92a173', metal: 'Silver' },
] as const;

/** Shadow on the table. */
export const SHADOW = { x: 392, y: 440, width: 132, height: 15 };
