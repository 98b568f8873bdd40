import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** A round button with a color, for an option of the scene. The demo sets its color. */
export const swatch = style({
  width: 40,
  height: 40,
  border: '6px solid transparent',
  borderRadius: '50%',
  backgroundClip: 'padding-box',
  padding: 0,
  cursor: 'pointer',
  touchAction: 'manipulation',
  forcedColorAdjust: 'none',
  selectors: {
    '&[aria-pressed="true"]': { outline: `2px dashed ${hue.types}`, outlineOffset: -3 },
    '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 1 },
  },
});
