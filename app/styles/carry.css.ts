/**
 * View transitions between a card and the head of its page: sheet, title and round logo. Card and head give their
 * three parts the same names. Names must be unique, so a card has them only while it opens or closes uncovered.
 *
 * https://www.w3.org/TR/css-view-transitions-1/
 */
import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const MOVING = '(prefers-reduced-motion: no-preference)';
const DURATION = '0.36s';
const EASING = 'cubic-bezier(0.3, 0.75, 0.25, 1)';

/** `view-transition-name` of each part. */
export const CARRIED = { sheet: 'sheet', title: 'title', logo: 'logo' } as const;

/** Gives an element one of the names, except under reduced motion. */
export const carried = (part: keyof typeof CARRIED): StyleRule => ({
  '@media': { [MOVING]: { viewTransitionName: CARRIED[part] } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(24px)' } });

// The page accepts input during the transition.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', {
  animationDuration: DURATION,
  animationTimingFunction: EASING,
});
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animation: 'none',
  mixBlendMode: 'normal',
});
// The page fades and rises over the carousel, which doesn't move, or the reverse.
globalStyle(':root:has([data-overlay])::view-transition-new(root)', {
  animation: `${rise} ${DURATION} ease-out`,
});
globalStyle(':root:not(:has([data-overlay]))::view-transition-old(root)', {
  zIndex: 1,
  animation: `${sink} ${DURATION} ease-in both`,
});
// From portrait to landscape: both are cropped at the bottom, so that they show the same scene.
for (const part of ['group', 'image-pair']) {
  globalStyle(`:root:has([data-overlay])::view-transition-${part}(sheet)`, {
    '@media': { '(min-width: 46rem)': { borderRadius: 28 } },
  });
  globalStyle(`:root:not(:has([data-overlay]))::view-transition-${part}(sheet)`, {
    borderRadius: 'var(--card-radius)',
  });
}
globalStyle('::view-transition-group(sheet)', {
  '@media': { '(min-width: 46rem)': { boxShadow: theme.shadow.lifted } },
});
globalStyle('::view-transition-image-pair(sheet)', { overflow: 'clip' });
globalStyle('::view-transition-old(sheet), ::view-transition-new(sheet)', {
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
globalStyle('::view-transition-old(title), ::view-transition-new(title)', {
  height: '100%',
  objectFit: 'contain',
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});
