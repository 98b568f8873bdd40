/** Layout of WHCC's video, units. */

/** The card: its middle and its size. */
export const CARD = { x: 362, y: 218, width: 268, height: 372 };

/** How much larger the faces of the card are drawn than they are shown: it comes nearer as it turns. */
export const FINER = 2;

/** The themes in order, each with its foil. */
export const THEMES = [
  { paper: '#8c2440', line: '#c06a7c', metal: 'Gold' },
  { paper: '#2f4563', line: '#6d84a6', metal: 'Rose' },
  { paper: '#56663c', line: '#92a173', metal: 'Silver' },
] as const;

/** Where its shadow falls on the table. */
export const SHADOW = { x: 392, y: 440, width: 132, height: 15 };
