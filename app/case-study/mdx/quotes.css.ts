/** Short quotations in Markdown (packages/content/src/text/quotes.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';

const quote = `${body} > blockquote[data-short]`;
globalStyle(quote, { marginBlock: '1.6em' });
globalStyle(`${quote} > p:first-child`, {
  fontFamily: theme.font.heading,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.5rem)',
  lineHeight: 1.35,
  textWrap: 'balance',
});
/** Who said it. */
globalStyle(`${quote} > p + p`, {
  color: theme.color.quiet,
  fontSize: '0.9375rem',
});
globalStyle(quote, { borderInlineStartColor: hue.types, borderInlineStartStyle: 'solid' });
