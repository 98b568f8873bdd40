import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { label } from './editor.css.ts';
import { palette } from './palette.ts';

export const legend = style([label, { padding: 0, marginBottom: 4 }]);
export const chosen = style({
  color: palette.quiet,
  fontFamily: theme.font.text,
  fontSize: '0.88rem',
  fontWeight: 400,
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(42px, 1fr))',
  gap: 5,
});

/** A piece of paper over a radio button; the chosen one has a gold background. */
export const option = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 46,
  padding: 4,
  borderRadius: 9,
  fontSize: '0.82rem',
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.5)' },
    '&:has(:checked)': {
      background: palette.gold,
      boxShadow: `inset 0 0 0 2px ${palette.goldDark}, 0 2px 5px rgb(40 10 16 / 0.35)`,
    },
  },
});

/** A piece of paper with the color or pattern of the option. */
export const swatch = style({
  width: '100%',
  maxWidth: 54,
  height: 36,
  borderRadius: 5,
  boxShadow:
    'inset 1px 1px 0 rgb(255 255 255 / 0.45), 0 1px 2px rgb(40 10 16 / 0.5), 0 3px 5px rgb(40 10 16 / 0.25)',
  forcedColorAdjust: 'none',
});

export const thumb = style({
  width: 40,
  height: 40,
  objectFit: 'cover',
  borderRadius: 4,
  border: `2px solid ${palette.paper}`,
  boxShadow: '0 1px 3px rgb(40 10 16 / 0.5)',
});
