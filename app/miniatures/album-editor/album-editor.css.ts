import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { LIFTED, WIDE } from '../print-lab/editor.css.ts';
import { palette } from '../print-lab/palette.ts';

const MOVING = '(prefers-reduced-motion: no-preference)';
const LIGHT_FOCUS = { outline: '3px solid #ffe1a0', outlineOffset: 2 } as const;

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minWidth: 0,
  color: palette.ink,
});

export const sheet = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  minHeight: 330,
  padding: '12px 8px',
  borderRadius: '0 0 12px 12px',
  boxShadow: 'inset 0 1px 5px rgb(0 0 0 / 0.5)',
  overflow: 'hidden',
  '@container': { [WIDE]: { minHeight: 434, padding: 18 } },
});
globalStyle(`${sheet} :focus-visible`, LIGHT_FOCUS);

export const count = style({
  minWidth: 48,
  alignSelf: 'center',
  color: palette.paper,
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const hint = style({
  minHeight: '1.4em',
  color: '#f3e2cf',
  fontSize: '0.9rem',
  lineHeight: 1.35,
  textAlign: 'center',
});

// ------------------------------------------------------------------------------- the open album

/** Covers, and the edges of the pages upon them. */
export const book = style({
  position: 'relative',
  width: '100%',
  maxWidth: 620,
  margin: '6px auto 10px',
  aspectRatio: '2',
  perspective: 1500,
  borderRadius: 3,
  boxShadow: [
    '0 0 0 2px #efe2c8',
    '0 1px 0 3px #cdb893',
    '0 2px 0 4px #efe2c8',
    '0 4px 0 9px #3c5138',
    '0 8px 14px 8px rgb(16 2 6 / 0.5)',
    '6px 20px 34px 6px rgb(16 2 6 / 0.45)',
  ].join(', '),
});

const pagePaper = {
  backgroundColor: palette.paper,
  backgroundImage:
    'linear-gradient(90deg, rgb(90 56 30 / 0) 40%, rgb(90 56 30 / 0.1) 47%, rgb(90 56 30 / 0.3) 49.800%, rgb(255 255 255 / 0.7) 50.200%, rgb(90 56 30 / 0.13) 52%, rgb(90 56 30 / 0) 60%)',
} as const;

export const paper = style({ position: 'absolute', inset: 0, borderRadius: 3, ...pagePaper });

/** The fold's shadow lies on photos that cross it, too. */
export const crease = style({
  position: 'absolute',
  inset: '0 49%',
  background:
    'linear-gradient(90deg, rgb(60 30 14 / 0), rgb(60 30 14 / 0.34) 48%, rgb(255 255 255 / 0.4) 54%, rgb(60 30 14 / 0))',
  pointerEvents: 'none',
});

const mounted =
  '0 0 0 0.5px rgb(40 16 10 / 0.3), 0 1px 2px rgb(40 16 10 / 0.5), 1px 3px 6px rgb(40 16 10 / 0.3)';

export const print = style({
  position: 'absolute',
  padding: 0,
  border: 0,
  borderRadius: 1,
  background: palette.linenDeep,
  boxShadow: mounted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[aria-pressed="true"]': {
      zIndex: 1,
      outline: `3px solid ${palette.wine}`,
      outlineOffset: 0,
      boxShadow: `0 0 0 6px ${palette.gold}, ${LIFTED}`,
    },
    [`${sheet} &:focus-visible`]: {
      zIndex: 2,
      outline: `3px solid ${theme.color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 7px ${palette.paper}, ${LIFTED}`,
    },
    '&[data-held]': { zIndex: 3, cursor: 'grabbing', boxShadow: LIFTED, pointerEvents: 'none' },
    '&[data-target]': { outline: `4px dashed ${palette.wine}`, outlineOffset: -4 },
  },
});
globalStyle(`${print} > img, ${print} img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 1,
  pointerEvents: 'none',
});

export const small = style({
  position: 'absolute',
  objectFit: 'cover',
  boxShadow: mounted,
  pointerEvents: 'none',
});

export const empty = style({
  position: 'absolute',
  inset: '8% 8% auto',
  padding: 8,
  borderRadius: 6,
  color: palette.quiet,
  outline: `2px dashed ${palette.quiet}`,
  textAlign: 'center',
});

// --------------------------------------------------------------------------- a page that is turned

export const turn = style({ position: 'absolute', inset: 0, transformStyle: 'preserve-3d' });

const onSide = (selector: 'left' | 'right') => `&[data-side="${selector}"]`;

/** Half of a spread: the whole behind a window. */
export const half = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 3,
});
export const halfPaper = style({
  position: 'absolute',
  insetBlock: 0,
  width: '200%',
  ...pagePaper,
  selectors: { [`${half}[data-side="right"] > &`]: { right: 0 } },
});
export const rest = style({
  position: 'absolute',
  insetBlock: 0,
  width: '50%',
  selectors: { [onSide('right')]: { right: 0 } },
});

const forwards = keyframes({ to: { transform: 'rotateY(-180deg)' } });
const backwards = keyframes({ to: { transform: 'rotateY(180deg)' } });
const PAGE = '0.85s cubic-bezier(0.4, 0.05, 0.3, 1) forwards';

export const page = style({
  position: 'absolute',
  insetBlock: 0,
  width: '50%',
  transformStyle: 'preserve-3d',
  willChange: 'transform',
  selectors: {
    [onSide('right')]: { right: 0, transformOrigin: 'left', animation: `${forwards} ${PAGE}` },
    [onSide('left')]: { left: 0, transformOrigin: 'right', animation: `${backwards} ${PAGE}` },
  },
});
const pageSide = {
  position: 'absolute',
  inset: 0,
  backfaceVisibility: 'hidden',
  boxShadow: '0 3px 12px rgb(40 16 10 / 0.4)',
} as const;
export const pageFront = style(pageSide);
export const pageBack = style({ ...pageSide, transform: 'rotateY(180deg)' });

// ----------------------------------------------------------------------------------- the overview

export const overview = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px 20px' } },
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  margin: '0 !important',
  cursor: 'grab',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: { '&[data-held]': { position: 'relative', zIndex: 3, cursor: 'grabbing' } },
});

export const tilePaper = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '2',
  padding: 0,
  border: 0,
  borderRadius: 2,
  cursor: 'inherit',
  ...pagePaper,
  boxShadow: '0 0 0 1px #cdb893, 0 3px 6px rgb(16 2 6 / 0.5), 2px 8px 14px rgb(16 2 6 / 0.35)',
  selectors: {
    '&[aria-pressed="true"]': {
      boxShadow: `0 0 0 4px ${palette.gold}, 0 3px 6px rgb(16 2 6 / 0.5), 2px 8px 14px rgb(16 2 6 / 0.35)`,
    },
    [`${sheet} &:focus-visible`]: { outlineOffset: 6 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
    },
  },
});

/** A spread's number, by which a finger takes it. */
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 34,
  color: palette.paper,
  fontSize: '0.9rem',
  fontWeight: 700,
  touchAction: 'none',
  '::after': {
    content: '',
    width: 22,
    height: 6,
    marginTop: -6,
    background:
      'radial-gradient(circle, rgb(255 250 240 / 0.75) 1.3px, transparent 1.6px) 0 0 / 6px 6px',
  },
});

// -------------------------------------------------------------------------------------- the cover

export const coverSheet = style({
  display: 'grid',
  gap: 16,
  alignItems: 'center',
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' } },
});

export const choices = style({
  display: 'grid',
  gap: 10,
  padding: 12,
  borderRadius: 10,
  background: palette.linen,
  boxShadow: LIFTED,
});
globalStyle(`${choices} :focus-visible`, {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: 2,
});

export const closed = style({ padding: '8px 18px 22px', perspective: 1100 });

export const board = style({
  position: 'relative',
  width: '100%',
  maxWidth: 300,
  aspectRatio: '1',
  margin: '0 auto',
  willChange: 'transform',
});

/** The pages, seen below and beside the cover. */
export const pages = style({
  position: 'absolute',
  inset: '4px -7px -7px 8px',
  borderRadius: 4,
  background: `repeating-linear-gradient(0deg, #f3e8d0 0 1px, #cdb893 1px 2px)`,
  boxShadow: '2px 3px 0 1px #2a1810, 8px 16px 26px rgb(16 2 6 / 0.6)',
});

