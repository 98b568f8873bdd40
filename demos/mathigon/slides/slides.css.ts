import { globalStyle, style } from '@vanilla-extract/css';
import { laceEdge } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { atOrigin, board, grain, paper } from '../shared/polypad.css.ts';
import { bar, FORCED, MOTION, NARROW } from '#app/demo-kit/controls/controls.css.ts';
import { stage as scrolling } from '#app/demo-kit/pointer/touch.css.ts';

export { group, noticeBelow, textButton, textButtons } from '../shared/polypad.css.ts';

/** A window of 320 px. */
const NARROWEST = '(max-width: 280px)';

export const tools = style([
  bar,
  { '@container': { [NARROW]: { selectors: { '&&': { justifyContent: 'center' } } } } },
]);

// All in a row in a window of 360 px.
globalStyle(`${tools}${tools} button`, {
  '@container': { '(max-width: 310px)': { paddingInline: 6 } },
});

/** A wall of yellow paper with the current slide, and shelves below it. */
export const wall = style([
  board,
  {
    display: 'grid',
    // As wide as the wall, not as its widest row.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 6,
    // What is dragged is shown beyond its edge too.
    overflow: 'visible',
    vars: { '--side': '14px' },
    padding: '16px var(--side) 14px',
    backgroundColor: '#f9c846',
    backgroundImage: `${grain}, linear-gradient(160deg, #fdd768, #f3b52f)`,
    backgroundSize: '180px 180px, auto',
    fontFamily: theme.font.heading,
    '::after': { content: 'none' },
    '@container': {
      [NARROW]: { vars: { '--side': '8px' }, padding: '12px var(--side) 10px' },
    },
  },
]);
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'min(100%, 384px)',
  height: 250,
  border: `10px solid ${paper.cream}`,
  borderRadius: 14,
  color: theme.color.ink,
  backgroundColor: '#fdf0cd',
  backgroundImage: `${grain}, radial-gradient(circle at center, #e0b65a99 0 1.3px, transparent 1.7px)`,
  backgroundSize: '180px 180px, 22px 22px',
  boxShadow: `${theme.shadow.lifted}, inset 2px 3px 4px rgb(90 52 10 / 0.35)`,
  textAlign: 'center',
  '@container': { [NARROW]: { height: 196 } },
});

/** Fills the stage to receive swipes; clips its content. */
export const swipe = style([
  scrolling,
  {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: 4,
    cursor: 'grab',
    selectors: { '&[data-held]': { cursor: 'grabbing' } },
  },
]);
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
globalStyle(`${picture} > svg`, { width: '92%', maxHeight: '100%' });

/** The title on a slide. */
export const title = style({
  fill: paper.ink,
  fontFamily: theme.font.heading,
  fontWeight: 600,
  textAnchor: 'middle',
  unicodeBidi: 'plaintext',
  '@media': { [FORCED]: { fill: 'CanvasText' } },
});

/** The title of the current slide, on a strip of paper below it. */
export const titleField = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: 270,
  '@container': { [NARROW]: { gridColumn: '1 / -1', width: '100%', maxWidth: 'none' } },
  color: paper.ink,
  fontWeight: 700,
});
globalStyle(`${titleField} > input`, {
  minWidth: 0,
  minHeight: 44,
  padding: '4px 12px',
  border: `1.5px dashed ${paper.violet}`,
  borderRadius: 8,
  color: paper.ink,
  background: paper.cream,
  font: 'inherit',
  // Smaller, iOS zooms in.
  fontSize: 'max(1.1rem, 16px)',
  textAlign: 'center',
});
// At its lower edge when it is full.
globalStyle(`${titleField} > small`, {
  gridArea: '1 / 2',
  placeSelf: 'end center',
  marginBottom: 2,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  pointerEvents: 'none',
});
globalStyle(`${titleField} > input:not(:last-child)`, {
  gridArea: '1 / 2',
  paddingBlock: '0 13px',
});

/** Number of the current slide. */
export const page = style({
  position: 'absolute',
  top: 2,
  right: 10,
  color: paper.violet,
  fontSize: '1.7rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
});

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 48,
});

