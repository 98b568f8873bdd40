import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { thumb } from '../shared/choice.css.ts';
import { FILLING, WIDE } from '../shared/editor.css.ts';
import { palette } from '../shared/palette.ts';
import { MOTION } from '#app/demo-kit/controls/controls.css.ts';
import { staysInView } from '#app/demo-kit/controls/stays-in-view.css.ts';
import { slip } from '#app/demo-kit/notice/notice.css.ts';
import { stage as ground } from '#app/demo-kit/pointer/touch.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gap: 12,
  gridTemplateAreas: '"scene" "controls" "panel" "keep"',
  alignItems: 'start',
  alignContent: 'start',
  minWidth: 0,
  color: palette.ink,
  '@container': {
    [WIDE]: {
      gridTemplateAreas: '"scene controls" "scene panel" "keep panel"',
      gridTemplateColumns: 'minmax(0, 1fr) 276px',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
});

export const controls = style({
  gridArea: 'controls',
  display: 'grid',
  gap: 6,
  justifyItems: 'center',
});
/** All labels of a button whose label changes, in one grid cell, so that it stays as wide as the longest. */
export const labels = style({ display: 'grid', justifyItems: 'center' });
export const label = style({
  gridArea: '1 / 1',
  whiteSpace: 'nowrap',
  selectors: { '&[data-unused]': { visibility: 'hidden' } },
});
/** As high as the tallest tab panel, so that switching tabs moves nothing. */
export const panel = style({ gridArea: 'panel', minWidth: 0, minHeight: 401 });
export const keep = style({ gridArea: 'keep' });
/**
 * A row of photos with room for focus rings around, and the upper half of the next one, which shows that it scrolls. Two
 * rows more if there is no choice of frames above.
 */
export const photoList = style({
  position: 'relative',
  maxHeight: 109,
  ':first-child': { maxHeight: 216 },
  margin: '-5px -5px -7px',
  padding: 5,
  overflowY: 'auto',
});

/** Beside the controls and the panel, or above them. */
export const scene = style([staysInView, { gridArea: 'scene', containerType: 'inline-size' }]);

/** On the narrowest phones, the buttons of a notice are below its text. */
globalStyle(`${scene} > [data-share-notice]`, {
  '@container': { '(max-width: 300px)': { flexWrap: 'wrap' } },
});

/** Length in inches of the stage. */
const inch = (value: number | string) => `calc(var(--inch) * ${value})`;

/** Centers of card and envelope, inches from the upper edge. */
const CARD = 4.75;
const ENVELOPE = 8.5;

export const stage = style({
  vars: { '--inch': 'min(100cqw / 9.3, 46px)' },
  '@media': {
    // As in heights.css: controls have room below it.
    '(max-width: 549.98px)': { vars: { '--inch': 'min(100cqw / 9.3, max(26px, 3.8svh))' } },
  },
  position: 'relative',
  isolation: 'isolate',
  height: inch(11.7),
  overflow: 'hidden',
  borderRadius: 12,
  boxShadow: 'inset 0 1px 4px rgb(0 0 0 / 0.5)',
  forcedColorAdjust: 'none',
  ':focus-visible': { outline: '3px dashed #ffe1a0', outlineOffset: -7 },
});

/** Position and size in inches, by the center. */
const centered = (center: number, width: string, height: string) =>
  ({
    position: 'absolute',
    left: '50%',
    top: inch(center),
    width: inch(width),
    height: inch(height),
    margin: `${inch(`${height} / -2`)} 0 0 ${inch(`${width} / -2`)}`,
  }) as const;

/** Beside the photos on the table. */
export const invitation = style([
  slip,
  { zIndex: 6, right: 12, bottom: 12, padding: '5px 14px', pointerEvents: 'none' },
]);

/** Container of the card, which preserves 3D. */
export const holder = style({
  ...centered(CARD, 'var(--width)', 'var(--height)'),
  zIndex: 4,
  perspective: inch(26),
});

