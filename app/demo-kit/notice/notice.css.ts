import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { MOTION } from '../controls/controls.css.ts';

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

/** A slip of paper with a message, over the scene. */
export const slip = style({
  position: 'absolute',
  width: 'fit-content',
  marginInline: 'auto',
  borderRadius: 12,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.lifted,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.3,
});

/** A message in the colors of the page. */
export const notice = style([
  shaking,
  {
    color: theme.color.quiet,
    selectors: { '&[data-refused]': { color: theme.color.ink, fontWeight: 700 } },
  },
]);
