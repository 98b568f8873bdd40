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
  background: theme.color.raised,
  cursor: 'pointer',
  ':hover': { boxShadow: theme.shadow.paper },
  '@media': {
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const alone = style([
  root,
  {
    gridAutoFlow: 'column',
    gap: 8,
    width: 'auto',
    paddingInline: '18px 20px',
    borderRadius: 22,
    font: 'inherit',
    fontWeight: 700,
  },
]);

const bubble = {
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  zIndex: 1,
  borderRadius: 8,
  color: theme.color.page,
  background: theme.color.ink,
  fontSize: '0.9375rem',
  fontWeight: 700,
} as const;

/** A toast above the button: what has happened. */
export const toast = style({ ...bubble, padding: '4px 12px', whiteSpace: 'nowrap' });

/** The URL for copying, above the row of the button, which positions it. */
export const link = style({
  ...bubble,
  display: 'grid',
  gap: 4,
  width: 'min(330px, 100% - 40px)',
  padding: '8px 12px 12px',
});

export const url = style({
  width: '100%',
  padding: '6px 10px',
  border: 0,
  borderRadius: 6,
  color: theme.color.ink,
  background: theme.color.page,
  font: 'inherit',
  // Safari zooms in on smaller text.
  fontSize: '1rem',
  fontWeight: 400,
});
