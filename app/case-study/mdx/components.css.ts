import { globalStyle, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** docs/specification.md, section 9: two columns become one below 550 px. */
const NARROW = '(max-width: 549.98px)';

/** Four quiet columns with a row of stitches between them. */
const FOUR_COLUMNS = '(min-width: 46rem)';
const ONE_COLUMN = '(max-width: 21.8rem)';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 14px',
  '@media': {
    [FOUR_COLUMNS]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [ONE_COLUMN]: { gridTemplateColumns: '1fr' },
  },
});

const stitches = `1.5px dashed color-mix(in srgb, ${hue.types} 50%, transparent)`;

export const fact = style({
  paddingLeft: 14,
  borderLeft: stitches,
  fontSize: '0.9375rem',
  lineHeight: 1.34,
  '@media': {
    [FOUR_COLUMNS]: {
      selectors: { '&:nth-child(4n + 1)': { paddingLeft: 0, borderLeft: 'none' } },
    },
    '(max-width: 45.99rem)': {
      selectors: { '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 'none' } },
    },
    [ONE_COLUMN]: { selectors: { '&:nth-child(n)': { paddingLeft: 0, borderLeft: 'none' } } },
  },
});

export const term = style({
  marginBottom: 2,
  color: hue.types,
  fontSize: '0.84375rem',
  fontWeight: 700,
});

/** Smaller words below a fact. */
export const aside = style({ marginTop: 4, color: theme.color.quiet, fontSize: '0.84375rem' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 32px',
  '@media': { [NARROW]: { gridTemplateColumns: '1fr' } },
});

export const column = style({});
globalStyle(`${column} > * + h3`, { marginTop: '1.4em' });
globalStyle(`${column} > p + ul, ${column} > ul + p`, { marginTop: '0.6em' });
globalStyle(`${column} ul`, { paddingLeft: '1.2em' });

export const note = style({
  padding: '14px 20px',
  borderRadius: '4px 14px 14px 4px',
  borderLeft: `5px solid ${hue.types}`,
  background: `color-mix(in srgb, ${theme.color.ground} 45%, ${theme.color.page})`,
});

export const quote = style({
  paddingInline: 24,
  fontFamily: theme.font.heading,
  fontSize: '1.3rem',
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
});

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});

/** A slip of paper; the whole card is the link. */
export const linkCard = style({
  position: 'relative',
  padding: '16px 22px',
  borderRadius: 14,
  background: theme.color.page,
  boxShadow: theme.shadow.paper,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: { '&:hover': { boxShadow: theme.shadow.lifted } },
});
globalStyle(`${linkCard} > a:first-child`, { fontFamily: theme.font.heading, fontSize: '1.15rem' });
globalStyle(`${linkCard} > a:first-child::after`, { content: '', position: 'absolute', inset: 0 });

export const figure = style({ marginBlock: '1.8em' });

export const caption = style({
  marginTop: 10,
  paddingInline: 12,
  color: theme.color.quiet,
  fontSize: '0.95rem',
  lineHeight: 1.45,
  textAlign: 'center',
  textWrap: 'balance',
});
