import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { NARROW } from '../shared/controls.css.ts';
import { CALM } from './pad.css.ts';

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-5px)' },
  '40%, 80%': { transform: 'translateX(5px)' },
});

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
      '@media': { [CALM]: { animation: `${shake} 0.4s ease-in-out` } },
    },
  },
  '@container': { [NARROW]: { fontSize: '0.9rem' } },
});
