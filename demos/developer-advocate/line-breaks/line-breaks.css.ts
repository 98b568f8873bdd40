import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { FORCED, MOTION, WIDE } from '#app/demo-kit/controls/controls.css.ts';
import { cave, hollow, paper, paperPiece, slip } from '../shared/cave.css.ts';
import { draggable } from '#app/demo-kit/pointer/touch.css.ts';

export const root = style({ display: 'grid', alignContent: 'start', gap: 10, minWidth: 0 });
const animated = `${root}[data-motion-allowed]:not([data-held])`;

/** Distances from the top of the scene to the text, and from there to its bottom, px. */
const TOP_PX = 66;
const BOTTOM_PX = 100;

/** Heights of the scene, px, and sizes of the text. */
const SMALL = { height: 450, fontSize: '1.45rem' };
const LARGE = { height: 436, fontSize: '1.65rem' };
const LINE_HEIGHT = 1.7;

/** The highest text for a scene, in whole lines: none is cut once it has scrolled to its end. */
const highestText = ({ height, fontSize }: typeof SMALL) => {
  const room = `${height - TOP_PX - BOTTOM_PX}px`;
  return [room, `round(down, ${room}, ${LINE_HEIGHT} * ${fontSize})`];
};

/**
 * The cave, with the board at the top and the listeners below. It keeps its height however
 * many lines there are, so that nothing below it moves while the text is resized.
 */
export const scene = style([
  hollow,
  {
    height: SMALL.height,
    // Room for the initial width on any phone.
    padding: '48px 56px 0 34px',
    // Limits layout during a drag to the scene.
    contain: 'strict',
    '@container': { [WIDE]: { height: LARGE.height, paddingRight: 66 } },
  },
]);

/** A board of paper on two strings. It is as wide as its text. */
export const board = style({
  position: 'relative',
  width: 'max-content',
  margin: '0 -22px',
  padding: '18px 0 14px',
  borderRadius: 5,
  backgroundColor: cave.cream,
  ...paper,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-60px 12% auto',
    height: 60,
    border: `solid ${cave.goldDeep}`,
    borderWidth: '0 2.5px',
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** Stitched lines at the left and right edges of the text. */
export const frame = style({ position: 'relative', padding: '0 22px', margin: '0 0 14px' });
globalStyle(`${frame}::before, ${frame}::after`, {
  content: '',
  position: 'absolute',
  top: -8,
  bottom: -4,
  width: 0,
  borderLeft: `2.5px dashed ${cave.rose}`,
});
globalStyle(`${frame}::before`, { left: 20 });
globalStyle(`${frame}::after`, { right: 20 });

/** The text, which scrolls if the board is too small. */
export const page = style({
  position: 'relative',
  // As wide as the board and the marks at its edge.
  margin: '0 -28px',
  padding: '0 28px',
  maxHeight: highestText(SMALL),
  '@container': { [WIDE]: { maxHeight: highestText(LARGE) } },
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    [`${root}[data-motion-allowed] &`]: { '@media': { [MOTION]: { scrollBehavior: 'smooth' } } },
  },
});
export const content = style({ position: 'relative' });

/** Fades the text out where there is more of it below. */
export const below = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -6,
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  height: 64,
  background: `linear-gradient(transparent, ${cave.cream} 75%)`,
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: { '&[data-below]': { visibility: 'visible' } },
  '@media': { [FORCED]: { background: 'none' } },
});
/** Scrolls on. Higher than the pill that is seen, so that fingers hit it. */
export const more = style({
  minHeight: 44,
  padding: '16px 0 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  pointerEvents: 'auto',
  touchAction: 'manipulation',
  ':focus-visible': { outline: 'none' },
});
globalStyle(`${more}:focus-visible > span`, {
  outline: `3px solid ${cave.ink}`,
  outlineOffset: 2,
});
globalStyle(`${more} > span`, {
  display: 'block',
  padding: '0 12px',
  borderRadius: 999,
  ...slip,
  color: cave.cream,
  backgroundColor: cave.rose,
  fontSize: '0.85rem',
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
});

export const text = style({
  position: 'relative',
  minHeight: '2em',
  color: cave.ink,
  fontSize: SMALL.fontSize,
  '@container': { [WIDE]: { fontSize: LARGE.fontSize } },
  fontWeight: 700,
  lineHeight: LINE_HEIGHT,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  hyphens: 'manual',
});

export const strips = style({ position: 'absolute', inset: 0 });

/** A strip of paper beneath each line. */
export const strip = style({
  position: 'absolute',
  borderRadius: 3,
  backgroundColor: cave.mint,
  ...paperPiece,
  '@media': { [FORCED]: { display: 'none' } },
});
globalStyle(`${strips} > :nth-child(even) > ${strip}`, { backgroundColor: cave.mintDeep });
/** The strip of a single word on the last line. */
globalStyle(`${strips} > div > ${strip}[data-lonely]`, { backgroundColor: cave.roseLight });

const land = keyframes({
  from: { transform: 'scale(1.7) rotate(-30deg)', opacity: 0 },
  '55%': { transform: 'scale(0.9)', opacity: 1 },
});

/** Its middle is at the lower right corner of a strip. */
export const place = style({ position: 'absolute', zIndex: 1, margin: '-19px 0 0 -12px' });

