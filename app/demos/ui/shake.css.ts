import { keyframes } from '@vanilla-extract/css';

// `translate` leaves alone the transform of what is placed by one.
const shaking = keyframes({
  '20%, 60%': { translate: '-5px' },
  '40%, 80%': { translate: '5px' },
});

/**
 * Animation of a sentence that says why something can't be done; only where motion is welcome. A
 * `key` that changes with each refusal lets the same sentence shake again.
 */
export const shake = `${shaking} 0.35s ease-in-out`;
