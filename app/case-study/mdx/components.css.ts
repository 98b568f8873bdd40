import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, rightToLeft, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';
import { TORN_BELOW } from './torn-edge.ts';
import { ALL_UPRIGHT, NARROW, UPRIGHT_WIDTH } from './phone-layout.ts';

/** Four quiet columns with a row of stitches between them. */
const FOUR_COLUMNS = '(min-width: 46rem)';
const ONE_COLUMN = '(max-width: 21.87rem)';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 14px',
  '@media': {
    [FOUR_COLUMNS]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
    [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const stitches = `1.5px dashed color-mix(in srgb, ${hue.types} 50%, transparent)`;

export const fact = style({
  paddingInlineStart: 14,
  borderInlineStart: stitches,
  fontSize: '0.9375rem',
  lineHeight: 1.34,
  '@media': {
    [FOUR_COLUMNS]: {
      selectors: {
        '&:nth-child(4n + 1)': { paddingInlineStart: 0, borderInlineStart: 'none' },
      },
    },
    '(max-width: 45.99rem)': {
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 'none' },
        // Not half a row that is otherwise empty.
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
    },
    [ONE_COLUMN]: {
      selectors: { '&:nth-child(n)': { paddingInlineStart: 0, borderInlineStart: 'none' } },
    },
  },
});

/** One fact in each row, with a row of stitches above it. */
export const factRows = style({ maxWidth: '38rem' });
globalStyle(`${factRows} > ${fact}`, {
  display: 'grid',
  gridTemplateColumns: 'min(7rem, 40%) minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: '7px 0',
  borderInlineStart: 'none',
  borderTop: stitches,
});

// Facts about one person have one width.
globalStyle(`${facts}:has(+ ${factRows})`, { maxWidth: '38rem' });

export const term = style({
  marginBottom: 2,
  color: hue.types,
  fontSize: '0.84375rem',
  fontWeight: 700,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 32px',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});

// Headings keep their distance from what is above.
globalStyle(`${body} > :not(h2) + ${columns}:has(> * > h3:first-child)`, { marginTop: '1.9em' });

export const column = style({
  selectors: {
    // Headings, texts and pictures of both columns begin at the same heights.
    '&:has(> h3 + p + figure:last-child)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      gap: 0,
    },
  },
});
globalStyle(`${column} > * + h3`, { marginTop: '1.4em' });
globalStyle(`${column} > p + ul, ${column} > ul + p`, { marginTop: '0.6em' });

/** A torn piece of paper, held by three stitches. */
export const note = style({
  position: 'relative',
  maxWidth: '38rem',
  padding: '26px 24px 22px',
  background: `${GRAIN} color-mix(in srgb, ${theme.color.ground} 60%, ${theme.color.raised})`,
  clipPath: TORN_BELOW,
  '::before': {
    content: '',
    position: 'absolute',
    top: 11,
    insetInlineStart: 24,
    width: 48,
    height: 3,
    background: `repeating-linear-gradient(90deg, ${hue.types} 0 12px, transparent 0 18px)`,
    rotate: '-2deg',
  },
  '@media': { '(forced-colors: active)': { border: '1px solid', clipPath: 'none' } },
});

/** The large mark before it stands for a quotation in every language. */
export const quote = style({
  paddingInlineStart: '1.5em',
  fontFamily: theme.font.heading,
  fontSize: '1.5rem',
  lineHeight: 1.35,
  textWrap: 'balance',
  '::before': {
    content: '“',
    // Chromium knows `inline-start` since version 118.
    float: ['left', 'inline-start'],
    marginInlineStart: '-0.62em',
    color: hue.types,
    fontSize: '2.4em',
    lineHeight: 0.9,
  },
});

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': {
    [NARROW]: {
      selectors: {
        [`&${ALL_UPRIGHT}`]: {
          gridTemplateColumns: `repeat(auto-fit, minmax(${UPRIGHT_WIDTH}, 1fr))`,
        },
      },
    },
  },
});

globalStyle(`${gallery} > *`, { minWidth: 0 });

/** A slip of paper; the whole card is the link. */
export const linkCard = style({
  position: 'relative',
  padding: '16px 22px',
  borderRadius: 8,
  background: tintedPaper,
  boxShadow: theme.shadow.paper,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: { '&:hover': { boxShadow: theme.shadow.lifted } },
});
globalStyle(`${linkCard} > a:first-child`, { fontFamily: theme.font.heading, fontSize: '1.15rem' });
globalStyle(`${linkCard} > a:first-child::after`, { content: '', position: 'absolute', inset: 0 });

export const figure = style({ marginBlock: '1.8em' });
// Its upper edge is at the height of the capitals beside it.
globalStyle(`${column} > ${figure}:first-child`, { marginTop: '0.35em' });

/** Beside the text in narrow windows; in wide ones mostly beyond it. */
export const cutout = style({
  // Chromium knows `inline-end` since version 118.
  float: 'right',
  selectors: { [rightToLeft]: { float: 'left' } },
  // Not wider with large text, which would leave no room beside it.
  maxWidth: 120,
  marginInlineStart: 18,
  '::after': { content: 'none' },
  // An edge for white paper on the white page.
  filter: `drop-shadow(0 0 1px ${shade(0.5)})`,
  '@media': {
    '(min-width: 46rem)': { maxWidth: 192, marginInlineStart: 32 },
    // As far as the window has room beside the text.
    '(min-width: 62rem)': { marginInlineEnd: 'clamp(-136px, (46rem - 100vw) / 2 - 8px, 0px)' },
  },
});

export const caption = style({
  maxWidth: '38rem',
  marginTop: 10,
  color: theme.color.quiet,
  fontSize: '0.9375rem',
  lineHeight: 1.47,
  textWrap: 'pretty',
});
