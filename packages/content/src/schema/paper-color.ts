/** Color of the ground behind the cards: plain warm paper. */
export const PAPER = '#efe6d5';
