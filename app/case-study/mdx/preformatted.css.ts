import { globalStyle } from '@vanilla-extract/css';
import { tintedPaper } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';

// Code runs from left to right, whatever the text around it does.
globalStyle(`${body} :is(pre, code, kbd, samp)`, { direction: 'ltr', unicodeBidi: 'isolate' });
globalStyle(`${body} pre`, {
  textAlign: 'left',
  padding: '0.9em 1.1em',
  borderRadius: 8,
  background: tintedPaper,
  fontSize: '0.84em',
  lineHeight: 1.6,
  overflowWrap: 'normal',
  tabSize: 2,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});
globalStyle(`${body} > h3 + pre, ${body} li > pre`, { marginTop: '0.7em' });
globalStyle(`${body} pre > code`, { fontSize: '1em' });