/**
 * A card, flat or folded. A script sets `--open`, from 0 to 1, and `--ajar`, how far a closed card is
 * ajar. When open, its fold is in the middle, and both pages fit the stage.
 */
export const spread = style({
  vars: { '--open': '0', '--ajar': '1' },
  ...FILLING,
  transformStyle: 'preserve-3d',
  transform: `translateX(${inch('var(--width) * 0.39 * var(--open)')}) scale(calc(1 - 0.22 * var(--open)))`,
});

export const card = style([
  ground,
  {
    ...FILLING,
    transformStyle: 'preserve-3d',
    transformOrigin: 'calc(50% * (1 - var(--open)))',
    willChange: 'transform',
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
  },
]);

const face = style({
  ...FILLING,
  overflow: 'hidden',
  borderRadius: 3,
  backfaceVisibility: 'hidden',
});

/** Light along the upper and left edge, the paper's thickness along the others. */
const rim = 'inset 1px 1px 0 rgb(255 255 255 / 0.35), inset -1px -1px 0 rgb(20 2 8 / 0.3)';

export const front = style([
  face,
  {
    '::after': {
      ...FILLING,
      content: '',
      borderRadius: 3,
      boxShadow: rim,
      background: 'linear-gradient(125deg, rgb(255 244 224 / 0.2), rgb(255 244 224 / 0) 45%)',
      pointerEvents: 'none',
    },
  },
]);
const rimmed = style([face, { boxShadow: rim }]);
export const back = style([rimmed, { transform: 'rotateY(180deg) translateZ(1.5px)' }]);

/** The front sheet of a folded card, which rotates about its left edge. */
export const leaf = style({
  ...FILLING,
  transformStyle: 'preserve-3d',
  transformOrigin: 'left',
  transform: 'translateZ(1.5px)',
  selectors: {
    [`${spread}[data-folded] &`]: {
      transform:
        'translateZ(1.5px) rotateY(calc(var(--ajar) * (1 - var(--open)) * -15deg - var(--open) * 158deg))',
    },
  },
});

/** The pages inside; the paper is darker toward the fold. */
export const inner = style([
  rimmed,
  { background: `linear-gradient(95deg, #d8c4a0, ${palette.paper} 26%)` },
]);
export const innerLeft = style([
  rimmed,
  {
    transform: 'rotateY(180deg)',
    background: `linear-gradient(265deg, #cdb78f, #f6edda 22%, #f1e5cc)`,
  },
]);
/** The shadow of the front sheet, which fades as it opens. */
export const innerShade = style({
  ...FILLING,
  background: 'linear-gradient(90deg, rgb(40 16 8 / 0.5), rgb(40 16 8 / 0.16))',
  opacity: 'calc(1 - var(--open) * 1.15)',
  pointerEvents: 'none',
});
/** A leaf embossed into the paper, without ink. */
export const emboss = style({
  position: 'absolute',
  inset: '34% 30%',
  width: '40%',
  height: '32%',
  overflow: 'visible',
  fill: '#e6d6b6',
  filter: 'drop-shadow(0.7px 0.8px 0 #fffaf0) drop-shadow(-0.6px -0.7px 0 rgb(90 60 20 / 0.4))',
});

/** Area along the edge that opens the card, on both sides of the sheet. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: '18%',
  cursor: 'ew-resize',
  selectors: { [`${innerLeft} &`]: { right: 'auto', left: 0 } },
});

export const photo = style({
  position: 'absolute',
  objectFit: 'cover',
  boxShadow: '0 1px 2px rgb(20 2 8 / 0.55), 1px 3px 6px rgb(20 2 8 / 0.3)',
  selectors: {
    '&[data-chosen], &[data-target]': { outline: `3px dashed ${palette.gold}`, outlineOffset: -3 },
  },
});

/** The card turns away from the light. */
export const shade = style({
  ...FILLING,
  background: '#14020a',
  opacity: 0,
  pointerEvents: 'none',
});

