/** The still picture over a demo that is there. Loaded with the first demo, because no page needs it before. */
import { globalStyle } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { theme } from '#app/styles/theme.css.ts';

// Where it was before; its button has gone, and its place is empty.
globalStyle('[data-demo] [data-still]', {
  position: 'absolute',
  inset: 0,
  alignSelf: 'stretch',
  alignContent: 'center',
  padding: 'inherit',
  borderRadius: 'inherit',
  background: `${GRAIN} ${theme.color.sheet}`,
  pointerEvents: 'none',
});
globalStyle('[data-demo] [data-still]::after', { content: '', height: 44 });
