import { globalStyle, style } from '@vanilla-extract/css';
import { paperDisc } from '#app/styles/disc.css.ts';

const MARGIN = 'min(4vw, 3rem)';

/** A dark table, on which the picture lies. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  placeItems: 'center',
  background: 'oklch(0.2 0.012 60 / 0.96)',
  cursor: 'zoom-out',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: {
    '&[open]': { display: 'grid' },
    '&::backdrop': { background: 'none' },
    // A long page takes the width of the window, and scrolls.
    '&[data-long]': { overflowY: 'auto', placeItems: 'start center' },
  },
});

/** As large as the window and the file allow. enlarge.ts sets both variables. */
export const image = style({
  display: 'block',
  width: `min(100vw - 2 * ${MARGIN}, (100dvh - 2 * ${MARGIN}) * var(--aspect), var(--largest))`,
  height: 'auto',
  aspectRatio: 'var(--aspect)',
  '@media': {
    '(max-width: 549.98px)': { width: 'min(100vw - 16px, (100dvh - 120px) * var(--aspect))' },
  },
  selectors: {
    [`${dialog}[data-long] &`]: { width: 'min(100vw, var(--largest))' },
  },
});

const disc = style([paperDisc, { position: 'fixed', zIndex: 1 }]);
globalStyle(`${disc} > svg`, {
  width: 22,
  height: 22,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const close = style([disc, { top: 10, insetInlineEnd: 10 }]);
export const previous = style([disc, { top: 'calc(50% - 22px)', insetInlineStart: 10 }]);
export const next = style([disc, { top: 'calc(50% - 22px)', insetInlineEnd: 10 }]);
globalStyle(`:is(${previous}, ${next})`, {
  // Within reach of a thumb, and not on the picture.
  '@media': { '(max-width: 549.98px)': { top: 'auto', bottom: 12 } },
});

globalStyle('::view-transition-group(enlarged)', { zIndex: 5, animationDuration: '260ms' });
globalStyle('::view-transition-old(enlarged), ::view-transition-new(enlarged)', {
  height: '100%',
  objectFit: 'contain',
});
