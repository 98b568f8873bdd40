import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { NARROW } from '../shared/controls.css.ts';
import { CALM } from './pad.css.ts';

// `translate` leaves the transform alone that positions the thing.
const shakeLeft = keyframes({
  '20%, 60%': { translate: '-4px' },
  '40%, 80%': { translate: '4px' },
});
const shakeRight = keyframes({
  '20%, 60%': { translate: '4px' },
  '40%, 80%': { translate: '-4px' },
});

/** Shakes whenever `data-shake` changes between odd and even: another name restarts an animation. */
export const shaking = style({
  '@media': {
    [CALM]: {
      selectors: {
        '&[data-shake="odd"]': { animation: `${shakeLeft} 0.34s ease-in-out` },
        '&[data-shake="even"]': { animation: `${shakeRight} 0.34s ease-in-out` },
      },
    },
  },
});

/** One line above a board, two on a phone, whatever it says. */
export const hintLine = style([
  shaking,
  {
    display: 'grid',
    alignItems: 'center',
    minHeight: '1.3em',
    paddingInline: 6,
    color: theme.color.quiet,
    fontSize: '0.95rem',
    lineHeight: 1.3,
    selectors: { '&[data-refused]': { color: theme.color.ink, fontWeight: 700 } },
    '@container': {
      [NARROW]: { minHeight: '2.6em', textAlign: 'center', textWrap: 'balance' },
    },
  },
]);
