import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { MOTION, NARROW } from '../controls/controls.css.ts';

// `translate` doesn't override a `transform` that positions the element.
const shakeLeft = keyframes({
  '20%, 60%': { translate: '-4px' },
  '40%, 80%': { translate: '4px' },
});
const shakeRight = keyframes({
  '20%, 60%': { translate: '4px' },
  '40%, 80%': { translate: '-4px' },
});

/** Shakes whenever `data-shake` changes between odd and even, because a new animation name restarts it. */
export const shaking = style({
  '@media': {
    [MOTION]: {
      selectors: {
        '&[data-shake="odd"]': { animation: `${shakeLeft} 0.34s ease-in-out` },
        '&[data-shake="even"]': { animation: `${shakeRight} 0.34s ease-in-out` },
      },
    },
  },
});

const line = style([
  shaking,
  {
    color: theme.color.quiet,
    fontSize: '0.95rem',
    selectors: { '&[data-refused]': { color: theme.color.ink, fontWeight: 700 } },
  },
]);

/** Has the same height when empty. */
export const notice = styleVariants({
  above: [
    line,
    {
      display: 'grid',
      alignItems: 'center',
      minHeight: '1.3em',
      paddingInline: 6,
      lineHeight: 1.3,
      '@container': {
        [NARROW]: { minHeight: '2.6em', textAlign: 'center', textWrap: 'balance' },
      },
    },
  ],
  below: [
    line,
    {
      minHeight: '1.5em',
      lineHeight: 1.5,
      textAlign: 'center',
      '@container': { [NARROW]: { fontSize: '0.9rem' } },
    },
  ],
});
