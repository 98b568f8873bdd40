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
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px 12px',
  width: 'fit-content',
  marginInline: 'auto',
  padding: '6px 14px',
  borderRadius: 12,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.lifted,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.3,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const small = style([plain, { minHeight: 40, paddingInline: 12 }]);

export const link = style({ width: '14em', minHeight: 40, font: 'inherit', fontWeight: 400 });