/** Below the current slide. */
export const show = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: '4px 16px',
  maxWidth: '100%',
  '@container': {
    [NARROW]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'minmax(0, auto) auto',
      columnGap: 8,
    },
    [NARROWEST]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const present = style({
  minHeight: 44,
  padding: '0 18px',
  border: 0,
  borderRadius: 999,
  color: paper.cream,
  background: paper.violet,
  boxShadow: theme.shadow.paper,
  fontWeight: 700,
  fontSize: '1rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: '#4a2a9c' },
    '&:focus-visible': { outlineColor: paper.night },
    '&[aria-disabled="true"]': { opacity: 0.6, boxShadow: theme.shadow.contact },
  },
  '@media': {
    [FORCED]: {
      border: '1px solid',
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
  '@container': { [NARROW]: { paddingInline: 12 } },
});

export const turn = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: paper.ink,
  background: paper.cream,
  boxShadow: theme.shadow.paper,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&[aria-disabled="true"]': { color: '#8d7c52', boxShadow: theme.shadow.contact } },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** The dots become smaller where there are too many for the wall. */
export const dots = style({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 0,
  '@container': { [NARROW]: { gap: 4 } },
});
export const dot = style({
  width: 10,
  minWidth: 0,
  aspectRatio: '1',
  borderRadius: '50%',
  background: '#7a4fd0',
  boxShadow: '0 1px 1px rgb(60 42 24 / 0.5)',
  selectors: {
    '&[data-current]': { background: paper.cream, outline: `3px solid ${paper.night}` },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** Reaches to the edges of the wall, so that a selection box can start there. */
export const shelves = style({
  position: 'relative',
  width: '100%',
  '::before': { content: '', position: 'absolute', inset: '-4px calc(-1 * var(--side)) -10px' },
});

/** The selection box. */
export const band = style({
  ...atOrigin,
  zIndex: 4,
  border: `2px dashed ${paper.violet}`,
  borderRadius: 6,
  background: 'rgb(90 52 184 / 0.16)',
  pointerEvents: 'none',
});

/** A message, with room for two lines, and undo. */
export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
});
export const status = style({ display: 'flex' });
globalStyle(`${status} > p`, { lineHeight: 1.3, textAlign: 'left' });

/** A shelf board with a lace edge. */
export const plank = style({
  position: 'absolute',
  insetInline: 'calc(-1 * var(--side))',
  height: 9,
  backgroundColor: paper.violet,
  backgroundImage: grain,
  boxShadow: '0 -1px 0 #8d68dc, 0 5px 7px rgb(90 52 10 / 0.4)',
  pointerEvents: 'none',
  '::before': { ...laceEdge(12), top: 9 },
});

/** A slide on a shelf. A finger that moves up or down scrolls the page. */
export const card = style([
  scrolling,
  {
    cursor: 'grab',
    ...atOrigin,
    display: 'grid',
    // The picture becomes smaller if the number is large.
    gridTemplateRows: 'minmax(0, 1fr) auto',
    justifyItems: 'center',
    padding: 5,
    borderRadius: 7,
    color: paper.ink,
    backgroundColor: paper.cream,
    boxShadow: theme.shadow.paper,
    fontSize: '0.95rem',
    fontWeight: 700,
    lineHeight: 1.1,
    fontVariantNumeric: 'lining-nums',
    outline: 'none',
    selectors: {
      '&[aria-selected="true"]': { boxShadow: `0 0 0 4px ${hue.types}, ${theme.shadow.paper}` },
      '&[aria-current="true"]': { backgroundColor: '#fff' },
      '&:focus-visible': { outline: `3px solid ${paper.night}`, outlineOffset: 6 },
      // While it is dragged, its position stays marked.
      '&[data-out]': { backgroundColor: 'transparent', boxShadow: 'none', color: 'transparent' },
      '[data-motion-allowed] &': {
        '@media': {
          [MOTION]: { transition: 'transform 0.35s cubic-bezier(0.3, 1.2, 0.5, 1)' },
        },
      },
    },
    // The picture keeps its room when text is larger.
    '@container': { [NARROW]: { padding: '2px 2px 0', fontSize: 'min(0.9rem, 22px)' } },
    '@media': {
      [FORCED]: {
        border: '1px solid',
        selectors: { '&[aria-selected="true"]': { outline: '4px solid Highlight' } },
      },
    },
  },
]);
globalStyle(`${card} > svg`, {
  width: '100%',
  maxHeight: '100%',
  borderRadius: 3,
  backgroundColor: '#ece2fb',
  pointerEvents: 'none',
});
globalStyle(`${card}[data-out] > svg`, { visibility: 'hidden' });
globalStyle(`${card}[data-out]::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  border: `2.5px dashed ${paper.violet}`,
  borderRadius: 7,
});

/** The dragged slides, stacked. */
export const hand = style({
  ...atOrigin,
  zIndex: 5,
  pointerEvents: 'none',
  willChange: 'transform',
  // Larger than the finger.
  '@container': { [NARROW]: { scale: '1.4' } },
});
globalStyle(`${hand} > ${card}`, {
  boxShadow: `0 0 0 4px ${paper.amber}, ${theme.shadow.lifted}`,
  transition: 'none',
});

export const badge = style({
  position: 'absolute',
  left: -12,
  top: -12,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: 30,
  height: 30,
  borderRadius: 15,
  color: '#fff',
  background: '#b8391c',
  boxShadow: theme.shadow.contact,
  fontWeight: 700,
});

/** Marker at the drop position, above the dragged slides. */
export const marker = style({
  position: 'absolute',
  left: -3,
  top: -7,
  zIndex: 6,
  width: 6,
  borderRadius: 2,
  background: '#c8401f',
  boxShadow: '1px 2px 3px rgb(60 42 24 / 0.5)',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    left: -6,
    top: -5,
    border: '9px solid transparent',
    borderTopColor: '#c8401f',
    borderBottomWidth: 0,
  },
});
