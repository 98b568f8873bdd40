import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { shade } from '#app/styles/shade.ts';
import { theme } from '#app/styles/theme.css.ts';

/** On the lower half of the first page, over its edge. Hidden in the view transition of the picture, which it isn't part of. */
export const root = style({
  gridArea: '1 / 1',
  zIndex: 1,
  position: 'relative',
  alignSelf: 'end',
  width: 112,
  aspectRatio: '0.8',
  marginInlineStart: 14,
  marginBottom: -14,
  padding: '6px 6px 14px',
  boxSizing: 'content-box',
  background: `${GRAIN} #fffdf8`,
  boxShadow: theme.shadow.lifted,
  rotate: '-3deg',
  selectors: { ':root:has([data-card-transition]) &': { visibility: 'hidden' } },
  '@media': {
    '(min-width: 37.5rem)': {
      width: 164,
      marginInlineStart: 32,
      marginBottom: -18,
      padding: '9px 9px 22px',
    },
    '(max-width: 21.87rem)': { marginBottom: 40 },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
globalStyle(`${root} > picture`, { height: '100%' });

/** A wire, half of it behind the print. */
export const clip = style({
  position: 'absolute',
  top: -16,
  insetInlineStart: '16%',
  height: 44,
  fill: 'none',
  stroke: '#8b8378',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  filter: `drop-shadow(1px 1px 1px ${shade(0.6)})`,
  rotate: '4deg',
});
