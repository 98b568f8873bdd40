/** Task lists: boxes of paper in place of bullets (packages/content/src/text/task-lists.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';

const INDENT = '1.7em';

globalStyle(`${body} .contains-task-list`, { paddingInlineStart: 0, listStyle: 'none' });
globalStyle(`${body} .task-list-item`, { paddingInlineStart: INDENT });
globalStyle(`${body} .task-list-item + li, ${body} .task-list-item > ul`, { marginTop: '0.4em' });
globalStyle(`${body} [data-task]`, {
  display: 'inline-block',
  width: '1.1em',
  height: '1.1em',
  // A space follows.
  margin: `0 calc(${INDENT} - 1.1em - 0.26em) 0 -${INDENT}`,
  border: `0.1em solid ${hue.types}`,
  borderRadius: '0.25em',
  background: theme.color.raised,
  verticalAlign: '-0.15em',
});
globalStyle(`${body} [data-task="done"]`, {
  background: hue.types,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
globalStyle(`${body} [data-task="done"]::after`, {
  content: '',
  display: 'block',
  width: '0.28em',
  height: '0.56em',
  margin: '0.02em auto 0',
  border: `solid ${theme.color.page}`,
  borderWidth: '0 0.15em 0.15em 0',
  rotate: '42deg',
  '@media': {
    '(forced-colors: active)': { borderColor: 'Canvas' },
    // Browsers print no grounds.
    print: { borderColor: hue.types },
  },
});
