import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { MOTION } from '#app/demo-kit/controls/controls.css.ts';
import { palette } from './palette.ts';

/** Looks of a choice: tiles with text, or round chips below or beside the label. */
export const kinds = styleVariants({ tiles: {}, chips: {}, row: {} });

/** From this width on, 288 px at the default text size, a label and five chips fit on one line. */
const ROOMY = '(min-width: 18rem)';

/** For a legend beside its options, which requires `float`. */
const IN_A_ROW = `${kinds.row} &`;
const AS_TILES = `${kinds.tiles} &`;

export const legend = style({
  marginBottom: 6,
  padding: 0,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.25,
  '@container': {
    [ROOMY]: {
      selectors: { [IN_A_ROW]: { float: 'left', width: '3.5rem', margin: 0, lineHeight: '44px' } },
    },
  },
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 44px)',
  gap: 4,
  selectors: {
    [IN_A_ROW]: { gridTemplateColumns: 'repeat(5, minmax(30px, 44px))' },
    [AS_TILES]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
  },
});

export const option = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  '@media': { [MOTION]: { transition: 'transform 0.15s, box-shadow 0.15s' } },
  selectors: {
    // Tiles of thick paper that look pressed when chosen.
    [AS_TILES]: {
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
    [`${AS_TILES}:has(:checked)`]: {
      color: palette.cream,
      background: palette.red,
      boxShadow: `0 1px 0 ${palette.redDark}, 0 2px 4px rgb(0 0 0 / 0.5)`,
      transform: 'translateY(3px)',
    },
    '&&:has(:focus-visible)': { outline: `3px solid ${palette.redLight}`, outlineOffset: 4 },
  },
});

globalStyle(`${option} > svg`, { display: 'block', width: 26, height: 26 });
globalStyle(`:is(${kinds.chips}, ${kinds.row}) :checked + *`, {
  borderRadius: '50%',
  boxShadow: `0 0 0 3px ${palette.ink}, 0 0 0 6px ${palette.cream}`,
});

/** A paper disc with the color or picture of the option. */
export const chip = style({
  width: 30,
  height: 30,
  borderRadius: '50%',
  boxShadow: '0 1px 2px rgb(0 0 0 / 0.6), 0 4px 8px rgb(0 0 0 / 0.4)',
  border: `2px solid ${palette.groove}`,
  forcedColorAdjust: 'none',
});
