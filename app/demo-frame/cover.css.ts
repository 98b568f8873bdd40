/** The still picture over a demo that is there. Loaded with the first demo, because no page needs it before. */
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { theme } from '#app/styles/theme.css.ts';

const fade = keyframes({ to: { opacity: 0 } });

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
globalStyle('[data-demo] [data-still="fading"]', { animation: `${fade} 0.25s ease-out forwards` });
