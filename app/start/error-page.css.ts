import { style } from '@vanilla-extract/css';
import { pill } from '#app/styles/links.css.ts';
import { theme } from '#app/styles/theme.css.ts';

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
  background: theme.color.page,
  boxShadow: theme.shadow.lifted,
  outline: `2px dashed ${theme.color.groundDeep}`,
  outlineOffset: -14,
  textAlign: 'center',
});

export const scene = style({ marginBottom: 10 });

export const heading = style({ fontSize: 'clamp(min(1.6rem, 10vw), 1.1rem + 2.2vw, 2.2rem)' });

export const status = style({
  fontFamily: theme.font.heading,
  fontSize: '1.25rem',
  color: theme.color.quiet,
});

export const home = style({
  ...pill,
  marginTop: 8,
  padding: '8px 24px',
  background: '#1f4a33',
  ':hover': { textDecoration: 'underline' },
});
