import { globalStyle, style } from '@vanilla-extract/css';
import { lacePicots, whiteLaceEdge } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  position: 'relative',
  marginTop: 40,
  paddingInline: 12,
  '@media': { '(min-width: 46rem)': { paddingInline: 20 }, print: { display: 'none' } },
});

/** Where three of the longest words don't fit a row: with large text. */
const LARGE_TEXT = '(max-width: 16rem)';

export const list = style({
  vars: {
    '--shelf-color': `color-mix(in srgb, ${hue.types} var(--shelf, 38%), ${theme.color.page})`,
  },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  rowGap: 14,
  listStyle: 'none',
});

/** Below each logo is its part of a shelf edged with lace, in the color of the page. */
globalStyle(`${list} > li`, {
  position: 'relative',
  width: 'calc(100% / 3)',
  isolation: 'isolate',
  paddingInline: 4,
  background: 'linear-gradient(var(--shelf-color) 0 0) 0 65px / 100% 38px no-repeat',
  '@container': { [LARGE_TEXT]: { width: '50%' } },
});
globalStyle(`${list} > li::after`, { ...whiteLaceEdge(27), insetBlock: '65px auto', zIndex: -1 });

export const link = style({
  display: 'grid',
  // The shelf is between logo and title.
  gap: 42,
  justifyItems: 'center',
  alignContent: 'start',
  height: '100%',
  position: 'relative',
  padding: '10px 6px 8px',
  borderRadius: 8,
  color: theme.color.ink,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { color: hue.types, fontWeight: 700 },
  },
});

export const logo = style({
  width: 56,
  height: 56,
  borderRadius: '50%',
  border: `3px solid ${hue.logoBorder}`,
  background: hue.logoBorder,
  boxShadow: theme.shadow.contact,
  selectors: {
    // The current page: stitches around its logo.
    [`${link}[aria-current] &`]: { outline: `2px dashed ${hue.types}`, outlineOffset: 3 },
    [`${link}:hover &, ${link}:focus-visible &`]: {
      boxShadow: theme.shadow.paper,
      transform: 'translateY(-5px)',
    },
    [`${link}:focus-visible &`]: lacePicots,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: 'transform 0.18s, box-shadow 0.18s' },
  },
});
