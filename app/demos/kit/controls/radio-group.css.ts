import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';

export const option = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
});
