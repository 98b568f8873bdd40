import { globalStyle } from '@vanilla-extract/css';
import { GRAIN } from './grain.css.ts';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html, body', {
  height: '100%',
  margin: 0,
  overflow: 'hidden',
  '@media': { print: { height: 'auto', overflow: 'visible', background: 'none' } },
});

globalStyle('html', {
  color: theme.color.ink,
  background: `${GRAIN} ${theme.color.ground}`,
  fontFamily: theme.font.text,
  lineHeight: 1.6,
  // Long words and URLs wrap, and never make a box wider than its place.
  overflowWrap: 'anywhere',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Links and buttons show presses in their own way.
  WebkitTapHighlightColor: 'transparent',
});

// Other languages have longer words than English.
globalStyle('[lang]:not(:lang(en))', { hyphens: 'auto', WebkitHyphens: 'auto' });
globalStyle('[lang]:lang(en), pre, code, kbd, samp, [data-demo]', {
  hyphens: 'manual',
  WebkitHyphens: 'manual',
});

// Japanese has no spaces. In short texts a line ends between phrases, where browsers know them.
globalStyle('[lang]:lang(ja)', { wordBreak: 'auto-phrase' });

globalStyle('h1, h2, h3', {
  margin: 0,
  fontFamily: theme.font.heading,
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: 'balance',
  // Printed pages don't break after a heading.
  '@media': { print: { breakAfter: 'avoid' } },
});

globalStyle('p, ul, ol, dl, dd, figure, blockquote', { margin: 0, padding: 0 });

globalStyle('img, video, iframe', { maxWidth: '100%' });

globalStyle('button', { font: 'inherit', color: 'inherit' });

globalStyle(':focus-visible', {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: 3,
});

// Printed pages don't break inside these.
globalStyle('figure, picture, blockquote, table, li', {
  '@media': { print: { breakInside: 'avoid' } },
});
