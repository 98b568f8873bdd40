import { style } from '@vanilla-extract/css';
import { paperDisc } from '#app/styles/disc.css.ts';

export const root = style([
  paperDisc,
  {
    padding: 4,
    // The disc is smaller than the target.
    backgroundOrigin: 'content-box',
    selectors: {
      // Pressed, it lies flat.
      '&[aria-pressed="true"]': { filter: 'none', translate: 'none' },
    },
  },
]);