const weave = (color: string, images: readonly string[], size = 'auto') =>
  ({ backgroundColor: color, backgroundImage: images.join(', '), backgroundSize: size }) as const;
const lines = (angle: number, color: string, from: number, to: number) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${from}px, transparent ${from}px ${to}px)`;

/** Woven by the same rule at every size: the swatch is the album that arrives. */
const fabrics = {
  'Rose weave': weave(
    '#a84a63',
    [
      'radial-gradient(circle at 30% 30%, rgb(255 224 226 / 0.42) 0 1.1px, transparent 1.5px)',
      'radial-gradient(circle at 80% 80%, rgb(60 4 20 / 0.5) 0 1.2px, transparent 1.6px)',
    ],
    '4px 4px',
  ),
  'Oat linen': weave('#d3bf98', [
    lines(90, 'rgb(255 250 236 / 0.4)', 1, 3),
    lines(0, 'rgb(84 60 26 / 0.24)', 1, 3),
    lines(90, 'rgb(84 60 26 / 0.16)', 2, 11),
    lines(0, 'rgb(255 250 236 / 0.28)', 1, 13),
  ]),
  'Forest twill': weave('#35503a', [
    lines(135, 'rgb(214 232 196 / 0.2)', 1.4, 4),
    lines(45, 'rgb(6 18 10 / 0.25)', 0.7, 3),
  ]),
  'Navy herringbone': weave(
    '#2b3c5e',
    [
      'repeating-linear-gradient(135deg, rgb(206 220 250 / 0.26) 0 1.4px, transparent 1.4px 4.243px)',
      'linear-gradient(90deg, #2b3c5e 50%, transparent 50%)',
      'repeating-linear-gradient(45deg, rgb(206 220 250 / 0.26) 0 1.4px, transparent 1.4px 4.243px)',
    ],
    '12px 12px',
  ),
} as const;

export const cloth = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: '3px 6px 6px 3px',
  boxShadow:
    'inset 1px 1px 1px rgb(255 255 255 / 0.35), inset -2px -2px 3px rgb(10 2 4 / 0.4), 0 2px 3px rgb(16 2 6 / 0.5)',
  forcedColorAdjust: 'none',
  // The joint along the spine, and light from the upper left.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, rgb(255 255 255 / 0.12) 0 3.500%, rgb(10 2 4 / 0.4) 4.500%, rgb(255 255 255 / 0.2) 6%, transparent 8%), linear-gradient(125deg, rgb(255 246 226 / 0.28), transparent 50%, rgb(10 2 4 / 0.2))',
    pointerEvents: 'none',
  },
});
export const fabricFace = style({});
for (const [name, fabric] of Object.entries(fabrics)) {
  globalStyle(`${cloth}[data-fabric="${name}"], ${fabricFace}[data-fabric="${name}"]`, fabric);
}

export const cameo = style({
  position: 'absolute',
  left: '29%',
  top: '12%',
  width: '46%',
  height: '60%',
  borderRadius: '50%',
  objectFit: 'cover',
});
export const marks = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const thumb = style({
  display: 'block',
  width: 40,
  height: 40,
  objectFit: 'cover',
  borderRadius: 4,
  border: `2px solid ${palette.paper}`,
  boxShadow: '0 1px 3px rgb(40 10 16 / 0.5)',
  pointerEvents: 'none',
});
export const trimBoard = style({ fill: '#47603f', stroke: palette.ink, strokeWidth: 1 });
export const trimFoil = style({ fill: palette.gold });
export const trimLine = style({ stroke: palette.gold, strokeWidth: 3, strokeLinecap: 'round' });

// --------------------------------------------------------------------------- what lies on the table

export const tray = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '8px 10px',
  borderRadius: 10,
  backgroundColor: palette.linen,
  backgroundImage:
    'repeating-linear-gradient(90deg, rgb(120 84 40 / 0.1) 0 1px, transparent 1px 4px), repeating-linear-gradient(0deg, rgb(120 84 40 / 0.08) 0 1px, transparent 1px 4px)',
  boxShadow: '0 1px 2px rgb(40 10 16 / 0.4), 0 4px 10px rgb(40 10 16 / 0.22)',
  '@container': { '(max-width: 480px)': { gridTemplateColumns: '1fr' } },
});
globalStyle(`${tray} > p`, { gridColumn: '1 / -1' });

export const loose = style({
  minWidth: 0,
  minHeight: 64,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
});
export const looseOne = style({
  width: 58,
  height: 58,
  padding: 4,
  border: 0,
  borderRadius: 2,
  background: palette.paper,
  boxShadow: '0 1px 2px rgb(40 10 16 / 0.5), 2px 4px 8px rgb(40 10 16 / 0.3)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:nth-of-type(odd)': { transform: 'rotate(-4deg)' },
    '&:nth-of-type(even)': { transform: 'rotate(3deg)' },
    '&:hover': { boxShadow: LIFTED },
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  },
  '@media': { [MOVING]: { transition: 'box-shadow 0.15s' } },
});
globalStyle(`${looseOne} > img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
});
export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
