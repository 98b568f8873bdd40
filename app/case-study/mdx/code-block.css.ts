import { globalStyle, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';
import { scrollShadows } from './scroll-shadows.ts';
import { CHANGES, INKS, MARKED, SHEET } from './text-colors.ts';
import { asWideAsNeeded } from './wide.ts';

/** A sheet in the hue of the page, as for code within the text. */
const sheet = `color-mix(in srgb, ${hue.types} ${SHEET}%, ${theme.color.page})`;
const edge = `color-mix(in srgb, ${hue.types} 22%, ${theme.color.page})`;
const PADDING = '1.1em';

export const root = style({
  position: 'relative',
  borderRadius: 10,
  background: sheet,
  boxShadow: `inset 0 0 0 1px ${edge}`,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { breakInside: 'avoid-page' },
  },
});

globalStyle(`${body} > ${root}[data-wide]`, asWideAsNeeded);

/** A strip at the top of the sheet. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  paddingInlineStart: PADDING,
  borderBottom: `1px solid ${edge}`,
});

export const title = style({
  minWidth: 0,
  paddingBlock: '0.4em',
  color: theme.color.quiet,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const code = style({});
globalStyle(`${root} > ${code}`, {
  // Within the edge.
  margin: '0 1px 1px',
  padding: `0.9em ${PADDING}`,
  borderRadius: '0 0 9px 9px',
  background: 'none',
  ...scrollShadows(sheet),
});
globalStyle(`${code} > code`, { display: 'block', width: 'fit-content', minWidth: '100%' });

/** Marked lines, and those that a diff adds or removes, are strips across the sheet. */
const LINE = `${code} [data-line]`;
globalStyle(LINE, {
  display: 'inline-block',
  width: `calc(100% + 2 * ${PADDING})`,
  marginInline: `-${PADDING}`,
  paddingInline: PADDING,
});
globalStyle(`${LINE}[data-marked]`, {
  background: `color-mix(in srgb, ${hue.types} ${MARKED}%, transparent)`,
  boxShadow: `inset 3px 0 ${hue.types}`,
  '@media': { '(forced-colors: active)': { outline: '1px dashed', outlineOffset: -1 } },
});
for (const [change, [color, percent]] of Object.entries(CHANGES)) {
  globalStyle(`${LINE}[data-change="${change}"]`, {
    background: `color-mix(in srgb, var(--line-${change}, ${color}) ${percent}%, transparent)`,
  });
}
globalStyle(`${code}[data-line-numbers] > code`, { counterReset: 'line' });
globalStyle(`${code}[data-line-numbers] [data-line]::before`, {
  content: 'counter(line)',
  counterIncrement: 'line',
  display: 'inline-block',
  width: '2.2em',
  marginRight: '1.1em',
  color: theme.color.quiet,
  textAlign: 'right',
  userSelect: 'none',
});

for (const [token, color] of Object.entries(INKS)) {
  globalStyle(`${code} [data-token="${token}"]`, { color: `var(--code-${token}, ${color})` });
}
globalStyle(`${code} [data-token="comment"]`, { fontStyle: 'italic' });

export const copy = style({
  flex: 'none',
  minWidth: 44,
  minHeight: 43,
  paddingInline: 14,
  border: 0,
  borderStartEndRadius: 10,
  color: hue.types,
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  cursor: 'pointer',
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': { border: '1px solid' },
    print: { display: 'none' },
  },
  ':hover': { background: theme.color.page },
});