export const shadow = style({
  ...centered(CARD, '(var(--width) + 1.2)', '(var(--height) + 1)'),
  zIndex: 3,
  translate: `${inch(0.25)} ${inch(0.4)}`,
  // Not a filter, which would be calculated in each frame while the card rotates.
  background:
    'radial-gradient(closest-side, rgb(20 2 8 / 0.72) 48%, rgb(20 2 8 / 0.5) 63%, rgb(20 2 8 / 0.22) 78%, rgb(20 2 8 / 0.06) 91%, rgb(20 2 8 / 0))',
  willChange: 'transform',
  pointerEvents: 'none',
  selectors: { [`${stage}[data-inside="true"] &`]: { visibility: 'hidden' } },
});

const OPEN_FLAP = 'rotateX(0deg)';
const SHUT_FLAP = 'rotateX(180deg)';

const box = {
  ...centered(ENVELOPE, '(var(--long) + 0.35)', '(var(--short) + 0.35)'),
  pointerEvents: 'none',
} as const;

export const envelope = style({
  ...box,
  zIndex: 1,
  borderRadius: 3,
  boxShadow: '0 2px 3px rgb(20 2 8 / 0.5), 3px 8px 16px rgb(20 2 8 / 0.45)',
});
export const envelopeFront = style({ ...box, zIndex: 2 });
export const flapBox = style({
  ...box,
  zIndex: 1,
  perspective: inch(30),
  selectors: {
    // The flap closes over card and pocket.
    [`${stage}[data-inside="true"] &`]: {
      zIndex: 6,
      filter: 'drop-shadow(0 1px 1px rgb(20 2 8 / 0.4)) drop-shadow(0 2px 4px rgb(20 2 8 / 0.25))',
    },
  },
});

export const pocket = style({
  display: 'block',
  width: '100%',
  height: '100%',
  filter: 'drop-shadow(0 2px 3px rgb(20 2 8 / 0.45))',
});
export const fold = style({ filter: 'drop-shadow(0 -1px 1px rgb(20 2 8 / 0.35))' });

/**
 * The flap is longer than the side folds of the pocket, and has shoulders: closed, it overlaps them
 * along its whole edge. While it is open, its tip points up.
 */
const FLAP = 'polygon(0 100%, 0 94%, 46% 5%, 48% 1%, 50% 0, 52% 1%, 54% 5%, 100% 94%, 100% 100%)';
const FLAP_TURNED =
  'polygon(0 0, 0 6%, 46% 95%, 48% 99%, 50% 100%, 52% 99%, 54% 95%, 100% 6%, 100% 0)';
/** The paper inside the foil edge. */
const FLAP_PAPER =
  'polygon(0 0, 0 2.5%, 46% 91.5%, 48% 95.5%, 50% 96.5%, 52% 95.5%, 54% 91.5%, 100% 2.5%, 100% 0)';

export const flap = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '99.500%',
  height: '63%',
  transformOrigin: 'bottom',
  transformStyle: 'preserve-3d',
  transform: OPEN_FLAP,
  selectors: { [`${stage}[data-inside="true"] &`]: { transform: SHUT_FLAP } },
});

export const flapInside = style({ ...FILLING, backfaceVisibility: 'hidden' });
export const flapRim = style([flapInside, { clipPath: FLAP }]);
/** The outside of the flap, with the tip at the other end. */
export const flapOutside = style([
  flapInside,
  { clipPath: FLAP_TURNED, transform: 'rotateX(180deg)' },
]);
export const flapPaper = style({ ...FILLING, clipPath: FLAP_PAPER });

const IN = `translateY(${inch(ENVELOPE - CARD)}) rotate(var(--upright))`;
const ABOVE = `translateY(${inch(-2.4)}) rotate(var(--upright)) scale(0.94)`;

