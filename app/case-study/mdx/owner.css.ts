import { globalStyle, style } from '@vanilla-extract/css';
import { hue } from '#app/styles/theme.css.ts';

export const contact = style({ listStyle: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: hue.types,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.18em',
});
globalStyle(`${link} > svg`, { flex: 'none' });
