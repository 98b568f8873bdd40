import { style } from '@vanilla-extract/css';

/** An input that lies unseen over all of the label around it, which is positioned. */
export const covering = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
