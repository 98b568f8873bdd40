import { style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { plain } from '../controls/controls.css.ts';

/** A strip of paper over the top of the scene, which positions it. */
export const notice = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 8,
  top: 8,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: 'fit-content',
  marginInline: 'auto',
  padding: '6px 6px 6px 14px',
  minHeight: 40,
  borderRadius: 12,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.lifted,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.3,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const text = style({ marginInlineEnd: 8, textWrap: 'balance' });

export const link = style({ width: '100%', maxWidth: '12em', minHeight: 40, font: 'inherit' });

export const giveBack = style([plain, { flexShrink: 0, paddingInline: 10 }]);
export const close = style([plain, { fontSize: '1.4rem' }]);
