import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** Colors that a demo can set on an ancestor of its sliders; by default the colors of the page. */
export const colors = {
  value: createVar(),
  groove: createVar(),
  filled: createVar(),
  handle: createVar(),
  rim: createVar(),
};
const groovePaint = fallbackVar(colors.groove, '#8a7f70');
const filledPaint = fallbackVar(colors.filled, hue.types);

export const root = style({
  // A changing value causes no layout outside.
  contain: 'layout',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  lineHeight: 1.25,
});

export const label = style({ fontSize: '0.95rem', fontWeight: 700 });

export const value = style({
  fontSize: '0.95rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: fallbackVar(colors.value, theme.color.quiet),
});

const HANDLE_PX = 24;
const GROOVE_PX = 8;

const groove = { height: GROOVE_PX, borderRadius: GROOVE_PX / 2, background: groovePaint };

/** The holes of a sewing button. */
const holes = ['38% 38%', '62% 38%', '38% 62%', '62% 62%']
  .map((place) => `radial-gradient(circle at ${place}, rgb(0 0 0 / 0.6) 1.4px, transparent 2px)`)
  .join(', ');

const handle = {
  boxSizing: 'border-box',
  width: HANDLE_PX,
  height: HANDLE_PX,
  border: `3px solid ${fallbackVar(colors.rim, theme.color.page)}`,
  borderRadius: '50%',
  background: `${holes}, ${fallbackVar(colors.handle, hue.types)}`,
  boxShadow: '0 1px 2px rgb(0 0 0 / 0.6), 0 4px 8px rgb(0 0 0 / 0.45)',
} as const;

/** A paper slider: a groove with a filled part, and a sewing button as its handle. */
export const range = style({
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: 36,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  // Vertical swipes scroll the page.
  touchAction: 'pan-y',
  // Between the label above and the next one.
  ':focus-visible': { outlineOffset: -1, borderRadius: 10 },
  '::-webkit-slider-runnable-track': {
    ...groove,
    background: `linear-gradient(to right, ${filledPaint} var(--share), ${groovePaint} var(--share))`,
  },
  '::-webkit-slider-thumb': {
    appearance: 'none',
    marginTop: (GROOVE_PX - HANDLE_PX) / 2,
    ...handle,
  },
  '::-moz-range-track': groove,
  '::-moz-range-progress': { ...groove, background: filledPaint },
  '::-moz-range-thumb': handle,
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
