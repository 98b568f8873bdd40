import { globalStyle } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body, flow } from '../overlay.css.ts';
import { scrollShadows } from './scroll-shadows.ts';
import { asWideAsNeeded } from './wide.ts';

const thread = `color-mix(in srgb, ${hue.types} 45%, transparent)`;
const line = `1px solid color-mix(in srgb, ${hue.types} 22%, ${theme.color.page})`;

globalStyle(`${body} [data-scroll-box]:has(> table)`, scrollShadows(theme.color.page));
globalStyle(`${flow}[data-scroll-box]:has(> table)`, asWideAsNeeded);
globalStyle(`${body} table`, {
  // At least as wide as a paragraph.
  minWidth: 'min(38rem, 100%)',
  borderCollapse: 'collapse',
  fontSize: '0.92em',
  lineHeight: 1.45,
  // Words aren't broken: columns are at least as wide as their longest word.
  overflowWrap: 'normal',
  '@media': { print: { fontSize: '0.8em', overflowWrap: 'anywhere' } },
});
globalStyle(`${body} :is(th, td)`, {
  '@media': { print: { minWidth: '5.6em' } },
  padding: '0.5em 0',
  borderBottom: line,
  textAlign: 'start',
  verticalAlign: 'top',
});
// A long cell is wide enough to keep its row low, even while it's scrolled out of view.
globalStyle(`${body} td`, { maxWidth: '26rem' });
globalStyle(`${body} td[data-many-words]`, {
  '@media': { screen: { minWidth: 'min(20rem, 78vw)' } },
});
globalStyle(`${body} :is(th, td) + :is(th, td)`, { paddingInlineStart: '1.4em' });
globalStyle(`${body} th`, { color: hue.types });
// One continuous row of stitches; a border would restart in each column.
globalStyle(`${body} thead`, {
  background: `repeating-linear-gradient(to right, ${thread} 0 6px, transparent 6px 10px) bottom / 100% 2px no-repeat`,
  // Both drop backgrounds.
  '@media': { 'print, (forced-colors: active)': { borderBottom: '2px dashed' } },
});
globalStyle(`${body} thead :is(th, td)`, { borderBottom: 'none' });
globalStyle(`${body} :is(th, td)[align="center"]`, { textAlign: 'center' });
globalStyle(`${body} :is(th, td)[align="right"]`, {
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${body} caption`, {
  captionSide: 'bottom',
  paddingTop: '0.7em',
  color: theme.color.quiet,
  fontSize: '0.9375rem',
  textAlign: 'start',
});