export const mark = style({ display: 'block', flexShrink: 0 });
globalStyle(`${mark} > circle`, { fill: cave.rose, stroke: '#e58aa6', strokeWidth: 1 });
globalStyle(`${mark} > path`, {
  fill: 'none',
  stroke: cave.cream,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle(`${place} > ${mark}`, {
  borderRadius: '50%',
  boxShadow: '0 1px 2px rgb(24 4 30 / 0.6), 1px 4px 5px rgb(24 4 30 / 0.35)',
});
globalStyle(`${animated} ${place} > ${mark}`, { animation: `${land} 0.28s ease-out` });

/** A gold strip as wide as the text. */
export const ruler = style({
  position: 'relative',
  margin: '0 22px',
  padding: '1px 18px',
  ...slip,
  borderRadius: 2,
  clipPath:
    'polygon(0 50%, 11px 0, calc(100% - 11px) 0, 100% 50%, calc(100% - 11px) 100%, 11px 100%)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

/** The handle at the right edge of the text, in its own compositor layer to avoid repaints. */
export const handle = style([
  draggable,
  {
    position: 'absolute',
    right: -18,
    top: -15,
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    width: 60,
    height: 48,
    borderRadius: 10,
    cursor: 'ew-resize',
    willChange: 'transform',
    ':focus-visible': { outlineColor: cave.cream, outlineOffset: 0, outlineWidth: 4 },
  },
]);
globalStyle(`${handle} > svg`, { overflow: 'visible' });
globalStyle(`${handle} path`, {
  fill: cave.ink,
  stroke: cave.cream,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
globalStyle(`${handle} path[data-shade]`, {
  fill: 'rgb(24 4 30 / 0.4)',
  stroke: 'rgb(24 4 30 / 0.4)',
});

/** The number of lines, on a leaf at the corner of the board, in its own compositor layer. */
export const count = style({
  position: 'absolute',
  right: -34,
  '@container': { [WIDE]: { right: -44 } },
  bottom: -40,
  zIndex: 1,
  pointerEvents: 'none',
  willChange: 'transform',
});
const pop = keyframes({ '40%': { transform: 'scale(1.35)' } });
export const number = style({
  fill: cave.cream,
  font: `600 42px ${theme.font.heading}`,
  textAnchor: 'middle',
  transformOrigin: '47px 38px',
});
globalStyle(`${animated} ${number}`, { animation: `${pop} 0.3s ease-out` });

export const audience = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: -1,
  width: '100%',
  height: 88,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { [FORCED]: { display: 'none' } },
});

const nod = { '30%': { transform: 'translateY(3.5px)' }, '60%': { transform: 'translateY(-1px)' } };
const cheer = {
  '25%': { transform: 'translateY(-9px)' },
  '50%': { transform: 'translateY(1px)' },
  '75%': { transform: 'translateY(-6px)' },
};
export const head = style({});
// The same keyframes twice, because a new animation name restarts it.
for (const turn of ['odd', 'even']) {
  const nodding = `${animated} ${head}[data-nod="${turn}"]`;
  globalStyle(nodding, { animation: `${keyframes(nod)} 0.4s ease-out` });
  globalStyle(`${nodding}[data-cheers]`, { animation: `${keyframes(cheer)} 0.7s ease-in-out` });
}

/** Number of breaks of each kind, in columns with fixed positions. */
export const key = style({
  display: 'grid',
  // Two, or one with large text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, 40%), 1fr))',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(5, auto)', justifyContent: 'start' } },
  gap: '4px 14px',
  listStyle: 'none',
  fontSize: '0.9rem',
  lineHeight: 1.3,
});
globalStyle(`article ${key}`, { paddingLeft: 0 });
globalStyle(`${key} > li`, { display: 'flex', alignItems: 'center', gap: 6 });
globalStyle(`article ${key} > li + li`, { marginTop: 0 });
globalStyle(`${key} > [data-none]`, { color: theme.color.quiet });
globalStyle(`${key} > [data-none] > svg`, { opacity: 0.45 });

export const note = style({ color: theme.color.quiet, fontSize: '0.9rem', lineHeight: 1.3 });
globalStyle(`${note}[data-lonely]`, { color: cave.rose, fontWeight: 700 });

/** Width and wrap. */
export const setting = style({
  display: 'grid',
  gap: '10px 24px',
  alignItems: 'start',
  '@container': { [WIDE]: { gridTemplateColumns: '1fr auto' } },
});
/** The lines of a text as bars. */
export const shape = style({
  position: 'relative',
  display: 'block',
  marginBlock: '2px 4px',
  pointerEvents: 'none',
});
globalStyle(`${shape} > svg`, { display: 'block', fill: 'currentColor', opacity: 0.8 });
export const measured = style({
  position: 'absolute',
  width: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});
globalStyle(`${measured} > *`, { display: 'block' });

/**
 * The frame of the visitor's text. The text has no padding above and below, where a part of a further line would be
 * seen.
 */
export const field = style({
  display: 'grid',
  scrollMarginTop: 8,
  padding: 8,
  border: `1.5px dashed ${hue.types}`,
  borderRadius: 8,
  background: theme.color.page,
});
export const own = style({
  padding: '0 4px',
  border: 0,
  borderRadius: 1,
  color: theme.color.ink,
  background: 'none',
  font: 'inherit',
  lineHeight: 1.4,
  // Three lines, or two. By `rows`, Firefox adds room for a scroll bar.
  height: '4.2em',
  '@container': { [WIDE]: { height: '2.8em' } },
  resize: 'none',
  // Around the frame.
  ':focus-visible': { outlineOffset: 12 },
});
