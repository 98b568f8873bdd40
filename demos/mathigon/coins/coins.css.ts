import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import * as polypad from '../shared/polypad.css.ts';
import { grain, paper } from '../shared/polypad.css.ts';
import { FORCED, NARROW, MOTION } from '#app/demo-kit/controls/controls.css.ts';

export { bar, group, noticeBelow, textButton, textButtons } from '../shared/polypad.css.ts';

/** Dark cloth, for contrast with the coins. */
export const board = style([
  polypad.board,
  {
    height: 384,
    backgroundColor: '#35227d',
    backgroundImage: `${grain}, radial-gradient(circle at center, #8e78dd66 0 1.6px, transparent 2px), linear-gradient(155deg, #4a30a4, #2d1b70)`,
    fontFamily: theme.font.heading,
  },
]);

export const coin = style([
  polypad.grip,
  {
    ...polypad.atOrigin,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    lineHeight: 0,
    willChange: 'transform',
    selectors: {
      '&[aria-pressed="true"]': { outline: `3px dashed ${paper.cream}`, outlineOffset: 3 },
      '&:focus-visible': { outline: `3px solid ${paper.cream}`, outlineOffset: 3 },
      '[data-motion-allowed] :not([data-flying], [data-pushing]) > &:not([data-held])': {
        '@media': { [MOTION]: { transition: 'transform 0.5s cubic-bezier(0.3, 1.15, 0.5, 1)' } },
      },
    },
    '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
  },
]);

/** The shadow is a separate disc: cheaper than a filter, and it doesn't rotate with the coin. */
export const shadow = style({
  position: 'absolute',
  inset: '6% -6% -10% 4%',
  borderRadius: '50%',
  background: 'radial-gradient(closest-side, rgb(12 4 44 / 0.75) 78%, transparent)',
  selectors: { [`${coin}[data-held] &`]: { transform: 'translate(6px, 9px)' } },
});

/** A released coin lowers to the board. */
const lowering = { [MOTION]: { transition: 'transform 0.12s ease-in' } };
globalStyle(`[data-motion-allowed] ${coin} > span`, { '@media': lowering });

export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  selectors: { [`${coin}[data-held] &`]: { transform: 'translate(-2px, -4px) scale(1.06)' } },
});

/** A coin that merges into another. */
export const leaving = style({ pointerEvents: 'none' });

export const purse = style({
  position: 'absolute',
  left: -8,
  top: -10,
  width: 118,
  pointerEvents: 'none',
  selectors: {
    '&[data-away]': { transform: 'translate(-100%, -100%)' },
    '[data-motion-allowed] &': {
      '@media': { [MOTION]: { transition: 'transform 0.5s ease-out' } },
    },
  },
});
globalStyle(`${purse} > path`, { pointerEvents: 'auto', cursor: 'pointer' });

/** Rail for sorted coins, in the color of their sum. */
export const rail = style({
  position: 'absolute',
  insetInline: 12,
  height: 9,
  borderRadius: 3,
  backgroundColor: '#e6dcfb',
  backgroundImage: grain,
  selectors: { '&[data-currency="c"]': { backgroundColor: '#fbdd84' } },
  boxShadow: '0 -1px 0 rgb(255 255 255 / 0.5), 0 4px 6px rgb(12 4 44 / 0.6)',
});

export const sums = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
export const sum = style([
  polypad.sign,
  {
    // Space for two lines, so that a longer sum shifts nothing.
    minHeight: 48,
    paddingBlock: 0,
    selectors: {
      '&[data-currency="p"]': { backgroundColor: '#e6dcfb' },
      '&[data-currency="c"]': { backgroundColor: '#fde9ac' },
    },
  },
]);
globalStyle(`${sum} > small`, { fontFamily: theme.font.text, fontSize: '0.9rem', fontWeight: 400 });

/** Coins to add, one button each. */
export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gap: 4,
  ...polypad.bareFieldset,
  fontFamily: theme.font.heading,
  '@container': { [NARROW]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});
export const slot = style([
  polypad.grip,
  { position: 'relative', display: 'grid', justifyItems: 'center', width: '100%' },
]);
/** A coin that is dragged to the board. */
export const minted = style({
  position: 'absolute',
  zIndex: 3,
  left: '50%',
  top: '50%',
  lineHeight: 0,
  filter: 'drop-shadow(6px 9px 4px rgb(12 4 44 / 0.6))',
  pointerEvents: 'none',
});
export const more = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 44,
  minHeight: 44,
  padding: 4,
  border: 0,
  borderRadius: 10,
  background: 'none',
  lineHeight: 0,
  cursor: 'inherit',
  selectors: {
    '&:hover': { background: 'rgb(90 52 184 / 0.14)' },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
  '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
});
globalStyle(`${more} > svg`, { width: '100%', maxWidth: 36 });

/** The sound switch, off at first. */
export const sound = style([
  polypad.textButton,
  { display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: 10 },
]);
