import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { bar as editorBar, FILLING, LIFTED } from '../shared/editor.css.ts';
import { palette } from '../shared/palette.ts';
import { FORCED, MOTION } from '#app/demo-kit/controls/controls.css.ts';
import { colors } from '#app/demo-kit/controls/slider.css.ts';
import { draggable, stage } from '#app/demo-kit/pointer/touch.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';

const PAGE_FOCUS = { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 } as const;
const LIGHT_FOCUS = { outline: '3px solid #ffe1a0', outlineOffset: 2 } as const;

/** From this width on, the overview has three columns, and the cover's options are beside it. */
const WIDE = '(min-width: 480px)';
const NARROW = '(max-width: 479.98px)';
/** Too narrow for two text buttons beside the arrows. */
const SMALL = '(max-width: 311.98px)';

/** Tall enough for each view, so that switching views moves nothing; the table takes the remaining height. */
export const root = style([
  stage,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: 10,
    minWidth: 0,
    minHeight: 'calc(466px + 75cqi)',
    color: palette.ink,
    '@container': {
      // On a phone, as wide as the card.
      [NARROW]: { width: 'calc(100% + 24px)', marginInline: -12 },
      [WIDE]: { minHeight: 610 },
      [SMALL]: { minHeight: 746 },
    },
  },
]);

globalStyle(`${root}[data-dragging], ${root}[data-dragging] *`, { cursor: 'grabbing !important' });

globalStyle(`${root} > :first-child`, {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
});
globalStyle(`${root}[data-view="Cover"]`, {
  '@container': { [NARROW]: { gridTemplateRows: '1fr auto' } },
});

/** Dragged or moving photos, above everything else. */
export const layer = style({ ...FILLING, zIndex: 5, pointerEvents: 'none' });

export const ghost = style({
  position: 'absolute',
  objectFit: 'cover',
  borderRadius: 1,
  boxShadow: '0 0 0 3px #fffaf0, 0 4px 8px rgb(16 2 6 / 0.5), 0 14px 26px rgb(16 2 6 / 0.45)',
  selectors: { '&[data-held]': { rotate: '2deg', willChange: 'translate' } },
});

export const panel = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  minHeight: 330,
  padding: '12px 14px',
  borderRadius: '0 0 12px 12px',
  boxShadow: 'inset 0 1px 5px rgb(0 0 0 / 0.5)',
  overflow: 'hidden',
  '@container': { [WIDE]: { minHeight: 446, padding: '16px 18px' } },
});
globalStyle(`${panel} :focus-visible`, LIGHT_FOCUS);

/** Always two rows on a phone. */
export const bar = style([
  editorBar,
  {
    // Above the part of a photo that its frame hides.
    position: 'relative',
    alignContent: 'start',
    '@container': { [NARROW]: { minHeight: 92, marginInline: -12 }, [SMALL]: { minHeight: 140 } },
  },
]);

export const zoom = style({
  flex: '1 1 200px',
  maxWidth: 280,
  // No taller than the buttons beside it, except with large text.
  height: 'calc(1.1875rem + 25px)',
  marginInline: 8,
  color: palette.paper,
  '@container': { [NARROW]: { flexBasis: '80%' } },
  vars: {
    [colors.value]: palette.paper,
    [colors.groove]: '#b98d90',
    [colors.filled]: palette.gold,
    [colors.handle]: palette.gold,
    [colors.rim]: palette.paper,
  },
});

/** Clear of the label above and the hint below. */
globalStyle(`${zoom} input:focus-visible`, { outlineOffset: -7 });

