import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { FORCED, MOTION, NARROW, WIDE } from '#app/demo-kit/controls/controls.css.ts';
import { legend } from '../shared/text-options.css.ts';
import { cave, hollow, paper, paperPiece, slip } from '../shared/cave.css.ts';

const MONOSPACE = 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace';
/** In windows of up to 355 and 389 px. */
const NARROWEST = '(max-width: 291px)';
const NARROWER = '(max-width: 325px)';
/** Text so large, or a screen so small, that a name doesn't fit beside the emblem. */
const LARGE_TEXT = '(max-width: 15rem)';

export const root = style({ display: 'grid', alignContent: 'start', gap: 12, minWidth: 0 });

/** More apps are beyond the edges. */
const FADE =
  'linear-gradient(90deg, transparent, #000 28px, #000 calc(100% - 28px), transparent) no-repeat';
/** At the ends of the row, one of the edges is outside. */
const fadeEdges = keyframes({
  from: { maskPosition: '-28px', maskSize: 'calc(100% + 28px)' },
  '5%, 95%': { maskPosition: '0', maskSize: '100%' },
  to: { maskPosition: '0', maskSize: 'calc(100% + 28px)' },
});

/** The apps, as icons like on a phone; in a horizontal scroller on narrow screens. */
const options = style({
  display: 'grid',
  gap: 6,
  '@container': {
    [NARROW]: {
      gridAutoFlow: 'column',
      // Grows with the text: 82 px at the default size.
      gridAutoColumns: '5.125rem',
      alignItems: 'start',
      // Room for focus rings.
      margin: '-4px -12px 0',
      padding: '6px 28px 8px 12px',
      scrollPadding: '0 28px 0 12px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      // In browsers that can't follow the scroller, the left edge fades only over the padding.
      mask: `${FADE} -16px / calc(100% + 16px)`,
      WebkitMask: `${FADE} -16px / calc(100% + 16px)`,
      '@media': {
        [MOTION]: { animation: `${fadeEdges} linear`, animationTimeline: 'scroll(self x)' },
      },
    },
    [WIDE]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

const option = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  minHeight: 78,
  padding: '7px 3px 5px',
  borderRadius: 10,
  color: theme.color.ink,
  fontSize: '0.82rem',
  lineHeight: 1.15,
  textAlign: 'center',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${hue.types} 10%, transparent)` },
    '&:has(:checked)': {
      color: theme.color.page,
      background: hue.types,
      boxShadow: 'inset 0 2px 4px rgb(0 0 0 / 0.4)',
    },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});
export const apps = { legend, options, option };

const PAPERS = {
  teal: [cave.teal, cave.cream],
  rose: [cave.rose, cave.cream],
  gold: [cave.gold, cave.ink],
  plum: [cave.plum, cave.cream],
} as const;
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  borderRadius: 11,
  ...paperPiece,
  font: `600 1.2rem/1 ${theme.font.heading}`,
});
for (const [paper, [background, ink]] of Object.entries(PAPERS)) {
  globalStyle(`${icon}[data-paper="${paper}"]`, { color: ink, backgroundColor: background });
}

/** The phone, and the drawer that slides out of its side, or on a phone, out of its bottom. */
export const scene = style([
  hollow,
  {
    // Hidden, it would scroll to what gets the focus at its edge.
    overflow: 'clip',
    // The same height for every app, so that nothing below it moves, unless text is so large that it needs more.
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    minHeight: 564,
    padding: '10px 8px',
    '@container': {
      [NARROWER]: { minHeight: 604 },
      [NARROWEST]: { minHeight: 660 },
      [WIDE]: {
        minHeight: 0,
        height: 'max(496px, 31rem)',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: 'clamp(250px, 15.625rem, 40%) minmax(0, 1fr)',
        padding: '28px 26px 28px 32px',
      },
    },
  },
]);

export const phone = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'center',
  width: '100%',
  maxWidth: 340,
  overflow: 'hidden',
  padding: '22px 9px 9px',
  borderRadius: 30,
  backgroundColor: cave.tealDeep,
  ...paper,
  '::before': {
    content: '',
    position: 'absolute',
    top: 9,
    left: '38%',
    width: '24%',
    height: 5,
    borderRadius: 3,
    background: '#4a8f95',
  },
  '@media': { [FORCED]: { border: '2px solid' } },
  '@container': { [WIDE]: { minHeight: 396, display: 'flex', flexDirection: 'column' } },
});

export const appBar = style({
  display: 'block',
  width: '100%',
  height: 54,
  '@container': { [WIDE]: { height: 'auto' } },
  borderRadius: '20px 20px 0 0',
  marginBottom: -14,
  paddingBottom: 14,
  background: '#2a8d8c',
});
export const initial = style({
  fill: cave.ink,
  font: `600 20px ${theme.font.heading}`,
  textAnchor: 'middle',
});

export const screen = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: '2px 12px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: 112,
  padding: '10px 12px',
  '@container': {
    [NARROWER]: { columnGap: 10, paddingInline: 9 },
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [WIDE]: {
      gridTemplateColumns: 'none',
      justifyItems: 'center',
      gap: 6,
      padding: '12px 14px 18px',
      textAlign: 'center',
    },
  },
  borderRadius: 20,
  color: cave.ink,
  backgroundColor: cave.cream,
  ...paper,
});

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  '@container': { [NARROW]: { display: 'none' } },
  fontSize: '0.9rem',
  fontWeight: 700,
  lineHeight: 1.3,
});
globalStyle(`${address} path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
});
globalStyle(`${address} > span`, {
  flex: 1,
  padding: '3px 12px',
  borderRadius: 999,
  background: '#ecdcbb',
  textAlign: 'left',
});

