import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { CALM, board as pad, FORCED, grip, paper } from '../polypad/pad.css.ts';
import { NARROW } from '../shared/controls.css.ts';

export { bar, group, root, sign, word, words } from '../polypad/pad.css.ts';

export const board = style([
  pad,
  {
    height: 408,
    fontFamily: theme.font.heading,
    '@container': { [NARROW]: { height: 340 } },
  },
]);

/** A train; its box is its front, roof and side. */
export const train = style([
  grip,
  {
    position: 'absolute',
    left: 0,
    top: 0,
    padding: 0,
    border: 0,
    background: 'none',
    lineHeight: 0,
    willChange: 'transform',
    selectors: {
      '&[data-held]': { zIndex: 3 },
      '&[aria-pressed="true"]': { zIndex: 2 },
      '&:focus-visible': { outline: `3px solid ${paper.night}`, outlineOffset: 4, borderRadius: 4 },
      '[data-moving] &:not([data-held])': {
        '@media': { [CALM]: { transition: 'transform 0.38s cubic-bezier(0.3, 1.25, 0.5, 1)' } },
      },
      '[data-tool="pull"] &': { cursor: 'col-resize' },
    },
    '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
  },
]);

/** The picture; lifted while it is held. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  selectors: {
    [`${train}[data-held] &`]: {
      transform: 'translate(-2px, -4px)',
      filter: 'drop-shadow(5px 9px 5px rgb(45 21 99 / 0.4))',
    },
  },
});

/** How many there are, on a strip of paper below a part of a train. */
export const strip = style({
  position: 'absolute',
  left: 0,
  top: 0,
  zIndex: 4,
  display: 'grid',
  placeItems: 'center',
  minHeight: 22,
  color: paper.ink,
  backgroundColor: paper.cream,
  boxShadow: theme.shadow.contact,
  fontSize: '1.05rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
  pointerEvents: 'none',
  selectors: { '&[data-away]': { backgroundColor: '#ffd873' } },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** Where the scissors would go. */
export const cut = style({
  position: 'absolute',
  left: 0,
  top: 0,
  zIndex: 4,
  width: 0,
  borderLeft: `3px dashed ${paper.night}`,
  filter: `drop-shadow(0 0 1.5px ${paper.cream}) drop-shadow(0 0 1.5px ${paper.cream})`,
  pointerEvents: 'none',
});

/** Where a train would merge. */
export const ghost = style({
  position: 'absolute',
  left: 0,
  top: 0,
  zIndex: 1,
  border: `3px dashed ${paper.violet}`,
  borderRadius: 5,
  background: `${paper.cream}88`,
  pointerEvents: 'none',
});
