import type { StyleRule } from '@vanilla-extract/css';
import { hue, theme } from './theme.css.ts';

/** A link that isn't in running text. */
export const standaloneLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: hue.types,
  fontWeight: 700,
  textUnderlineOffset: '0.18em',
} satisfies StyleRule;

/** A filled button or link with round ends. */
export const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 20px',
  borderRadius: 999,
  color: theme.color.page,
  background: hue.types,
  fontWeight: 700,
  textDecoration: 'none',
} satisfies StyleRule;