export const count = style({
  minWidth: 48,
  alignSelf: 'center',
  color: palette.paper,
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const hint = style([
  shaking,
  {
    position: 'relative',
    minHeight: '1.35em',
    color: '#f3e2cf',
    fontSize: '0.9rem',
    lineHeight: 1.35,
    textAlign: 'center',
    textWrap: 'balance',
    selectors: { '&[data-refused]': { color: '#ffd27a', fontWeight: 700 } },
    '@container': { [NARROW]: { minHeight: '2.7em' } },
  },
]);

// ------------------------------------------------------------------------------- the open album

/** Color of the cover's fabric. */
const boardColor = createVar();

/** Covers, and the edges of the pages upon them. */
export const book = style({
  position: 'relative',
  maxWidth: 620,
  // On a phone, its covers reach the edge of the table.
  margin: '6px -4px 10px',
  aspectRatio: '2',
  perspective: 1500,
  borderRadius: 3,
  boxShadow: [
    '0 0 0 2px #efe2c8',
    '0 1px 0 3px #cdb893',
    '0 2px 0 4px #efe2c8',
    `0 4px 0 9px ${boardColor}`,
    '0 8px 14px 8px rgb(16 2 6 / 0.5)',
    '6px 20px 34px 6px rgb(16 2 6 / 0.45)',
  ].join(', '),
  '@container': { [WIDE]: { width: '100%', marginInline: 'auto' } },
});

const pagePaper = {
  backgroundColor: palette.paper,
  backgroundImage:
    'linear-gradient(90deg, rgb(90 56 30 / 0) 40%, rgb(90 56 30 / 0.1) 47%, rgb(90 56 30 / 0.3) 49.800%, rgb(255 255 255 / 0.7) 50.200%, rgb(90 56 30 / 0.13) 52%, rgb(90 56 30 / 0) 60%)',
} as const;

/** A drop target for the dragged photo. */
const TARGET = { outline: `4px dashed ${palette.gold}`, outlineOffset: -2 } as const;

export const paper = style({
  ...FILLING,
  borderRadius: 3,
  ...pagePaper,
  selectors: { '&[data-target]': TARGET },
});

/** The shadow of the fold, also over photos that cross it. */
export const crease = style({
  position: 'absolute',
  inset: '0 49%',
  background:
    'linear-gradient(90deg, rgb(60 30 14 / 0), rgb(60 30 14 / 0.34) 48%, rgb(255 255 255 / 0.4) 54%, rgb(60 30 14 / 0))',
  pointerEvents: 'none',
});

const mounted =
  '0 0 0 0.5px rgb(40 16 10 / 0.3), 0 1px 2px rgb(40 16 10 / 0.5), 1px 3px 6px rgb(40 16 10 / 0.3)';

export const print = style([
  stage,
  {
    position: 'absolute',
    padding: 0,
    border: 0,
    borderRadius: 1,
    overflow: 'hidden',
    background: palette.linenDeep,
    boxShadow: mounted,
    cursor: 'grab',
    selectors: {
      '&[aria-pressed="true"]': {
        zIndex: 1,
        outline: `3px solid ${palette.wine}`,
        outlineOffset: 0,
        boxShadow: `0 0 0 6px ${palette.gold}, ${LIFTED}`,
      },
      [`${panel} &:focus-visible`]: {
        ...PAGE_FOCUS,
        zIndex: 2,
        boxShadow: `0 0 0 7px ${palette.paper}, ${LIFTED}`,
      },
      // Leaves an empty frame while its picture follows the pointer.
      '&[data-held]': {
        background: 'none',
        boxShadow: 'none',
        outline: `2px dashed ${palette.goldDark}`,
        outlineOffset: -2,
      },
      '&[data-target]': {
        zIndex: 1,
        outline: `4px solid ${palette.gold}`,
        outlineOffset: 0,
        boxShadow: `0 0 0 6px ${palette.wine}, ${LIFTED}`,
      },
      [`${paper}[data-cropping] > &:not([data-crops])`]: { opacity: 0.15 },
      '&[data-crops]': { zIndex: 3, cursor: 'move', touchAction: 'none' },
    },
    '@media': { [MOTION]: { transition: 'opacity 0.2s' } },
  },
]);
globalStyle(`${print}[data-held] > img`, { opacity: 0.15 });

/** While a photo is cropped, covers the spread but its frame, and shows all of it. */
export const beyond = style([
  draggable,
  { position: 'absolute', inset: 0, zIndex: 2, overflow: 'hidden', cursor: 'move' },
]);
export const complete = style({ position: 'absolute', opacity: 0.4 });

export const small = style({ position: 'absolute', overflow: 'hidden', boxShadow: mounted });

/** A photo behind its frame. */
export const framed = style({
  position: 'absolute',
  maxWidth: 'none',
  objectFit: 'cover',
  pointerEvents: 'none',
});

export const empty = style({
  position: 'absolute',
  // On the left page, clear of the fold.
  inset: '8% 54% auto 4%',
  padding: 8,
  borderRadius: 6,
  color: palette.quiet,
  outline: `2px dashed ${palette.quiet}`,
  textAlign: 'center',
});

// --------------------------------------------------------------------------- a page that is turned

export const turn = style({ ...FILLING, transformStyle: 'preserve-3d' });

/** Half of a spread: the whole spread, clipped. */
export const half = style({ ...FILLING, overflow: 'hidden', borderRadius: 3 });
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
  selectors: { '&[data-side="right"]': { right: 0 } },
});

const forwards = keyframes({ to: { transform: 'rotateY(-180deg)' } });
const backwards = keyframes({ to: { transform: 'rotateY(180deg)' } });
const PAGE = '0.85s cubic-bezier(0.4, 0.05, 0.3, 1) forwards';

