import { style } from '@vanilla-extract/css';
import { FORCED } from '#app/demo-kit/controls/controls.css.ts';
import { pressable } from './editor.css.ts';
import { palette } from './palette.ts';

/** Paper tabs at the upper edge of a panel. */
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 3, padding: '0 6px' });

export const tab = style([
  pressable,
  {
    flex: '1 1 auto',
    padding: '5px 3px',
    borderRadius: '9px 9px 0 0',
    background: palette.linenDeep,
    boxShadow: 'inset 0 -3px 5px rgb(80 40 20 / 0.2)',
    fontSize: '0.89rem',
    selectors: {
      '&:hover': { background: '#e8d8b6' },
      '&[aria-selected="true"]': {
        background: palette.linen,
        boxShadow: `inset 0 3px 0 ${palette.wine}`,
      },
    },
    '@media': {
      [FORCED]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
    },
  },
]);

export const panel = style({
  minWidth: 0,
  padding: 12,
  borderRadius: 10,
  backgroundColor: palette.linen,
  boxShadow: '0 1px 2px rgb(40 10 16 / 0.4), 0 4px 10px rgb(40 10 16 / 0.22)',
  display: 'grid',
  alignContent: 'start',
  gap: 11,
  '@media': { [FORCED]: { border: '1px solid' } },
});
