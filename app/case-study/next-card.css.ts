import { style } from '@vanilla-extract/css';
import { grainOver } from '#app/styles/grain.css.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, inlineSign, rightToLeft, theme, tintedPaper } from '#app/styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 45fr) minmax(0, 55fr)',
  minHeight: 150,
  marginTop: 64,
  overflow: 'hidden',
  color: theme.color.ink,
  background: tintedPaper,
  boxShadow: theme.shadow.paper,
  textDecoration: 'none',
  ':hover': { boxShadow: theme.shadow.lifted },
  ':focus-visible': { outlineOffset: -3 },
  '@media': {
    '(min-width: 46rem)': {
      gridTemplateColumns: '236px minmax(0, 1fr)',
      minHeight: 212,
      borderRadius: 22,
    },
    '(forced-colors: active)': { border: '1px solid' },
    print: { display: 'none' },
  },
});

export const window = style({
  position: 'relative',
  overflow: 'hidden',
  background: hue.color,
  boxShadow: `inset calc(-8px * ${inlineSign}) 0 10px -8px ${shade(0.5)}`,
});

/** As wide as the window, so that only its height is cropped: to the middle of the scenes. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&&::after': grainOver },
});

export const leaf = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 6,
  padding: '12px clamp(12px, 4vw, 36px)',
});

export const label = style({
  color: hue.types,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.2,
});

export const title = style({
  width: '100%',
  maxWidth: 250,
  height: 84,
  objectFit: 'contain',
  objectPosition: 'left',
  selectors: { [rightToLeft]: { objectPosition: 'right' } },
  '@media': { '(min-width: 46rem)': { maxWidth: 280, height: 92 } },
});

/** Where there is room for it. */
export const description = style({
  display: 'none',
  '@media': { '(min-width: 46rem)': { display: 'block', lineHeight: 1.45, textWrap: 'balance' } },
});
