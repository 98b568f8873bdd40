import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { FORCED } from './controls.css.ts';

export const option = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [FORCED]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});
