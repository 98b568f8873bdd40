/** Formulas (packages/content/src/text/formulas.ts). */
import { globalStyle } from '@vanilla-extract/css';
import { body } from '../overlay.css.ts';

globalStyle(`${body} math`, { fontSize: '1.08em' });
globalStyle(`${body} math[display="block"]`, { paddingBlock: '0.5em', textAlign: 'center' });
globalStyle(`${body} math .tml-left`, { textAlign: 'start' });
globalStyle(`${body} math .tml-right`, { textAlign: 'end' });
// Equations below one another: the parts of each touch.
globalStyle(`${body} math .tml-jot > mtr > mtd`, { padding: '0.35em 0' });
globalStyle(`${body} math [data-box]`, { padding: '3pt', border: '1px solid' });
