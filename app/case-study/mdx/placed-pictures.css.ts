/** Pictures in HTML with a width in percent, or beside the text (packages/content/src/text/raw-html.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { body } from '../overlay.css.ts';
import { NARROW } from './phone-layout.ts';

const sized = `${body} [data-width]`;
globalStyle(`${sized}[data-picture="inline"]`, {
  display: 'inline-block',
  verticalAlign: 'middle',
});
globalStyle(
  `${sized} :is([data-moving-image], [data-moving-image] > span, picture, picture > img)`,
  {
    width: '100%',
  },
);
// The policy of the site allows no style attribute.
for (let percent = 1; percent <= 100; percent++) {
  globalStyle(`${body} [data-width="${percent}"]`, { width: `${percent}%` });
}

// Beside at least some words.
globalStyle(`${body} [data-float]:not([data-width])`, {
  maxWidth: '60%',
  '@media': { [NARROW]: { maxWidth: '50%' } },
});
globalStyle(`${body} [data-float="left"]`, { float: 'left', margin: '0.35em 1.2em 0.6em 0' });
globalStyle(`${body} [data-float="right"]`, { float: 'right', margin: '0.35em 0 0.6em 1.2em' });
// At the height of the paragraph that follows.
globalStyle(`${body} > [data-float]:not(:first-child)`, { marginTop: '1.45em' });
