import { assignVars, style } from '@vanilla-extract/css';
import { hue } from '#app/styles/theme.css.ts';

export const hues = style({
  vars: {
    ...assignVars(hue, {
      color: '#1f4e79',
      text: '#ffffff',
      border: '#ffffff',
      logoBorder: '#ffffff',
      types: '#1f4e79',
    }),
    // What `types` is made from, and a demo's stage makes it again.
    '--hue-accent': '#1f4e79',
  },
});

export const filler = style({ minHeight: '110vh' });

/** Parts of the kit (kit.tsx). */
export const piece = style({ width: 90, height: 60 });
export const board = style({ height: 300, background: '#e8e0d0' });
export const sized = style({ width: '50%', height: 40, padding: 5, border: '3px solid' });
export const rows = style({ position: 'relative' });
export const row = style({ display: 'flex', minHeight: 44 });
