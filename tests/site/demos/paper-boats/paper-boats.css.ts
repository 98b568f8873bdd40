import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: 12, alignContent: 'start' });
export const water = style({
  minHeight: 120,
  selectors: { '&[data-red]': { background: '#fdd' } },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
