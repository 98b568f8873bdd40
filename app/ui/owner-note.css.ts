import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';

/** The length of one unit of the picture (616 x 1100). Set by what shows the picture. */
export const unit = createVar();

const units = (count: number) => `calc(${count} * ${unit})`;

/**
 * On the note in the picture, below its arrow; the note is 128 units wide and turned by 5 degrees. Positioned in a box
 * with the top and the middle of the picture. A role without room beneath the name wraps into a second column, out of view.
 */
export const root = style({
  position: 'absolute',
  top: units(696),
  left: `calc(50% + ${units(120)})`,
  display: 'flex',
  flexFlow: 'column wrap',
  justifyContent: 'safe center',
  alignContent: 'start',
  rowGap: '0.25em',
  width: units(112),
  height: units(84),
  overflow: 'hidden',
  color: '#3d3222',
  fontFamily: theme.font.heading,
  fontSize: units(18),
  fontWeight: 600,
  lineHeight: 1.1,
  rotate: '5deg',
  forcedColorAdjust: 'none',
  selectors: { '&[data-long]': { fontSize: units(13) } },
});
globalStyle(`${root} > *`, { width: '100%' });

export const role = style({
  fontFamily: theme.font.text,
  fontSize: '0.65em',
  lineHeight: 1.2,
  wordSpacing: '0.1em',
});