/** The beetles caught so far, on the title bar; the others are only shadows. */
export const collection = style({
  position: 'absolute',
  inset: '22px 18px auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 28px))',
  justifyContent: 'center',
  alignItems: 'center',
  height: 40,
  '@container': { [WIDE]: { height: 64 } },
});
globalStyle(`${collection} svg`, { display: 'block' });
globalStyle(`${collection} > [data-missing]`, { filter: 'brightness(0)', opacity: 0.22 });

/** Two paper discs in the background. */
export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  margin: '4px 0 0',
  gridRow: '1 / span 3',
  border: `7px solid ${cave.mintDeep}`,
  borderRadius: '50%',
  backgroundColor: '#c9ece6',
  ...paperPiece,
  '@container': {
    [NARROWER]: { width: 60, height: 60, borderWidth: 5 },
    [LARGE_TEXT]: { gridRow: 'auto' },
    [WIDE]: { width: 132, height: 132, margin: '8px 0 4px', gridRow: 'auto', borderWidth: 11 },
  },
});
export const emblem = style({
  width: '92%',
  overflow: 'visible',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.55)) drop-shadow(2px 4px 3px rgb(24 4 30 / 0.35))',
});

export const verdict = style({
  paddingTop: 4,
  font: `600 1.2rem/1.2 ${theme.font.heading}`,
  '@container': { [WIDE]: { paddingTop: 0, fontSize: '1.3rem' } },
  overflowWrap: 'anywhere',
});
export const device = style({ fontSize: '0.95rem', fontWeight: 700, lineHeight: 1.3 });
export const remark = style({ fontSize: '0.9rem', lineHeight: 1.35 });
globalStyle(`article ${screen} > p + p, article ${scene} p + p`, { marginTop: 0 });

const slide = keyframes({ from: { transform: 'translateX(-46px)' } });
const slideDown = keyframes({ from: { transform: 'translateY(-46px)' } });

export const drawer = style({
  display: 'grid',
  minWidth: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  color: cave.cream,
  backgroundColor: cave.tealDeep,
  ...paper,
  '@container': {
    [NARROW]: {
      width: 'calc(100% - 12px)',
      maxWidth: 328,
      maxHeight: 'calc(100% + 16px)',
      gap: 6,
      justifySelf: 'center',
      margin: '-16px 0 0',
      padding: '22px 6px 10px',
      borderRadius: '0 0 8px 8px',
      selectors: {
        [`${root}[data-motion-allowed] &`]: { animation: `${slideDown} 0.3s ease-out` },
      },
    },
    [WIDE]: {
      maxHeight: 'calc(100% - 26px)',
      gap: 10,
      margin: '26px 0 0 -12px',
      padding: '16px 18px 20px 30px',
      borderRadius: '0 8px 8px 0',
      selectors: { [`${root}[data-motion-allowed] &`]: { animation: `${slide} 0.3s ease-out` } },
    },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** The heading of the drawer, the number of apps found and a button. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
  fontSize: '0.95rem',
  fontWeight: 700,
});
globalStyle(`${head} > :focus-visible`, { outlineColor: cave.gold });

export const tab = style({
  justifySelf: 'start',
  padding: '2px 14px',
  borderRadius: 4,
  ...slip,
  fontSize: '0.9rem',
});

/** Above the clues, which on a phone speak for themselves. */
export const tabBelow = style([tab, { '@container': { [NARROW]: { display: 'none' } } }]);

export const agent = style({
  // Worth copying.
  userSelect: 'text',
  WebkitUserSelect: 'text',
  font: `0.8rem/1.7 ${MONOSPACE}`,
  '@container': { [WIDE]: { fontSize: '0.85rem' } },
  overflowWrap: 'anywhere',
});

/** Its parts, to choose from. */
export const parts = style([agent, { display: 'flex', flexWrap: 'wrap', gap: '2px 4px' }]);

/** A strip of rose paper. */
export const mark = style({
  padding: '1px 5px',
  borderRadius: 2,
  color: cave.ink,
  backgroundColor: cave.roseLight,
  ...paperPiece,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  fontWeight: 700,
});

/** A part of the user agent that can be chosen. */
export const word = style({
  minWidth: 24,
  minHeight: 26,
  padding: '1px 3px',
  border: 0,
  borderBottom: `1.5px dashed ${cave.mint}`,
  borderRadius: 3,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    '(pointer: coarse)': {
      minWidth: 44,
      minHeight: 36,
      background: 'rgb(200 236 230 / 0.1)',
      textAlign: 'center',
    },
  },
  selectors: {
    '&:hover': { background: 'rgb(200 236 230 / 0.18)' },
    // The site's focus ring has no contrast on this dark drawer.
    '&:focus-visible': { outlineColor: cave.gold },
    '&[aria-disabled="true"]': {
      borderBottomColor: 'transparent',
      color: cave.mint,
      background: 'none',
      textDecoration: 'line-through',
      cursor: 'default',
    },
  },
});
/** Room for two lines. */
export const hint = style({ display: 'block', minHeight: '2.8em', lineHeight: 1.4 });
export const magnifier = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const reasons = style({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  lineHeight: 1.4,
});
globalStyle(`article ${reasons}`, { paddingLeft: 0 });
globalStyle(`article ${reasons} > li + li, article ${drawer} > p + ul`, { marginTop: 0 });
globalStyle(`${reasons} > li`, {
  paddingBottom: 8,
  borderBottom: '1.5px dashed rgb(200 236 230 / 0.4)',
  fontSize: '0.9rem',
});
globalStyle(`${reasons} > li:last-child`, { paddingBottom: 0, borderBottom: 0 });
globalStyle(`${reasons} b`, {
  fontFamily: MONOSPACE,
  fontSize: '0.85rem',
  overflowWrap: 'anywhere',
});
export const none = style({ fontSize: '0.95rem' });