export const page = style([
  rest,
  {
    transformStyle: 'preserve-3d',
    willChange: 'transform',
    selectors: {
      '&[data-side="right"]': { transformOrigin: 'left', animation: `${forwards} ${PAGE}` },
      '&[data-side="left"]': { transformOrigin: 'right', animation: `${backwards} ${PAGE}` },
    },
  },
]);
export const pageFront = style({
  backfaceVisibility: 'hidden',
  boxShadow: '0 3px 12px rgb(40 16 10 / 0.4)',
});
export const pageBack = style([pageFront, { transform: 'rotateY(180deg)' }]);

// ----------------------------------------------------------------------------------- the overview

export const overview = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '6px 14px',
  // Room for focus rings.
  margin: '-10px -10px 0',
  padding: '10px 10px 0',
  listStyle: 'none',
  selectors: {
    // More spreads than fit: the last row is cut, which shows that it scrolls.
    '&:has(> :nth-child(7))': { maxHeight: 'calc(60cqi + 70px)', overflowY: 'auto' },
  },
  '@container': {
    [NARROW]: { marginInline: 2 },
    [WIDE]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '16px 20px',
      selectors: { '&:has(> :nth-child(7))': { maxHeight: 316 } },
    },
  },
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  margin: '0 !important',
  cursor: 'grab',
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
    [`${panel} &:focus-visible`]: { outlineOffset: 6 },
    '&[data-target]': { ...TARGET, outlineOffset: 3 },
  },
  '@media': {
    [FORCED]: { selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } } },
  },
});

/** A spread's number, the drag handle for fingers. */
export const grip = style([
  draggable,
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: 32,
    color: palette.paper,
    fontSize: '0.9rem',
    fontWeight: 700,
    '::after': {
      content: '',
      width: 22,
      height: 6,
      marginTop: -6,
      background:
        'radial-gradient(circle, rgb(255 250 240 / 0.75) 1.3px, transparent 1.6px) 0 0 / 6px 6px',
    },
  },
]);

// -------------------------------------------------------------------------------------- the cover

export const coverPanel = style({
  display: 'grid',
  gap: 8,
  alignItems: 'center',
  '@container': {
    [SMALL]: { marginInline: -8 },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 290px', gap: 16 },
  },
});

