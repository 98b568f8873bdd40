import { style } from '@vanilla-extract/css';
import { palette } from './palette.ts';

/** Paper tabs at the upper edge of a sheet. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  padding: '0 6px',
});

export const tab = style({
  flex: '1 1 auto',
  minHeight: 44,
  padding: '5px 3px',
  border: 0,
  borderRadius: '9px 9px 0 0',
  color: palette.ink,
  background: palette.linenDeep,
  boxShadow: 'inset 0 -3px 5px rgb(80 40 20 / 0.2)',
  fontSize: '0.89rem',
  fontWeight: 700,
  lineHeight: 1.15,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: '#e8d8b6' },
    '&[aria-selected="true"]': {
      background: palette.linen,
      boxShadow: `inset 0 3px 0 ${palette.wine}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const sheet = style({
  minWidth: 0,
  padding: 12,
  borderRadius: 10,
  color: palette.ink,
  backgroundColor: palette.linen,
  boxShadow: '0 1px 2px rgb(40 10 16 / 0.4), 0 4px 10px rgb(40 10 16 / 0.22)',
  display: 'grid',
  alignContent: 'start',
  gap: 11,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
