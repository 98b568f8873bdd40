import { globalStyle, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** docs/specification.md, section 9: two columns become one below 550 px. */
const NARROW = '(max-width: 549.98px)';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 28px',
  padding: '18px 24px',
  borderRadius: 14,
  background: `color-mix(in srgb, ${hue.types} 7%, ${theme.color.page})`,
  outline: `1.5px dashed color-mix(in srgb, ${hue.types} 50%, transparent)`,
  outlineOffset: -6,
  '@media': { [NARROW]: { gridTemplateColumns: '1fr' } },
});

export const fact = style({
  lineHeight: 1.4,
  // Not half a row that is otherwise empty.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});

export const term = style({ color: hue.types, fontSize: '0.9rem', fontWeight: 700 });

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
