/** First paragraphs of texts without headings, lists and pictures (packages/content/src/text/openings.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { laceDivider } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';

const opening = (name: string) => `${body} > [data-opening="${name}"]:first-child`;

/** The whole text, with lace below it. */
globalStyle(opening('line'), {
  maxWidth: '34rem',
  marginBlock: '1.2em 0.6em',
  marginInline: 'auto',
  fontFamily: theme.font.heading,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.6vw, 1.875rem)',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
});
globalStyle(`${opening('line')}::after`, {
  ...laceDivider,
  content: '',
  display: 'block',
  width: 'min(11rem, 60%)',
  marginBlock: '1.1em 0',
  marginInline: 'auto',
});

/** As high as three lines. */
globalStyle(`${opening('initial')}::first-letter`, {
  float: 'inline-start' as 'left',
  marginBlock: '0.06em 0',
  marginInlineEnd: '0.06em',
  color: hue.types,
  fontFamily: theme.font.heading,
  fontSize: '4.6em',
  fontWeight: 700,
  lineHeight: 0.82,
});
