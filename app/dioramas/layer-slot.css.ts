import { style } from '@vanilla-extract/css';

/** As large as the picture. Layers reach beyond it. */
export const root = style({
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
