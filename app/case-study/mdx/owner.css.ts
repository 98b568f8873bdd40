import { globalStyle, style } from '@vanilla-extract/css';
import { hue } from '#app/styles/theme.css.ts';

/** One row for each kind of skill, with a row of stitches between them. */
export const skills = style({
  display: 'grid',
  maxWidth: '38rem',
  fontSize: '0.9375rem',
  lineHeight: 1.34,
});

export const skillGroup = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: 7,
  borderTop: `1.5px dashed color-mix(in srgb, ${hue.types} 30%, transparent)`,
  '@media': { '(max-width: 21.87rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const contact = style({ listStyle: 'none' });
// Not indented like other lists in the text.
globalStyle(`${contact}${contact}`, { paddingLeft: 0 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: hue.types,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.18em',
});
globalStyle(`${link} > svg`, { flex: 'none' });
