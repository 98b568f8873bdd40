/** How the parts of a demo respond to a finger. */
import { style } from '@vanilla-extract/css';

/**
 * A thing that is dragged: a finger on it never scrolls the page, in whatever direction it goes.
 * Chromium ignores `touch-action` on children of an SVG unless they are blocks.
 */
export const draggable = style({
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: { 'svg &': { display: 'block' } },
});

/**
 * The ground around draggable things: a finger that misses one scrolls the page up and down as
 * everywhere, but a sideways stroke doesn't leave the page by the browser's swipe back.
 */
export const stage = style({ touchAction: 'pan-y pinch-zoom' });
