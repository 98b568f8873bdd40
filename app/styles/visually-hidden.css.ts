import { style } from '@vanilla-extract/css';

/** Hidden on screen, available to screen readers. */
export const hiddenOnScreen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(hiddenOnScreen);
