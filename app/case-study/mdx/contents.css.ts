/** The list of a long text's sections (packages/content/src/text/table-of-contents.ts): in the margin where there is room. */
import { globalStyle } from '@vanilla-extract/css';
import { hue, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';

/** The margin beside a text of 46rem holds the list and its distances. */
const HAS_MARGIN = '(min-width: 78rem)';
const contents = `${body} [data-contents]`;

globalStyle(contents, {
  maxWidth: '38rem',
  '@media': {
    [HAS_MARGIN]: {
      position: 'absolute',
      top: 0,
      bottom: 0,
      insetInlineEnd: 'calc(100% + 1.5rem)',
      width: '12rem',
    },
    print: { display: 'none' },
  },
});
globalStyle(`${contents} > div`, {
  padding: '0.9em 1.2em 1em',
  borderRadius: 10,
  background: tintedPaper,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [HAS_MARGIN]: {
      position: 'sticky',
      top: 28,
      paddingBlock: 2,
      paddingInline: '1.1em 0',
      border: 0,
      borderInlineStart: `2px dashed color-mix(in srgb, ${hue.types} 45%, transparent)`,
      borderRadius: 0,
      background: 'none',
    },
  },
});
globalStyle(`${contents} p`, { color: theme.color.quiet, fontWeight: 700, fontSize: '0.84375rem' });
globalStyle(`${contents} ul`, {
  padding: 0,
  marginTop: '0.3em',
  listStyle: 'none',
  columns: '2 8.5rem',
  '@media': { [HAS_MARGIN]: { columns: 'auto' } },
});
globalStyle(`${contents} li`, { breakInside: 'avoid' });
globalStyle(`${contents} li + li`, { marginTop: 0 });
globalStyle(`${contents} a`, {
  display: 'block',
  paddingBlock: '0.42em',
  fontWeight: 400,
  textDecoration: 'none',
});
globalStyle(`${contents} a:hover`, { textDecoration: 'underline' });
