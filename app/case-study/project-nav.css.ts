import { globalStyle, style } from '@vanilla-extract/css';
import { laceEdge, lacePicots } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

export const root = style({
  containerType: 'inline-size',
  position: 'relative',
  marginTop: 40,
  paddingInline: 12,
  '@media': { print: { display: 'none' } },
});

/** Two columns where the longest words don't fit three: with large text. */
const LARGE_TEXT = '(max-width: 16rem)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container': { [LARGE_TEXT]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  gap: '14px 8px',
  listStyle: 'none',
});

/** A shelf edged with lace under the logos of each row. The row's first item draws it. */
globalStyle(`${list} > li`, { position: 'relative' });
const shelf = {
  ...laceEdge(27),
  inset: '65px auto auto 0',
  filter: 'drop-shadow(0 1px 1px rgb(60 42 24 / 0.35))',
} as const;
globalStyle(`${list} > li:nth-child(3n + 1)::before`, { ...shelf, width: 'calc(300% + 16px)' });
globalStyle(`${list} > li:nth-child(2n)::before`, {
  '@container': { [LARGE_TEXT]: { display: 'none' } },
});
globalStyle(`${list} > li:nth-child(2n + 1)::before`, {
  '@container': { [LARGE_TEXT]: { ...shelf, width: 'calc(200% + 8px)' } },
});

export const link = style({
  display: 'grid',
  // The lace is between logo and title.
  gap: 30,
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
