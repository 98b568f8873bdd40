import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import * as polypad from '../shared/polypad.css.ts';
import { grip, paper } from '../shared/polypad.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';
import { FORCED, NARROW, MOTION, plain } from '#app/demo-kit/controls/controls.css.ts';

export { bar, group, noticeAbove, root, textButton, textButtons } from '../shared/polypad.css.ts';

/** Labels and history, in one row from 360 px on. */
export const head = style([polypad.bar, { '@container': { [NARROW]: { columnGap: 6 } } }]);

export const board = style([
  polypad.board,
  {
    height: 420,
    color: paper.ink,
    fontFamily: theme.font.heading,
    '@container': { [NARROW]: { height: 'auto', aspectRatio: '1' } },
    '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
  },
]);

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
globalStyle(`${drawing} text`, {
  fill: 'currentColor',
  fontWeight: 700,
  textAnchor: 'middle',
  fontVariantNumeric: 'lining-nums',
  pointerEvents: 'none',
});

export const sign = style([polypad.sign, polypad.oneLine]);

const gild = keyframes({ from: { scale: '0' }, '70%': { scale: '1.15' } });
/** A gilded scallop of the doily, when the circle is whole. */
export const gilt = style({
  fill: paper.yellow,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: {
    '[data-motion-allowed] &': {
      '@media': { [MOTION]: { animation: `${gild} 0.3s ease-out backwards` } },
    },
  },
});

export const chosen = style({ pointerEvents: 'none', fill: 'none', stroke: paper.night });

export const handle = style([
  grip,
  shaking,
  {
    outline: 'none',
    selectors: {
      '[data-motion-allowed] &:not([data-held])': {
        '@media': { [MOTION]: { transition: 'transform 0.12s ease-out' } },
      },
    },
  },
]);
/** Touch target around a handle. */
export const reach = style({ fill: 'transparent' });
export const ring = style({
  fill: 'none',
  selectors: {
    [`${handle}[data-chosen] &`]: { stroke: paper.cream },
    [`${handle}:focus-visible &`]: { stroke: paper.night },
  },
});

export const fraction = style({
  display: 'inline-grid',
  justifyItems: 'center',
  minWidth: '1.1em',
  fontSize: '0.86em',
  lineHeight: 1.02,
  // Otherwise the browser's backdrop of the numbers covers their line.
  '@media': { [FORCED]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});
globalStyle(`${fraction} > span:first-child`, {
  width: '100%',
  borderBottom: '0.1em solid',
  textAlign: 'center',
});

/** Buttons for parts to add, each a small circle with the part, and one that shares the circle. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
/** Its buttons and the one beside them are in one grid. */
export const partGroup = style({ display: 'contents' });
export const part = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  flex: '0 1 calc((100% - 36px) / 10)',
  minWidth: 0,
  minHeight: 48,
  padding: '2px 4px',
  border: 0,
  borderRadius: 10,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.contact,
  fontFamily: theme.font.heading,
  fontSize: '1rem',
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { boxShadow: theme.shadow.paper },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default', boxShadow: 'none' },
  },
  '@container': { [NARROW]: { flexBasis: 'calc((100% - 16px) / 5)' } },
  '@media': { [FORCED]: { border: '1px solid' } },
});
/** In the last place, or on a line of its own if its text is large. */
export const share = style([plain, { flex: '1 1 auto' }]);
globalStyle(`${part} ${fraction}`, { '@media': { [FORCED]: { color: 'ButtonText' } } });
