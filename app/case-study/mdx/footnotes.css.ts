import { globalStyle } from '@vanilla-extract/css';
import { hue, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { hiddenOnScreen } from '#app/styles/visually-hidden.css.ts';
import { body } from '../overlay.css.ts';

const stitches = `2px dashed color-mix(in srgb, ${hue.types} 45%, transparent)`;

/** Footnotes: a quiet list below stitches. */
globalStyle(`${body} [data-footnotes]`, {
  marginTop: '3.5em',
  paddingTop: '1em',
  borderTop: stitches,
  color: theme.color.quiet,
  fontSize: '0.92em',
});
globalStyle(`${body} [data-footnotes] > h2`, hiddenOnScreen);
globalStyle(`${body} [data-footnotes] ol`, { maxWidth: '38rem', paddingInlineStart: '1.5em' });
globalStyle(`${body} [data-footnotes] li + li`, { marginTop: '0.5em' });
globalStyle(`${body} :is([data-footnote-ref], [data-footnote-backref])`, {
  padding: '0.35em',
  color: hue.types,
  fontWeight: 700,
  margin: '-0.35em',
  textDecoration: 'none',
});
globalStyle(`${body} li:target`, { background: tintedPaper, borderRadius: 6 });
