/** Color of the ground behind the cards: plain warm paper. */
export const PAPER = '#efe6d5';
/** The same by lamplight, in the dark scheme: `--color-ground` of app/styles/lamplight.css. */
export const LAMPLIT_PAPER = '#241e1a';

/** The color of the browser's bars around a site. */
export const barColor = ({ color, scheme }: { color: string; scheme: string }): string =>
  color === PAPER && scheme === 'dark' ? LAMPLIT_PAPER : color;
