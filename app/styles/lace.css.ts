import type { StyleRule } from '@vanilla-extract/css';

/**
 * A lace edge that hangs from the upper edge of an element, as its `::before`.
 * @param height height of the edge, px; it repeats every 4/3 of that
 */
export const laceEdge = (height: number): StyleRule => ({
  content: '',
  position: 'absolute',
  inset: '0 0 auto',
  height,
  background: 'url("/content/media/site/lace.svg") repeat-x top center / auto 100%',
  pointerEvents: 'none',
});
