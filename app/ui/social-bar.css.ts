import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', gap: 4, '@media': { print: { display: 'none' } } });

export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  ':hover': { background: 'rgb(127 110 90 / 0.18)' },
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'background 0.15s' } },
});
