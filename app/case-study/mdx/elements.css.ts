/** Elements of HTML that a text can have besides paragraphs, lists, headings and links (overlay.css.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { hue, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { body, flow } from '../overlay.css.ts';

const edge = `color-mix(in srgb, ${hue.types} 30%, ${theme.color.page})`;
const stitches = `2px dashed color-mix(in srgb, ${hue.types} 45%, transparent)`;
/** Selects elements of the text, but not of a demo in it. */
const inText = (elements: string) => `${body} :is(${elements}):not([class], [data-demo] *)`;

globalStyle(inText('h4, h5, h6'), {
  marginTop: '1.4em',
  marginBottom: '0.3em',
  color: hue.types,
  fontSize: '1.125rem',
  scrollMarginTop: 16,
});
globalStyle(inText('h5, h6'), { fontSize: '1rem' });
globalStyle(inText('h6'), { color: theme.color.quiet });
globalStyle(`${flow}:is(h4, h5, h6) + *`, { marginTop: 0 });

/** Keys of paper. */
globalStyle(inText('kbd'), {
  padding: '0.1em 0.45em',
  borderRadius: 6,
  background: theme.color.raised,
  boxShadow: `inset 0 0 0 1px ${edge}, inset 0 -2px ${edge}`,
  fontFamily: 'inherit',
  fontSize: '0.84em',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(inText('mark'), {
  padding: '0.05em 0.15em',
  borderRadius: 4,
  color: 'inherit',
  background: `color-mix(in srgb, ${hue.types} 20%, ${theme.color.page})`,
  '@media': { '(forced-colors: active)': { color: 'MarkText', background: 'Mark' } },
});
// Lines stay equally far apart.
globalStyle(inText('sup, sub'), { fontSize: '0.72em', lineHeight: 0 });
globalStyle(inText('abbr[title]'), { textDecoration: 'underline dotted', cursor: 'help' });
globalStyle(inText('del'), { color: theme.color.quiet });
globalStyle(inText('small'), { fontSize: '0.86em' });

const DEFINITIONS = inText('dl');
globalStyle(DEFINITIONS, { maxWidth: '38rem' });
globalStyle(`${DEFINITIONS} > dt`, { fontWeight: 700, color: hue.types });
globalStyle(`${DEFINITIONS} > dd + dt`, { marginTop: '0.7em' });
globalStyle(`${DEFINITIONS} > dd`, { marginInlineStart: '1.3em' });

/** A folded sheet. */
globalStyle(inText('details'), {
  maxWidth: '38rem',
  borderRadius: 10,
  background: tintedPaper,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${body} details:not([class], [data-demo] *) > :not(summary)`, {
  marginInline: '1.1em',
});
globalStyle(inText('summary'), {
  minHeight: 44,
  padding: '0.55em 1.1em',
  borderRadius: 10,
  color: hue.types,
  fontWeight: 700,
  cursor: 'pointer',
});
globalStyle(`${body} details[open]:not([class], [data-demo] *)`, { paddingBottom: '1em' });
globalStyle(`${body} details:not([class], [data-demo] *) > * + :not(summary)`, {
  marginTop: '0.6em',
});
globalStyle(`${body} details[open]:not([class], [data-demo] *) > summary`, {
  borderBottom: stitches,
  borderRadius: '10px 10px 0 0',
  marginBottom: '0.8em',
});

/** Who said it. */
globalStyle(`${body} figure:not([class]) > figcaption`, {
  paddingInlineStart: '1.2em',
  marginTop: '0.5em',
  color: theme.color.quiet,
  fontSize: '0.9375rem',
});
globalStyle(`${body} figure:not([class]) > blockquote + figcaption::before`, { content: '"— "' });

// The lines of headings are so close that a ground would cover the line above it.
globalStyle(`${body} :is(h4, h5, h6) > code:not([data-demo] *)`, {
  padding: 0,
  background: 'none',
});
