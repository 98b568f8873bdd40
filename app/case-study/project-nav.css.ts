import { globalStyle, style } from '@vanilla-extract/css';
import { laceEdge, lacePicots } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

export const root = style({
  position: 'relative',
  marginTop: 56,
  padding: '52px 12px 0',
  '::before': laceEdge(27),
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  listStyle: 'none',
});

export const link = style({
  display: 'grid',
  gap: 6,
  justifyItems: 'center',
  alignContent: 'start',
  height: '100%',
  padding: '14px 6px 12px',
  borderRadius: 20,
  color: theme.color.ink,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      color: hue.text,
      background: hue.color,
      boxShadow: theme.shadow.contact,
      fontWeight: 700,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
});

export const logo = style({
  width: 56,
  height: 56,
  borderRadius: '50%',
  border: `3px solid ${hue.logoBorder}`,
  background: hue.logoBorder,
  boxShadow: theme.shadow.contact,
});

globalStyle(`${link}:hover ${logo}, ${link}:focus-visible ${logo}`, {
  boxShadow: theme.shadow.paper,
  transform: 'translateY(-5px)',
});

globalStyle(`${link}:focus-visible ${logo}`, lacePicots);

globalStyle(`.${logo}`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: 'transform 0.18s, box-shadow 0.18s' },
  },
});
