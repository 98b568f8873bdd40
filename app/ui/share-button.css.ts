import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** Beside the action of a case study, and quieter. */
export const root = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `2px solid ${hue.types}`,
  borderRadius: '50%',
  color: hue.types,
  background: theme.color.page,
  cursor: 'pointer',
  ':hover': { boxShadow: theme.shadow.paper },
  '@media': {
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** What has happened: a slip of paper above the button. */
export const message = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  zIndex: 1,
  padding: '4px 12px',
  borderRadius: 8,
  color: theme.color.page,
  background: theme.color.ink,
  fontSize: '0.9375rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
