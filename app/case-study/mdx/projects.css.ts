import { globalStyle, style } from '@vanilla-extract/css';
import { WINDOW_TOP } from '#app/styles/view-transition.css.ts';
import { GRAIN, grainOver } from '#app/styles/grain.css.ts';
import { hue, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { NARROW } from './phone-layout.ts';
import { asWideAsPossible, HAS_MARGINS } from './wide.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr))',
  gap: '26px 20px',
  listStyle: 'none',
  selectors: {
    // As wide as a picture; three, or five and more, use the margins of wide windows.
    '&&': { maxWidth: 'none' },
    '&&:has(> :nth-child(3)):not(:has(> :last-child:nth-child(4)))': asWideAsPossible,
    // Two rows of two.
    '&:has(> :last-child:nth-child(4))': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    },
    // Three to a row, unless one would be alone in the last.
    '&:has(> :last-child:is(:nth-child(3n), :nth-child(3n + 5)))': {
      '@media': { [HAS_MARGINS]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    '&:has(> :last-child:nth-child(3n + 7))': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
      '@media': { [HAS_MARGINS]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
  '@media': {
    [NARROW]: {
      gap: '20px 14px',
      selectors: {
        '&&': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.6rem, 100%), 1fr))' },
      },
    },
  },
});

/** A small card of the entry's paper; all of it is the link. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: 16,
  borderRadius: 10,
  background: `${GRAIN} ${tintedPaper}`,
  boxShadow: theme.shadow.paper,
  ':hover': { boxShadow: theme.shadow.lifted },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    '(prefers-reduced-motion: no-preference)': { transition: 'box-shadow 0.18s, translate 0.18s' },
    print: { breakInside: 'avoid' },
  },
});
globalStyle(`${card}:hover`, { translate: '0 -3px' });

/** Shows the middle of the scene, as the head of the page does. */
export const window = style({
  position: 'relative',
  aspectRatio: '6 / 5',
  overflow: 'hidden',
  borderRadius: '10px 10px 0 0',
  background: hue.color,
});

export const picture = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      width: '100%',
      aspectRatio: '616 / 1100',
      marginTop: `-${((WINDOW_TOP / 616) * 100).toFixed(2)}%`,
    },
    '&&::after': grainOver,
  },
});

/** A seal on the lower edge of the picture. */
export const logo = style({
  boxSizing: 'border-box',
  width: 44,
  height: 44,
  marginTop: -26,
  marginInlineStart: 12,
  border: `2px solid ${hue.logoBorder}`,
  borderRadius: '50%',
  background: hue.logoBorder,
  boxShadow: theme.shadow.contact,
  position: 'relative',
});

export const title = style({
  marginTop: 8,
  paddingInline: 14,
  fontFamily: theme.font.heading,
  fontSize: '1.1875rem',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: hue.types,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 10 },
  selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } },
});

export const description = style({});
globalStyle(`${card} p${description}`, {
  marginTop: 4,
  paddingInline: 14,
  color: theme.color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textWrap: 'pretty',
});

// The only one has its text beside the picture, like the head of a page.
const only = `${card}:only-child`;
const BESIDE = '(min-width: 550px)';
globalStyle(only, {
  '@media': {
    [BESIDE]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: '1fr 1fr',
      columnGap: 16,
      maxWidth: '38rem',
      paddingBottom: 0,
    },
  },
});
globalStyle(`${only} > ${window}`, {
  '@media': {
    [BESIDE]: {
      gridRow: '1 / 3',
      borderRadius: 0,
      borderStartStartRadius: 10,
      borderEndStartRadius: 10,
    },
  },
});
globalStyle(`${only} > ${logo}`, {
  '@media': {
    [BESIDE]: {
      gridArea: '2 / 2',
      alignSelf: 'end',
      marginBlock: '0 12px',
      marginInlineStart: -38,
    },
  },
});
globalStyle(`${only} > ${title}`, {
  '@media': { [BESIDE]: { gridArea: '1 / 2', alignSelf: 'end', fontSize: '1.375rem' } },
});
globalStyle(`${only} > p${description}`, { '@media': { [BESIDE]: { gridArea: '2 / 2' } } });
