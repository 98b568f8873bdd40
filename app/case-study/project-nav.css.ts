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

/** Two to a row where the longest words don't fit three: with large text. */
const LARGE_TEXT = '(max-width: 16rem)';
const NOT_LARGE_TEXT = '(min-width: 16.01rem)';

export const list = style({
  display: 'grid',
  // Each item spans two columns, so that a last row of one or two can be centered.
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@container': { [LARGE_TEXT]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  gap: '14px 8px',
  isolation: 'isolate',
  listStyle: 'none',
});

/** A shelf edged with lace, behind the logos of each row. The row's first item draws it, in its color. */
globalStyle(`${list} > li`, { position: 'relative', gridColumn: 'span 2' });
const place = { insetBlock: '65px auto', insetInline: '0 auto', zIndex: -1 } as const;
const shelf = {
  '::before': {
    content: '',
    position: 'absolute',
    ...place,
    height: 38,
    borderRadius: '3px 3px 6px 6px',
    background: `color-mix(in srgb, ${hue.types} var(--shelf, 38%), ${theme.color.page})`,
    boxShadow: theme.shadow.contact,
  },
  '::after': { ...whiteLaceEdge(27), ...place },
} as const;
for (const [part, rule] of Object.entries(shelf)) {
  globalStyle(`${list} > li:nth-child(3n + 1)${part}`, { ...rule, width: 'calc(300% + 16px)' });
  globalStyle(`${list} > li:nth-child(2n)${part}`, {
    '@container': { [LARGE_TEXT]: { display: 'none' } },
  });
  globalStyle(`${list} > li:nth-child(2n + 1)${part}`, {
    '@container': { [LARGE_TEXT]: { ...rule, width: 'calc(200% + 8px)' } },
  });
}

/** A last row of one or of two is centered, on a shelf of its own width. */
const SHORT_ROWS = {
  'last-child': { gridColumn: '3 / span 2', width: '100%' },
  'nth-last-child(2)': { gridColumn: '2 / span 2', width: 'calc(200% + 8px)' },
};
for (const [row, { gridColumn, width }] of Object.entries(SHORT_ROWS)) {
  const first = `${list} > li:nth-child(3n + 1):${row}`;
  globalStyle(first, { '@container': { [NOT_LARGE_TEXT]: { gridColumn } } });
  globalStyle(`${first}::before, ${first}::after`, {
    '@container': { [NOT_LARGE_TEXT]: { width } },
  });
}

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
