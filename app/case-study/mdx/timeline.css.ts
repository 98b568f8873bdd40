import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** Width of the margin with the thread, px. */
const MARGIN = 26;

export const root = style({ listStyle: 'none' });

/** A knot on a stitched thread. */
export const item = style({
  position: 'relative',
  paddingInlineStart: MARGIN,
  paddingBottom: '1.3em',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
    top: '0.5em',
    width: 11,
    height: 11,
    borderRadius: '50%',
    background: hue.types,
    boxShadow: theme.shadow.contact,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 7.5,
    top: 'calc(0.5em + 15px)',
    bottom: 'calc(-0.5em + 4px)',
    borderInlineStart: `2px dashed color-mix(in srgb, ${hue.types} 50%, transparent)`,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
});

/** The titles beside short years are aligned. */
export const years = style({
  display: 'inline-block',
  minWidth: '6.4em',
  marginInlineEnd: '0.5em',
  color: theme.color.quiet,
  fontSize: '0.95rem',
  // Beside them, a title and an employer would not fit on a line.
  '@media': { '(max-width: 37.49rem)': { display: 'block' } },
});

export const title = style({
  color: hue.types,
  fontWeight: 700,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
});

export const point = style({ lineHeight: 1.45 });
