import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { NARROW } from './phone-layout.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px 18px',
  listStyle: 'none',
  // As wide as a picture.
  selectors: { '&&': { maxWidth: 'none' } },
  '@media': { [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  color: theme.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const title = style({ fontWeight: 700, lineHeight: 1.3, textWrap: 'balance' });
