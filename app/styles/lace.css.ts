import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** Stretched to a whole number of scallops. */
const LACE = 'url("/app/styles/paper/lace.svg") round no-repeat top left / auto 100%';

/**
 * A lace edge along the top of an element, as its `::before`.
 * @param height height of the edge, px; it repeats every 4/3 of that
 */
export const laceEdge = (height: number): StyleRule => ({
  content: '',
  position: 'absolute',
  inset: '0 0 auto',
  height,
  background: LACE,
  pointerEvents: 'none',
});

/** The same in white paper, for a colored ground. */
export const whiteLaceEdge = (height: number): StyleRule => ({
  ...laceEdge(height),
  background: `var(--white-lace, #fffefb)`,
  mask: LACE,
  WebkitMask: LACE,
});

/** A lace edge as a divider between two parts of a text. */
export const laceDivider: GlobalStyleRule = {
  height: 24,
  border: 0,
  background: theme.color.lace,
  mask: LACE,
  WebkitMask: LACE,
  // Forced colors drop backgrounds: a plain line replaces it.
  '@media': {
    '(forced-colors: active)': {
      height: 0,
      borderTop: '2px solid',
      mask: 'none',
      WebkitMask: 'none',
    },
  },
};

/** Picots around a round logo that has the focus. */
export const lacePicots: GlobalStyleRule = { outline: '5px dotted', outlineOffset: 3 };
