import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { grainOver, withoutGrainInPrint } from '#app/styles/grain.css.ts';
import { theme } from '#app/styles/theme.css.ts';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  background: theme.color.mediaGround,
  '::after': grainOver,
  '@media': withoutGrainInPrint,
  selectors: {
    '&[data-rounded]': { borderRadius: 8 },
    '&[hidden]': { display: 'none' },
  },
});

/**
 * The poster gives the size, and the video fills it: codecs need even sides, so a video can have one row more
 * than is shown. An explicit size overrides the poster's.
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
  // In print, the poster shows instead.
  '@media': { print: { visibility: 'hidden' } },
});

/**
 * Chromium's video controls are forty elements and six pictures, and cover a third of a phone's video. They are rendered when
 * the video comes near, and not while it plays, except on hover, touch or focus. If only the controls were hidden, a spinner
 * would show over the video while they load.
 */
const controls = 'video::-webkit-media-controls-enclosure';
globalStyle(
  `${root}:is([data-far], [data-state="playing"]):not(:hover, :focus-within) > ${controls}`,
  { '@media': { '(scripting: enabled)': { display: 'none' } } },
);

const travel = keyframes({ to: { strokeDashoffset: -24 } });

/** A stitched ring, shown while the video loads. */
export const loading = style({
  position: 'absolute',
  top: 'calc(50% - 28px)',
  left: 'calc(50% - 28px)',
  width: 56,
  height: 56,
  color: '#2b2420',
  background: 'rgb(255 255 255 / 0.85)',
  borderRadius: '50%',
  pointerEvents: 'none',
  // Hidden before that, so that it doesn't animate.
  display: 'none',
  selectors: { [`${root}[data-state="loading"] &`]: { display: 'block' } },
});

export const stitches = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${travel} 1.2s linear infinite` },
  },
});
