/** Links to files that are saved, with what they are (packages/content/src/media/downloads.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { hue, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';

const link = `${body} a[data-download]`;
const alone = `${body} a[data-download="alone"]`;

const arrow = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11'/></svg>",
);

/** A tag of paper after the text of the link. */
globalStyle(`${link} > [data-file-info]`, {
  display: 'inline-block',
  marginInlineStart: '0.5em',
  padding: '0.1em 0.6em',
  borderRadius: 5,
  color: theme.color.quiet,
  background: tintedPaper,
  fontSize: '0.78em',
  fontWeight: 400,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${link} > [data-file-info]::before`, {
  content: '',
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: '0.4em',
  background: hue.types,
  mask: `${arrow} center / contain no-repeat`,
  // Chromium knows the name without a prefix since version 120.
  WebkitMask: `${arrow} center / contain no-repeat`,
  verticalAlign: '-0.14em',
  '@media': { '(forced-colors: active)': { background: 'LinkText' } },
});

/** Alone in a paragraph: a slip of paper. */
globalStyle(alone, {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.2em 0.9em',
  minHeight: 44,
  padding: '0.55em 1.1em',
  borderRadius: 8,
  background: theme.color.raised,
  boxShadow: theme.shadow.paper,
  textDecoration: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${alone}:hover`, { boxShadow: theme.shadow.lifted });
globalStyle(`${alone} > [data-file-info]`, { marginInlineStart: 0 });
