import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { laceEdge } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { FORCED, WIDE } from '#app/demo-kit/controls/controls.css.ts';
import { cave, hollow, paper, paperPiece, slip } from '../shared/cave.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';
import { draggable } from '#app/demo-kit/pointer/touch.css.ts';

/** Gap between the two pages, px. */
export const PAGE_GAP_PX = 34;

export const root = style({ display: 'grid', alignContent: 'start', gap: 12, minWidth: 0 });

/** As high as the tallest pages, so that nothing below moves when they grow. */
export const scene = style([
  hollow,
  {
    height: 330,
    padding: '44px 26px',
    '@container': { [WIDE]: { height: 412, padding: '44px 36px' } },
  },
]);

/** The text on the pages' marks grows no larger than they have space for. */
export const pages = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  height: '100%',
  gap: PAGE_GAP_PX,
});

/** A page with a tag at its top and lace at its foot. */
export const page = style({
  position: 'relative',
  display: 'flow-root',
  minWidth: 0,
  padding: '0 8px 0 24px',
  '@container': { [WIDE]: { paddingRight: 12 } },
  borderRadius: 3,
  backgroundColor: cave.cream,
  ...paper,
  '::after': { ...laceEdge(15), inset: '100% 3px auto' },
  '@media': { [FORCED]: { border: '1px solid' } },
});

export const tag = style({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(100% - 7px)',
  translate: '-50%',
  padding: '2px 16px',
  borderRadius: 2,
  ...slip,
  fontSize: 'min(0.95rem, 7.2cqi)',
  color: cave.cream,
  backgroundColor: cave.rose,
  clipPath:
    'polygon(0 50%, 10px 0, calc(100% - 10px) 0, 100% 50%, calc(100% - 10px) 100%, 10px 100%)',
  whiteSpace: 'nowrap',
  selectors: { '[data-page="baseline"] > &': { backgroundColor: cave.teal } },
});

export const text = style({ position: 'relative', color: cave.ink });

/** A block with one line. Screen readers skip what fills it. */
export const word = style({
  display: 'block',
  '::after': { content: ['attr(data-more)', 'attr(data-more) / ""'] },
});

/** Negative margins trim the leading around the lines. */
export const trimmed = style([
  text,
  {
    '::before': { content: '', display: 'table', marginBottom: 'var(--before)' },
    '::after': { content: '', display: 'table', marginTop: 'var(--after)' },
  },
]);

/** Half of a line's leading. */
export const half = style({
  position: 'absolute',
  insetInline: 6,
  borderRadius: 1,
  backgroundColor: cave.roseLight,
  ...paperPiece,
  '@media': { [FORCED]: { display: 'none' } },
});

/** Names the strips, above the first of them. */
export const label = style({
  position: 'absolute',
  right: 8,
  color: cave.rose,
  fontSize: 'min(0.85rem, 4.4cqi)',
  fontWeight: 700,
  lineHeight: 1,
  translate: '0 calc(-100% - 1px)',
});

export const measure = style({
  position: 'absolute',
  left: -18,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: 34,
  borderRadius: 2,
  ...slip,
  fontSize: 'min(0.9rem, 18px)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  overflow: 'hidden',
});
for (const edge of ['before', 'after'] as const) {
  globalStyle(`${measure}::${edge}`, {
    content: '',
    position: 'absolute',
    insetInline: 0,
    [edge === 'before' ? 'top' : 'bottom']: 0,
    borderTop: `2px solid ${cave.goldDeep}`,
  });
}

/** A thread between two gold pins, on the baseline of the text without leading. */
export const thread = style({
  position: 'absolute',
  insetInline: -18,
  height: 2,
  marginTop: -0.5,
  pointerEvents: 'none',
});

/** The thread of a line beyond the second. */
export const line = style({
  position: 'absolute',
  insetInline: -12,
  height: 2,
  marginTop: -0.5,
  backgroundColor: '#2fa39d',
  opacity: 0.6,
  '@media': { [FORCED]: { backgroundColor: 'Highlight' } },
});

/** Flat at rest, where a height of 0 would paint nothing; it swings after it was dragged. */
export const string = style({
  position: 'absolute',
  inset: '-11px 0',
  width: '100%',
  height: 24,
  overflow: 'visible',
  fill: 'none',
  stroke: '#2fa39d',
  strokeWidth: 2,
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.5)) drop-shadow(0 3px 3px rgb(24 4 30 / 0.25))',
  '@media': { [FORCED]: { stroke: 'Highlight' } },
});
globalStyle(`${string} > path`, { transformOrigin: '50% 50%', transform: 'scaleY(0.01)' });
const swing = keyframes(
  Object.fromEntries(
    [1, -0.8, 0.62, -0.46, 0.32, -0.2, 0.1, 0.01].map((height, index, all) => [
      `${(100 * index) / (all.length - 1)}%`,
      { transform: `scaleY(${height})` },
    ]),
  ),
);
globalStyle(`${thread}::before, ${thread}::after`, {
  content: '',
  position: 'absolute',
  top: -6,
  // Above the string.
  zIndex: 1,
  width: 14,
  height: 14,
  borderRadius: '50%',
  backgroundColor: cave.gold,
  ...paperPiece,
});
globalStyle(`${thread}::before`, { left: -6 });
globalStyle(`${thread}::after`, { right: -6 });

