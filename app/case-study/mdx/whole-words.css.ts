/**
 * Words with a letter that a typeface lacks, in a face of the system (packages/content/src/text/whole-words.ts). Not in the usual
 * fallbacks, because these lack such letters on Linux.
 */
import { globalStyle } from '@vanilla-extract/css';
import { body } from '../overlay.css.ts';
import { quote } from './components.css.ts';

globalStyle(`${body} [data-whole-word]`, { fontFamily: 'system-ui, sans-serif' });
globalStyle(`${body} :is(h2, h3, ${quote}) [data-whole-word]`, {
  fontFamily: '"Noto Serif", "DejaVu Serif", serif',
  fontWeight: 600,
});
