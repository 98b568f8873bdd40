import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** As wide as its picture, with a button in its corner. */
export const root = style({
  display: 'flex',
  alignItems: 'flex-end',
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  // In a line of text.
  selectors: { '[data-picture="inline"] > &:nth-child(n)': { display: 'inline-flex' } },
});

export const frame = style({ display: 'block', position: 'relative', minWidth: 0 });

export const animation = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 8,
  '@media': { print: { display: 'none' } },
});

// Under a transparent animation the still picture would show. Its grain stays.
globalStyle(`${root}[data-state="playing"] picture > img`, {
  '@media': { screen: { opacity: 0 } },
});

export const button = style({
  position: 'absolute',
  insetInlineEnd: 4,
  bottom: 4,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  selectors: { [`${root}[data-small] &`]: { position: 'static', flex: 'none', marginBottom: -6 } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** A disc of paper. */
export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: hue.types,
  background: theme.color.raised,
  boxShadow: theme.shadow.paper,
  selectors: { [`${button}:hover > &`]: { boxShadow: theme.shadow.lifted } },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    '(prefers-reduced-motion: no-preference)': { transition: 'box-shadow 0.15s' },
  },
});

const turn = keyframes({ to: { rotate: '1turn' } });

/** Stitches around the disc while the animation loads. */
globalStyle(`${root}[data-state="loading"] ${disc}::after`, {
  content: '',
  position: 'absolute',
  inset: -4,
  border: '2px dashed',
  borderRadius: '50%',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 3s linear infinite` },
  },
});