/** Rows of options with their names at the left. */
export const choices = style({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  padding: 10,
  borderRadius: 10,
  background: palette.linen,
  boxShadow: LIFTED,
  '@container': { [WIDE]: { gap: 10, padding: 12 } },
});
globalStyle(`${choices} :focus-visible`, PAGE_FOCUS);
const LABEL = 92;
globalStyle(`${choices} fieldset`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
});
// A legend that floats is laid out as a part of the row.
globalStyle(`${choices} legend`, {
  float: 'left',
  flex: `0 0 ${LABEL}px`,
  margin: 0,
  fontSize: '0.9rem',
  lineHeight: 1.15,
});
globalStyle(`${choices} legend > span`, { display: 'block', fontSize: '0.8rem' });
globalStyle(`${choices} fieldset > div`, {
  // With large text, below the label.
  flex: '1 0 6rem',
  minWidth: 0,
  gap: 3,
  gridTemplateColumns: 'repeat(4, minmax(0, 46px))',
});
globalStyle(`${choices} fieldset svg`, { maxWidth: '100%', height: 'auto' });
export const title = style({
  display: 'grid',
  gridTemplateColumns: `${LABEL}px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: 4,
});
export const photoChoice = style({ minWidth: 0 });
globalStyle(`${photoChoice} fieldset > div > label`, { flex: '0 0 46px' });
globalStyle(`${photoChoice} fieldset > div`, {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
  touchAction: 'pan-x pan-y',
});

export const coverDrop = style({ borderRadius: 10, selectors: { '&[data-target]': TARGET } });
export const closed = style({ padding: '6px 18px 14px', perspective: 1100 });

export const board = style({
  position: 'relative',
  width: '100%',
  maxWidth: 'min(300px, 64cqi)',
  aspectRatio: '1',
  margin: '0 auto',
  willChange: 'transform',
});

/** The edges of the pages, visible below and beside the cover. */
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

/** Colors of the fabrics, without their weave. */
const CLOTH = {
  'Rose weave': '#a84a63',
  'Oat linen': '#d3bf98',
  'Forest twill': '#35503a',
  'Navy herringbone': '#2b3c5e',
} as const;
for (const [fabric, color] of Object.entries(CLOTH)) {
  globalStyle(`${book}[data-fabric="${fabric}"]`, { vars: { [boardColor]: color } });
}

/** Fabric patterns, the same for the swatches and the cover. */
export const fabrics = styleVariants({
  'Rose weave': weave(
    CLOTH['Rose weave'],
    [
      'radial-gradient(circle at 30% 30%, rgb(255 224 226 / 0.42) 0 1.1px, transparent 1.5px)',
      'radial-gradient(circle at 80% 80%, rgb(60 4 20 / 0.5) 0 1.2px, transparent 1.6px)',
    ],
    '4px 4px',
  ),
  'Oat linen': weave(CLOTH['Oat linen'], [
    lines(90, 'rgb(255 250 236 / 0.4)', 1, 3),
    lines(0, 'rgb(84 60 26 / 0.24)', 1, 3),
    lines(90, 'rgb(84 60 26 / 0.16)', 2, 11),
    lines(0, 'rgb(255 250 236 / 0.28)', 1, 13),
  ]),
  'Forest twill': weave(CLOTH['Forest twill'], [
    lines(135, 'rgb(214 232 196 / 0.2)', 1.4, 4),
    lines(45, 'rgb(6 18 10 / 0.25)', 0.7, 3),
  ]),
  'Navy herringbone': weave(
    CLOTH['Navy herringbone'],
    [
      lines(135, 'rgb(206 220 250 / 0.26)', 1.4, 4.243),
      `linear-gradient(90deg, ${CLOTH['Navy herringbone']} 50%, transparent 50%)`,
      lines(45, 'rgb(206 220 250 / 0.26)', 1.4, 4.243),
    ],
    '12px 12px',
  ),
});

export const cloth = style({
  ...FILLING,
  overflow: 'hidden',
  borderRadius: '3px 6px 6px 3px',
  boxShadow:
    'inset 1px 1px 1px rgb(255 255 255 / 0.35), inset -2px -2px 3px rgb(10 2 4 / 0.4), 0 2px 3px rgb(16 2 6 / 0.5)',
  forcedColorAdjust: 'none',
  // The joint along the spine, and light from the upper left.
  '::after': {
    ...FILLING,
    content: '',
    background:
      'linear-gradient(90deg, rgb(255 255 255 / 0.12) 0 3.500%, rgb(10 2 4 / 0.4) 4.500%, rgb(255 255 255 / 0.2) 6%, transparent 8%), linear-gradient(125deg, rgb(255 246 226 / 0.28), transparent 50%, rgb(10 2 4 / 0.2))',
    pointerEvents: 'none',
  },
});

export const cameo = style({
  position: 'absolute',
  left: '29%',
  top: '12%',
  width: '46%',
  height: '60%',
  borderRadius: '50%',
  objectFit: 'cover',
});
export const trimBoard = style({ fill: '#47603f', stroke: palette.ink, strokeWidth: 1 });
export const trimFoil = style({ fill: palette.gold });
export const trimLine = style({ stroke: palette.gold, strokeWidth: 3, strokeLinecap: 'round' });

// --------------------------------------------------------------------------- what lies on the table

export const table = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(68px, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 10px',
  borderRadius: 10,
  backgroundColor: palette.linen,
  backgroundImage:
    'repeating-linear-gradient(90deg, rgb(120 84 40 / 0.1) 0 1px, transparent 1px 4px), repeating-linear-gradient(0deg, rgb(120 84 40 / 0.08) 0 1px, transparent 1px 4px)',
  boxShadow: '0 1px 2px rgb(40 10 16 / 0.4), 0 4px 10px rgb(40 10 16 / 0.22)',
  selectors: { '&[data-target]': { outline: `4px dashed ${palette.wine}`, outlineOffset: -4 } },
  '@container': {
    [NARROW]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'minmax(68px, 1fr) auto auto',
      gap: 6,
      // The cover and its options use the space of the photos.
      selectors: { [`${root}[data-view="Cover"] &`]: { gridTemplateRows: 'auto auto' } },
    },
  },
});
globalStyle(`${table} > p`, { gridColumn: '1 / -1' });

export const looseRow = style({
  alignSelf: 'stretch',
  // The table decides how many photos are shown, not the other way round.
  contain: 'size',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@container': {
    [NARROW]: { selectors: { [`${root}[data-view="Cover"] &`]: { display: 'none' } } },
  },
});
globalStyle(`${looseRow} > button`, { minWidth: 40, paddingInline: 0 });
export const loose = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
});
export const bare = style({ color: palette.quiet, fontSize: '0.9rem', lineHeight: 1.3 });
export const cell = style({ display: 'grid', placeItems: 'center' });
export const looseOne = style([
  stage,
  {
    border: 0,
    borderRadius: 2,
    background: palette.paper,
    boxShadow: '0 1px 2px rgb(40 10 16 / 0.5), 2px 4px 8px rgb(40 10 16 / 0.3)',
    cursor: 'grab',
    selectors: {
      '&:hover': { boxShadow: LIFTED },
      '&[aria-disabled="true"]': { opacity: 0.6 },
      '&[data-held]': { opacity: 0.25 },
    },
    '@media': { [MOTION]: { transition: 'box-shadow 0.15s' } },
  },
]);
globalStyle(`${looseOne} > img`, {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
});
export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
