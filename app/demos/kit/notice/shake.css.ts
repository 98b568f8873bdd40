import { keyframes } from '@vanilla-extract/css';

// `translate` doesn't override a `transform` that positions the element.
const shaking = keyframes({
  '20%, 60%': { translate: '-5px' },
  '40%, 80%': { translate: '5px' },
});

/**
 * Animation of a message that says why an action isn't possible; use it only without reduced motion. Change the
 * element's `key` to restart the animation.
 */
export const shake = `${shaking} 0.35s ease-in-out`;
