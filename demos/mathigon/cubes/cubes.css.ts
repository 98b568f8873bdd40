import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import * as polypad from '../shared/polypad.css.ts';
import { atOrigin, paper } from '../shared/polypad.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';
import { FORCED, group, NARROW, MOTION } from '#app/demo-kit/controls/controls.css.ts';

export { bar, noticeAbove, root, textButton, textButtons } from '../shared/polypad.css.ts';

export const board = style([
  polypad.board,
  {
    height: 440,
    fontFamily: theme.font.heading,
    // Ten rows, with cubes so large that a ten fits the width.
    '@container': { [NARROW]: { height: 'auto', aspectRatio: '326 / 332' } },
  },
]);

/** The part of the board inside the stitches. */
export const ground = style({
  position: 'absolute',
  inset: 10,
  // What is on the board stays below a message over it.
  isolation: 'isolate',
});

export const sign = style([polypad.sign, polypad.oneLine]);

/** On a phone in the first row, beside the tools. */
export const history = style([group, { '@container': { [NARROW]: { order: 1 } } }]);
/** Has the same width with any number, so that nothing beside it moves. */
export const split = style([polypad.textButton, { minWidth: '7em' }]);
export const organize = style([polypad.textButtons, { '@container': { [NARROW]: { order: 2 } } }]);

// In the narrowest window they still stand in one row.
globalStyle(`${organize} > button`, {
  '@container': { '(max-width: 290px)': { paddingInline: 5, fontSize: '0.8125rem' } },
});

/** Stacking order in front of all trains, which have one each. */
const FRONT = 60;

const click = keyframes({ from: { scale: '1.07' }, '45%': { scale: '0.985' } });

/** A train. Its box includes front, roof and side. */
export const train = style([
  polypad.grip,
  shaking,
  {
    ...atOrigin,
    padding: 0,
    border: 0,
    background: 'none',
    lineHeight: 0,
    zIndex: 'var(--layer)',
    selectors: {
      '&[data-held]': { zIndex: FRONT, willChange: 'transform' },
      '&:focus-visible': {
        zIndex: FRONT - 1,
        outline: `3px solid ${paper.night}`,
        outlineOffset: 4,
        borderRadius: 4,
      },
      '[data-motion-allowed] &:not([data-held])': {
        '@media': { [MOTION]: { transition: 'transform 0.38s cubic-bezier(0.3, 1.25, 0.5, 1)' } },
      },
      '[data-motion-allowed] &[data-snapped]': {
        '@media': { [MOTION]: { transition: 'transform 0.1s ease-out' } },
      },
      '[data-tool="pull"] &': { cursor: 'col-resize' },
    },
    '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
  },
]);

/** The picture, lifted while it is held. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  selectors: {
    '[data-motion-allowed] &[data-merged]': {
      '@media': { [MOTION]: { animation: `${click} 0.3s ease-out` } },
    },
    [`${train}[data-held]:not([data-snapped]) &`]: {
      transform: 'translate(-2px, -4px)',
      filter: 'drop-shadow(5px 9px 5px rgb(45 21 99 / 0.4))',
    },
  },
});

/** Number of cubes in a part of a train, on a strip of paper. */
export const strip = style({
  ...atOrigin,
  zIndex: FRONT + 1,
  display: 'grid',
  placeItems: 'center',
  color: paper.ink,
  backgroundColor: paper.cream,
  boxShadow: theme.shadow.contact,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
  pointerEvents: 'none',
  selectors: { '&[data-away]': { backgroundColor: '#ffd873' } },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** Line of the cut. */
export const cut = style({
  ...atOrigin,
  zIndex: FRONT + 1,
  width: 0,
  borderLeft: `3px dashed ${paper.night}`,
  filter: `drop-shadow(0 0 1.5px ${paper.cream}) drop-shadow(0 0 1.5px ${paper.cream})`,
  pointerEvents: 'none',
});

/** Where two trains would merge. */
export const seam = style({
  position: 'absolute',
  left: -6,
  top: 0,
  zIndex: FRONT + 2,
  width: 12,
  border: `2px solid ${paper.cream}`,
  borderRadius: 6,
  background: paper.yellow,
  boxShadow: `0 0 0 2px ${paper.violet}, 0 0 14px 4px ${paper.cream}`,
  pointerEvents: 'none',
});