const goIn = keyframes({
  from: { transform: 'none', zIndex: 4 },
  '45%': { transform: ABOVE, zIndex: 4 },
  '46%': { transform: ABOVE, zIndex: 2 },
  to: { transform: IN, zIndex: 2 },
});
const comeOut = keyframes({
  from: { transform: IN, zIndex: 2 },
  '54%': { transform: ABOVE, zIndex: 2 },
  '55%': { transform: ABOVE, zIndex: 4 },
  to: { transform: 'none', zIndex: 4 },
});
const appear = keyframes({ from: { opacity: 0 } });
const shut = keyframes({ from: { transform: OPEN_FLAP }, to: { transform: SHUT_FLAP } });
const openUp = keyframes({ from: { transform: SHUT_FLAP }, to: { transform: OPEN_FLAP } });
/** Keeps the flap below the card until it moves. */
const below = keyframes({ from: { zIndex: 1 }, to: { zIndex: 1 } });
const above = keyframes({ from: { zIndex: 6 }, to: { zIndex: 6 } });

globalStyle(`${stage}[data-inside="true"] ${holder}`, { zIndex: 2, transform: IN });
globalStyle(`${stage}[data-inside="true"] ${card}`, { touchAction: 'auto', cursor: 'default' });

/** Taps on the closed envelope take the card out. */
for (const part of [envelope, envelopeFront, flapBox]) {
  globalStyle(`${stage}[data-inside="true"] ${part}`, { pointerEvents: 'auto', cursor: 'pointer' });
}

const ease = 'cubic-bezier(0.45, 0, 0.3, 1)';
const animate = (when: 'true' | 'false', part: string, animation: string) =>
  globalStyle(`${stage}[data-inside="${when}"][data-animated] ${part}`, {
    '@media': { [MOTION]: { animation } },
  });
animate('true', holder, `${goIn} 1.3s ${ease}`);
animate('true', flapBox, `${below} 1.3s`);
animate('true', flap, `${shut} 0.5s ${ease} 1.25s backwards`);
animate('false', holder, `${comeOut} 1.3s ${ease} 0.4s backwards`);
// The card is above the envelope by then.
animate('false', shadow, `${appear} 0.5s ease-out 1.2s backwards`);
animate('false', flapBox, `${above} 0.3s`);
animate('false', flap, `${openUp} 0.45s ${ease}`);

/** Photos without a frame, on the table. */
export const waiting = style({
  position: 'absolute',
  zIndex: 5,
  left: 10,
  bottom: 10,
  display: 'flex',
  pointerEvents: 'none',
});
export const print = style({
  width: inch(1.25),
  height: inch(1.25),
  objectFit: 'cover',
  border: `${inch(0.09)} solid ${palette.paper}`,
  boxShadow: '0 1px 2px rgb(20 2 8 / 0.6), 2px 5px 9px rgb(20 2 8 / 0.4)',
  cursor: 'grab',
  pointerEvents: 'auto',
  '@media': { [MOTION]: { transition: 'translate 180ms ease-out, scale 180ms ease-out' } },
  selectors: {
    '&[data-held]': { zIndex: 1, scale: '1.12', cursor: 'grabbing', transition: 'none' },
    [`${stage}[data-inside="true"] &`]: { pointerEvents: 'none' },
    '&:hover:not([data-held])': { translate: '0 -3px' },
    '&:nth-child(odd)': { transform: 'rotate(-6deg)' },
    '&:nth-child(even)': { transform: 'rotate(5deg) translateY(4px)' },
    '& + &': { marginLeft: inch(-0.3) },
  },
});

globalStyle(`${panel} ${thumb}`, { width: 42, height: 42 });
export const letterFace = style({ lineHeight: '1.3 !important' });
export const facePaper = style({ fill: palette.paper, stroke: palette.ink, strokeWidth: 0.12 });
export const faceFrame = style({ fill: '#b0736c' });
export const faceWords = style({ fill: '#c9a86a' });
