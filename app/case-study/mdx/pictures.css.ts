/** Pictures in Markdown: in a row, in a line of text, and in a link (packages/content/src/text/markdown-pictures.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { body } from '../overlay.css.ts';
import { ALL_UPRIGHT, NARROW, UPRIGHT_WIDTH } from './phone-layout.ts';

/**
 * Side by side: none wider than it is, and otherwise equally wide. Small ones, such as badges, wrap like words.
 */
const row = `${body} [data-pictures]`;
globalStyle(row, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 16,
});
globalStyle(`${row}${ALL_UPRIGHT} > :nth-child(n)`, {
  '@media': { [NARROW]: { flexBasis: UPRIGHT_WIDTH } },
});
globalStyle(`${row}:has(> :nth-child(4))`, { gap: '12px 16px' });
// Also when they are links.
globalStyle(`${row} > :nth-child(n)`, {
  flex: '1 1 min(200px, 100%)',
  minWidth: 0,
  maxWidth: 'max-content',
  margin: 0,
});
// Two rows of two.
globalStyle(`${row}:has(> :nth-child(4):last-child) > :nth-child(n)`, {
  flexBasis: 'min(260px, 100%)',
});

globalStyle(`${body} a[data-picture="linked"]`, {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  borderRadius: 8,
});
globalStyle(`${body} a[data-picture="linked"]:hover picture`, { filter: 'brightness(0.96)' });

/** In a line of text: in its own size, centered on the letters. */
const inLine = `${body} [data-picture="inline"]`;
globalStyle(`${inLine} > *`, {
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
});
