import { style } from '@vanilla-extract/css';

/** An invisible input that covers its label. The label must be positioned. */
export const invisibleInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
