import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from './palette.ts';

export const root = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Where a label and five chips find room in a line. */
const ROOMY = '(min-width: 310px)';

/** Beside its options: a legend stands in a line only when it floats. */
const IN_A_ROW = `${root}[data-kind="row"] &`;

export const legend = style({
  marginBottom: 6,
  padding: 0,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.25,
  '@container': {
    [ROOMY]: {
      selectors: { [IN_A_ROW]: { float: 'left', width: 56, margin: 0, lineHeight: '44px' } },
    },
  },
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 44px)',
  gap: 4,
  selectors: {
    [IN_A_ROW]: { gridTemplateColumns: 'repeat(5, minmax(30px, 44px))' },
    [`${root}[data-kind="tiles"] &`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 8,
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const MOVING = '(prefers-reduced-motion: no-preference)';

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  '@media': { [MOVING]: { transition: 'transform 0.15s, box-shadow 0.15s' } },
  selectors: {
    // Tiles of thick paper that are pressed in when they are chosen.
    [`${root}[data-kind="tiles"] &`]: {
      gap: 2,
      padding: '9px 4px 6px',
      borderRadius: 8,
      color: palette.ink,
      background: palette.cream,
      boxShadow: `0 4px 0 ${palette.creamShade}, 0 6px 10px rgb(0 0 0 / 0.45)`,
      fontSize: '0.9rem',
      fontWeight: 700,
      lineHeight: 1.2,
    },
    [`${root}[data-kind="tiles"] &:has(:checked)`]: {
      color: palette.cream,
      background: palette.red,
      boxShadow: `0 1px 0 ${palette.redDark}, 0 2px 4px rgb(0 0 0 / 0.5)`,
      transform: 'translateY(3px)',
    },
    [`${root} &:has(:focus-visible)`]: {
      outline: `3px solid ${palette.redLight}`,
      outlineOffset: 4,
    },
  },
});

globalStyle(`${option} > svg`, { display: 'block', width: 26, height: 26 });
globalStyle(`${root}:not([data-kind="tiles"]) :checked + *`, {
  borderRadius: '50%',
  boxShadow: `0 0 0 3px ${palette.ink}, 0 0 0 6px ${palette.cream}`,
});
globalStyle(`${option}:has(:checked)`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});

/** A round of paper in the colour or with the picture that is chosen by it. */
export const chip = style({
  width: 30,
  height: 30,
  borderRadius: '50%',
  boxShadow: '0 1px 2px rgb(0 0 0 / 0.6), 0 4px 8px rgb(0 0 0 / 0.4)',
  border: `2px solid ${palette.groove}`,
  forcedColorAdjust: 'none',
});
