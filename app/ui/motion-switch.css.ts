import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';

export const root = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: theme.color.quiet,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.ink },
    '&[aria-pressed="true"]': {
      color: theme.color.page,
      background: theme.color.ink,
      backgroundClip: 'content-box',
      padding: 6,
    },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
