import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** An element on which files can be dropped. */
export const fileDrop = style({
  selectors: {
    '&[data-invitation]::after': {
      content: 'attr(data-invitation)',
      position: 'absolute',
      inset: 0,
      zIndex: 9,
      display: 'grid',
      placeItems: 'center',
      borderRadius: 10,
      outline: `4px dashed ${hue.types}`,
      outlineOffset: -10,
      color: theme.color.ink,
      background: `color-mix(in srgb, ${theme.color.sheet} 84%, transparent)`,
      fontFamily: theme.font.heading,
      fontSize: '1.4rem',
      fontWeight: 600,
      pointerEvents: 'none',
    },
  },
});