/** The beetle that leaves. */
export const runaway = style({
  position: 'absolute',
  right: 110,
  bottom: 26,
  width: 40,
  rotate: '64deg',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.55)) drop-shadow(2px 4px 3px rgb(24 4 30 / 0.35))',
  pointerEvents: 'none',
  '@container': {
    // In the room below the drawer, or behind it.
    [NARROW]: { right: 36, bottom: 38, zIndex: -1, width: 68, rotate: '-52deg' },
  },
});

export const leaf = style({
  position: 'absolute',
  right: -14,
  bottom: -12,
  zIndex: 1,
  scale: '-1 1',
  rotate: '18deg',
  pointerEvents: 'none',
  '@container': { [NARROW]: { zIndex: -1, scale: '-2.4 2.4', right: 24, bottom: 30 } },
});
/** In place of the user agent, while it is edited. */
export const own = style({
  width: '100%',
  padding: '6px 10px',
  border: `1.5px dashed ${cave.mint}`,
  borderRadius: 6,
  color: cave.ink,
  background: cave.cream,
  font: `0.85rem/1.5 ${MONOSPACE}`,
  resize: 'none',
  // The site's focus ring has no contrast on this dark drawer.
  ':focus-visible': { outlineColor: cave.gold },
  '::placeholder': { color: cave.ink, opacity: 0.75 },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
export const note = style({
  flex: '1 1 12rem',
  color: theme.color.quiet,
  fontSize: '0.9rem',
  lineHeight: 1.3,
});

// The app opens, the result is stamped, and the beetle leaves.
const open = keyframes({ from: { transform: 'translateY(-58px)' } });
const pop = keyframes({ from: { transform: 'scale(0.4) rotate(-25deg)' } });
const stamp = keyframes({
  from: { color: 'inherit', backgroundColor: 'transparent', boxShadow: 'none' },
});
const shake = keyframes({ '30%': { translate: '-5px' }, '70%': { translate: '5px' } });
const run = keyframes({ from: { transform: 'translate(-10px, 60px)' } });
const bounce = 'cubic-bezier(0.3, 1.6, 0.6, 1)';
globalStyle(`${root}[data-motion-allowed] ${appBar}`, { animation: `${open} 0.3s ease-out` });
globalStyle(`${root}[data-motion-allowed] ${emblem}`, { animation: `${pop} 0.45s ${bounce}` });
// What was caught hops; when all are, one after another, twice.
const hop = keyframes({
  '15%': { transform: 'scale(1.15, 0.8)' },
  '45%': { transform: 'translateY(-38%) rotate(-12deg) scale(0.94, 1.1)' },
  '70%': { transform: 'scale(1.12, 0.84)' },
  '85%': { transform: 'translateY(-8%) rotate(6deg)' },
});
globalStyle(
  `${root}[data-motion-allowed] [data-hops], ${root}[data-motion-allowed] ${collection} ~ ${screen} ${emblem}`,
  { animation: `${hop} 0.7s 0.3s ease-in-out` },
);
globalStyle(`${root}[data-motion-allowed] ${agent} > ${mark}`, {
  animation: `${stamp} 0.25s 0.45s ease-out backwards`,
});
globalStyle(`${root}[data-motion-allowed] ${hint}[data-wrong]`, {
  animation: `${shake} 0.25s ease-in-out`,
});
globalStyle(`${root}[data-motion-allowed] ${runaway}`, {
  animation: `${run} 0.9s 0.2s ease-out backwards`,
});
