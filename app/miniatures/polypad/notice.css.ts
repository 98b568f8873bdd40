import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { NARROW } from '../shared/controls.css.ts';
import { CALM } from './pad.css.ts';
import { shake } from '../shared/shake.css.ts';

/** As high empty as with a sentence. */
export const notice = style({
  minHeight: '1.5em',
  color: theme.color.quiet,
  fontSize: '0.95rem',
  lineHeight: 1.5,
  textAlign: 'center',
  selectors: {
    '&[data-refused]': {
      color: '#a32d12',
      fontWeight: 700,
      '@media': { [CALM]: { animation: shake } },
    },
  },
  '@container': { [NARROW]: { fontSize: '0.9rem' } },
});
