import { fallbackVar, style } from '@vanilla-extract/css';
import { pill } from '#app/styles/links.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  overflow: 'auto',
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  background: theme.color.ground,
});

/** A sheet of paper with a stitched edge. */
export const sheet = style({
  display: 'grid',
  gap: 14,
  justifyItems: 'center',
  width: 'min(42rem, 100%)',
  padding: '30px 30px 40px',
  borderRadius: 28,
  background: theme.color.raised,
  boxShadow: theme.shadow.lifted,
  outline: `2px dashed ${theme.color.groundDeep}`,
  outlineOffset: -14,
  textAlign: 'center',
});

export const scene = style({ marginBottom: 10 });

export const heading = style({ fontSize: '1.1875rem', color: theme.color.quiet });

export const status = style({ marginTop: -10, color: theme.color.quiet });

/** What visitors need to know, and so the largest. */
export const advice = style({
  fontFamily: theme.font.heading,
  fontSize: 'clamp(min(1.5rem, 9vw), 1.1rem + 1.8vw, 2rem)',
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
});

export const home = style({
  ...pill,
  marginTop: 8,
  padding: '8px 24px',
  // Outside of the layout there are no hues.
  background: fallbackVar(hue.types, theme.color.ink),
  ':hover': { textDecoration: 'underline' },
});
