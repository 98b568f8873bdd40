import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  background: theme.color.mediaGround,
  selectors: {
    '&[data-rounded]': { borderRadius: 8 },
    '&[hidden]': { display: 'none' },
  },
});

/**
 * The poster gives the size, and the video fills it: codecs want even sides, so a video may have one
 * row more than is shown. A size that is named goes before the poster's.
 */
const sized = `${root}[data-sized] &`;
export const poster = style({
  selectors: { [sized]: { position: 'absolute', inset: 0 } },
});

export const video = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  selectors: { [sized]: { position: 'relative', height: 'auto' } },
  // On paper the poster is seen instead.
  '@media': { print: { visibility: 'hidden' } },
});

/**
 * Chromium's controls of a video are forty elements and six pictures: made when it comes near, or by
 * the hand on it should the scripts have failed. Hidden with all that is around them, a ring would
 * turn over the video as they come.
 */
const controls = 'video::-webkit-media-controls-enclosure';
globalStyle(`${root}[data-far]:not(:hover, :focus-within) > ${controls}`, {
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

const travel = keyframes({ to: { strokeDashoffset: -24 } });

/** A stitched ring, sewn on while the video is on its way. */
export const loading = style({
  position: 'absolute',
  top: 'calc(50% - 28px)',
  left: 'calc(50% - 28px)',
  width: 56,
  height: 56,
  color: theme.color.ink,
  background: 'rgb(255 255 255 / 0.85)',
  borderRadius: '50%',
  pointerEvents: 'none',
  // Nothing of it moves, or costs a frame, before.
  display: 'none',
  selectors: { [`${root}[data-state="loading"] &`]: { display: 'block' } },
});

export const stitches = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${travel} 1.2s linear infinite` },
  },
});
