/** A tile of paper grain. Pictures are stored without: compression would smooth it away. */
export const GRAIN = 'url("/app/styles/paper/grain.webp") 0 0 / 96px';

/** Paper grain over a picture, as the `::after` of an element around it that is positioned. */
export const grainOver = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  background: GRAIN,
  pointerEvents: 'none',
} as const;

/** For `@media`. Printed without backgrounds, Chromium fills an element that has one with white: over a picture. */
export const withoutGrainInPrint = { print: { '::after': { display: 'none' } } } as const;
