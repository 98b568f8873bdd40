import { globalStyle, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

export const root = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  marginBottom: 5,
  padding: 0,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.25,
});

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** A slip of paper that is pressed in when it is chosen. */
export const option = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '4px 13px',
  borderRadius: 8,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.contact,
  fontSize: '0.95rem',
  lineHeight: 1.2,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { boxShadow: theme.shadow.paper },
    '&:has(:checked)': {
      color: theme.color.page,
      background: hue.types,
      boxShadow: 'inset 0 2px 4px rgb(0 0 0 / 0.4)',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
  },
});

globalStyle(`${option} > input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
