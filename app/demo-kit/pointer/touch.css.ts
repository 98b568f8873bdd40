/** Touch behavior of the parts of a demo. */
import { style } from '@vanilla-extract/css';

const UNSELECTABLE = {
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
} as const;

/**
 * For everything that can be dragged: a finger on it never scrolls the page, in any direction.
 * Chromium ignores `touch-action` on children of an SVG unless they are blocks.
 */
export const draggable = style({
  ...UNSELECTABLE,
  touchAction: 'none',
  selectors: { 'svg &': { display: 'block' } },
});

/**
 * The background around draggable things: a finger scrolls the page vertically, but a horizontal stroke
 * doesn't trigger the browser's swipe back. A stroke that misses the things selects no text. Also for things that are
 * dragged with a `scroller`.
 */
export const stage = style({ ...UNSELECTABLE, touchAction: 'pan-y pinch-zoom' });
