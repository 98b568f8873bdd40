import { globalStyle, style } from '@vanilla-extract/css';
import { carried } from '#app/styles/carry.css.ts';
import { grainOver } from '#app/styles/grain.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  marginBottom: 36,
});

/** The upper part of the card's picture, a sheet of paper with the title logo on it. */
export const scene = style([
  {
    position: 'relative',
    width: '100%',
    aspectRatio: '1.6',
    overflow: 'hidden',
    background: hue.color,
    boxShadow: theme.shadow.paper,
    '::after': grainOver,
    '@media': { '(min-width: 46rem)': { borderRadius: 28 } },
  },
  carried('sheet'),
]);

export const picture = style({ position: 'absolute', inset: 0 });
// The scenes begin with plain sky or wall, which may be cropped.
globalStyle(`${picture} > img`, { objectPosition: 'bottom' });

export const heading = style({
  position: 'absolute',
  inset: '9% 10% 22%',
  outlineColor: 'transparent',
  selectors: { '&:focus-visible': { outlineColor: 'transparent' } },
});

export const title = style([
  { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  carried('title'),
]);

/** Overlaps the lower edge of the scene by half, like a seal. */
export const logo = style([
  {
    position: 'relative',
    width: 112,
    height: 112,
    marginTop: -64,
    borderRadius: '50%',
    border: `4px solid ${hue.logoBorder}`,
    background: hue.logoBorder,
    boxShadow: theme.shadow.paper,
  },
  carried('logo'),
]);

export const sub = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '4px 10px',
  marginTop: 16,
  color: theme.color.quiet,
});

export const type = style({
  padding: '1px 12px',
  borderRadius: 999,
  color: hue.types,
  border: `1.5px dashed ${hue.types}`,
  fontSize: '0.9rem',
  fontWeight: 700,
});

/** Whom the page is about. */
export const owner = style({
  display: 'grid',
  marginTop: 12,
  fontFamily: theme.font.heading,
  fontSize: 'clamp(1.375rem, 6.2vw, 1.75rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const role = style({
  color: theme.color.quiet,
  fontFamily: theme.font.text,
  fontSize: '1.0625rem',
  fontWeight: 400,
  lineHeight: 1.6,
});

export const description = style({
  maxWidth: '34rem',
  marginTop: 10,
  paddingInline: 20,
  fontFamily: theme.font.heading,
  fontSize: 'clamp(1.25rem, 0.9rem + 1.6vw, 1.6rem)',
  lineHeight: 1.3,
  textWrap: 'balance',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginTop: 18,
  listStyle: 'none',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '6px 14px 6px 20px',
  borderRadius: 999,
  color: theme.color.page,
  background: hue.types,
  boxShadow: theme.shadow.contact,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { boxShadow: theme.shadow.paper, textDecoration: 'underline' },
});
