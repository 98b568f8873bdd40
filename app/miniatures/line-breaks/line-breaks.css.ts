import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { cave, FORCED, hollow, paper, slip } from '../shared/cave.css.ts';

const WIDE = '(min-width: 500px)';

export const root = style({ display: 'grid', alignContent: 'start', gap: 10, minWidth: 0 });

/** The cave; the board hangs from its top, and the listeners sit below. */
export const scene = style([
  hollow,
  { minHeight: 430, padding: '48px 66px 92px 34px', '@container': { [WIDE]: { minHeight: 400 } } },
]);

/** A board of paper on two strings. It is as wide as its text. */
export const board = style({
  position: 'relative',
  width: 'max-content',
  margin: '0 -22px',
  padding: '18px 22px 14px',
  borderRadius: 5,
  backgroundColor: cave.cream,
  ...paper,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-60px 12% auto',
    height: 64,
    border: `solid ${cave.goldDeep}`,
    borderWidth: '0 2.5px',
    filter: 'drop-shadow(2px 2px 1px rgb(24 4 30 / 0.5))',
  },
  '@media': { [FORCED]: { border: '1px solid', backgroundImage: 'none' } },
});

/** The box of the text, between two lines of stitches. */
export const page = style({ position: 'relative' });
globalStyle(`${page}::before, ${page}::after`, {
  content: '',
  position: 'absolute',
  top: -8,
  bottom: -4,
  width: 0,
  borderLeft: `2.5px dashed ${cave.rose}`,
});
globalStyle(`${page}::before`, { left: -2 });
globalStyle(`${page}::after`, { right: -2 });

export const text = style({
  position: 'relative',
  minHeight: '2em',
  color: cave.ink,
  fontSize: '1.45rem',
  '@container': { [WIDE]: { fontSize: '1.75rem' } },
  fontWeight: 700,
  lineHeight: 1.85,
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
  ...slip,
  '@media': { [FORCED]: { display: 'none' } },
});
globalStyle(`${strips} > :nth-child(even) > ${strip}`, { backgroundColor: cave.mintDeep });

const land = keyframes({
  from: { transform: 'scale(1.7) rotate(-30deg)', opacity: 0 },
  '55%': { transform: 'scale(0.9)', opacity: 1 },
});

/** At the lower right corner of a strip. */
export const place = style({ position: 'absolute', zIndex: 1, margin: '-19px 0 0 -13px' });

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
globalStyle(`${root}[data-moving] ${place} > ${mark}`, {
  animation: `${land} 0.28s ease-out`,
});

export const foot = style({ display: 'grid', marginTop: 14 });

/** A gold strip as wide as the text. */
export const ruler = style({
  position: 'relative',
  padding: '1px 18px',
  color: cave.ink,
  backgroundColor: cave.gold,
  ...slip,
  borderRadius: 2,
  clipPath:
    'polygon(0 50%, 11px 0, calc(100% - 11px) 0, 100% 50%, calc(100% - 11px) 100%, 11px 100%)',
  fontSize: '0.95rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'center',
});

/** On the right edge of the text; only here a finger drags. */
export const handle = style({
  position: 'absolute',
  right: -10,
  top: -15,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 48,
  marginRight: -8,
  borderRadius: 10,
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: { '&:focus-visible': { outlineColor: cave.cream, outlineOffset: 0, outlineWidth: 4 } },
});
globalStyle(`${handle} path`, {
  fill: cave.ink,
  stroke: cave.cream,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
globalStyle(`${handle} > svg`, {
  overflow: 'visible',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.6)) drop-shadow(2px 4px 3px rgb(24 4 30 / 0.4))',
});

/** The number of lines, on a leaf at the corner of the board. */
export const count = style({
  position: 'absolute',
  right: -44,
  bottom: -40,
  pointerEvents: 'none',
});
export const number = style({
  fill: cave.cream,
  fontFamily: theme.font.heading,
  fontSize: 42,
  fontWeight: 600,
  textAnchor: 'middle',
});

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
// The same twice: another name starts it anew.
const nodOdd = keyframes(nod);
const nodEven = keyframes(nod);
export const head = style({});
globalStyle(`${root}[data-moving] ${head}[data-nod="odd"]`, {
  animation: `${nodOdd} 0.4s ease-out`,
});
globalStyle(`${root}[data-moving] ${head}[data-nod="even"]`, {
  animation: `${nodEven} 0.4s ease-out`,
});

/** How often lines break at what. */
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  listStyle: 'none',
  fontSize: '0.9rem',
  lineHeight: 1.3,
});
globalStyle(`article ${key}`, { paddingLeft: 0 });
globalStyle(`${key} > li`, { display: 'flex', alignItems: 'center', gap: 6, marginTop: 0 });
globalStyle(`article ${key} > li + li`, { marginTop: 0 });
globalStyle(`${key} > [data-none]`, { color: theme.color.quiet });
globalStyle(`${key} > [data-none] > svg`, { opacity: 0.45 });

export const note = style({ color: theme.color.quiet, fontSize: '0.9rem', lineHeight: 1.3 });

export const controls = style({
  display: 'grid',
  gap: '12px 24px',
  alignItems: 'start',
  '@container': { [WIDE]: { gridTemplateColumns: '1fr auto' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const own = style({ display: 'grid', gap: 4, gridColumn: '1 / -1' });
globalStyle(`${own} > label`, { fontSize: '0.95rem', fontWeight: 700, lineHeight: 1.25 });
globalStyle(`${own} > textarea`, {
  width: '100%',
  padding: '8px 12px',
  border: `1.5px dashed ${hue.types}`,
  borderRadius: 8,
  color: theme.color.ink,
  background: theme.color.page,
  font: 'inherit',
  lineHeight: 1.4,
  resize: 'vertical',
});
