import { style } from '@vanilla-extract/css';
import { palette } from './palette.ts';

export const root = style({
  // A value that changes moves nothing around it.
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
  color: palette.creamShade,
});

const HANDLE = 24;
const GROOVE = 8;

const groove = {
  height: GROOVE,
  borderRadius: GROOVE / 2,
  background: palette.groove,
};

const handle = {
  boxSizing: 'border-box',
  width: HANDLE,
  height: HANDLE,
  border: `7px solid ${palette.cream}`,
  borderRadius: '50%',
  background: palette.red,
  boxShadow: '0 1px 2px rgb(0 0 0 / 0.6), 0 4px 8px rgb(0 0 0 / 0.45)',
} as const;

/** A paper slider: a groove, the part that is used up, and a handle. */
export const range = style({
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: 36,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  // A swipe up or down scrolls the page.
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': {
    ...groove,
    background: `linear-gradient(to right, ${palette.redLight} var(--share), ${palette.groove} var(--share))`,
  },
  '::-webkit-slider-thumb': { appearance: 'none', marginTop: (GROOVE - HANDLE) / 2, ...handle },
  '::-moz-range-track': groove,
  '::-moz-range-progress': { ...groove, background: palette.redLight },
  '::-moz-range-thumb': handle,
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