/** Drag area along the whole thread, which its right pin indicates; beside it, a finger scrolls the page. */
export const grip = style([
  draggable,
  {
    position: 'absolute',
    inset: '-15px -14px auto',
    zIndex: 3,
    height: 32,
    cursor: 'ns-resize',
    pointerEvents: 'auto',
  },
]);
export const pin = style({
  position: 'absolute',
  right: 7,
  top: 3,
  '@container': { [WIDE]: { right: 0 } },
  width: 26,
  height: 26,
  borderRadius: '50%',
  backgroundColor: cave.gold,
  ...paperPiece,
  fill: 'none',
  stroke: cave.ink,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: 'scale 0.15s ease-out',
  selectors: { [`${grip}:hover > &, [data-held] &`]: { scale: '1.2' } },
});

/** The initial hint, and why a thread stops. */
export const notice = style([
  shaking,
  {
    position: 'absolute',
    left: '50%',
    bottom: 18,
    zIndex: 2,
    transform: 'translateX(-50%)',
    padding: '3px 16px',
    borderRadius: 4,
    ...slip,
    width: 'max-content',
    maxWidth: 'calc(100% - 80px)',
    textAlign: 'center',
    textWrap: 'balance',
    pointerEvents: 'none',
  },
]);

export const robin = style({
  position: 'absolute',
  right: -2,
  bottom: 1,
  width: 36,
  height: 34.5,
  '@container': { [WIDE]: { width: 48, height: 46 } },
  overflow: 'visible',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.6)) drop-shadow(3px 5px 4px rgb(24 4 30 / 0.4))',
});
globalStyle(`${root}[data-motion-allowed] ${thread}:not([data-held])`, {
  transition: 'top 0.12s ease-out',
});
globalStyle(`${root}[data-motion-allowed] ${string}[data-plucked] > path`, {
  animation: `${swing} 0.7s ease-in-out`,
});
const hop = keyframes({ '50%': { transform: 'translateY(-12px) rotate(-8deg)' } });
globalStyle(`${root}[data-motion-allowed] [data-held] > ${robin}`, {
  animation: `${hop} 0.4s ease-in-out infinite`,
});

/** Three hops to the gap between the pages, a tug at the thread, and back. */
const VISIT_MS = 2000;
const visit = keyframes({
  '1%': { transform: 'scaleX(-1)' },
  '8%': { transform: 'translate(-8cqi, -16px) scaleX(-1) rotate(-8deg)' },
  '15%': { transform: 'translate(-16cqi) scaleX(-1)' },
  '22%': { transform: 'translate(-25cqi, -16px) scaleX(-1) rotate(-8deg)' },
  '29%': { transform: 'translate(-33cqi) scaleX(-1)' },
  '36%': { transform: 'translate(-42cqi, -16px) scaleX(-1) rotate(-8deg)' },
  '43%': { transform: 'translate(-50cqi) scaleX(-1)' },
  '50%': { transform: 'translate(-50cqi, 4px) scale(-1.06, 0.9) rotate(14deg)' },
  '56%': { transform: 'translate(-50cqi, -4px) scaleX(-1)' },
  '64%': { transform: 'translate(-50cqi) scaleX(-1)' },
  '65%': { transform: 'translate(-50cqi)' },
  '71%': { transform: 'translate(-42cqi, -16px) rotate(-8deg)' },
  '77%': { transform: 'translate(-33cqi)' },
  '83%': { transform: 'translate(-25cqi, -16px) rotate(-8deg)' },
  '89%': { transform: 'translate(-16cqi)' },
  '95%': { transform: 'translate(-8cqi, -16px) rotate(-8deg)' },
});
globalStyle(`${root}[data-motion-allowed] ${robin}[data-visiting]`, {
  animation: `${visit} ${VISIT_MS}ms ease-in-out`,
});
globalStyle(`${root}[data-motion-allowed] ${thread}:has([data-visiting]) > ${string} > path`, {
  animation: `${swing} 0.7s ease-in-out ${VISIT_MS / 2}ms`,
});

const corner = style({ position: 'absolute', bottom: -10, zIndex: -1, pointerEvents: 'none' });
export const leftLeaf = style([corner, { left: -16, rotate: '-24deg' }]);
export const rightLeaf = style([corner, { right: -16, scale: '-1 1', rotate: '24deg' }]);

export const controls = style({
  display: 'grid',
  gap: '10px 28px',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: '0.95rem',
  lineHeight: 1.25,
});
export const fieldLabel = style({ fontWeight: 700 });
globalStyle(`${fieldLabel} > small`, {
  display: 'block',
  color: theme.color.quiet,
  fontSize: '0.85rem',
  fontWeight: 400,
});
export const input = style({
  minWidth: 0,
  minHeight: 44,
  padding: '4px 12px',
  border: `1.5px solid ${theme.color.quiet}`,
  borderRadius: 8,
  color: theme.color.ink,
  background: theme.color.page,
  font: 'inherit',
  // Smaller, iOS zooms in.
  fontSize: 'max(1rem, 16px)',
});

/** The CSS rule. */
export const rule = style({
  display: 'grid',
  gap: 4,
  padding: '10px 14px',
  borderRadius: 8,
  background: theme.color.page,
  boxShadow: theme.shadow.contact,
  fontSize: '0.9rem',
  lineHeight: 1.45,
  '@media': { [FORCED]: { border: '1px solid' } },
});
export const ruleHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The button is as high as a finger, and the row is hardly higher than its text.
  margin: '-8px -8px -4px 0',
});
globalStyle(`article ${rule} > p + code, article ${rule} > code + p`, { marginTop: 0 });
globalStyle(`${rule} code`, {
  color: hue.types,
  fontSize: '0.8rem',
  '@container': { [WIDE]: { fontSize: '0.95em' } },
  overflowWrap: 'anywhere',
});
