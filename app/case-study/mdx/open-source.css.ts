import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { standaloneLink } from '#app/styles/links.css.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { NARROW } from './phone-layout.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  listStyle: 'none',
  // As wide as a picture.
  selectors: { '&&': { maxWidth: 'none' } },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  paddingBlock: '18px 12px',
  paddingInline: '22px 20px',
  borderRadius: 4,
  background: `${GRAIN} ${theme.color.sheet}`,
  boxShadow: theme.shadow.contact,
  // The hole that a library's ticket hangs by.
  '::before': {
    content: '',
    position: 'absolute',
    top: 18,
    insetInlineEnd: 18,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: theme.color.page,
    boxShadow: `inset 1px 1.5px 2px ${shade(0.45)}`,
  },
});
globalStyle(`${card} p + p`, { marginTop: 0 });
globalStyle(`article ${card} h3`, { marginBottom: 0 });

/** On a line of its own, the year first, so that a late count shifts nothing. */
export const made = style({
  color: theme.color.quiet,
  fontSize: '0.95rem',
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  gap: 12,
});

export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
globalStyle(`${stars} > svg`, { width: 16, height: 16, color: hue.types });

export const name = style({ overflowWrap: 'anywhere' });

export const sub = style({ color: theme.color.quiet, fontSize: '0.95rem', lineHeight: 1.35 });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  marginTop: 'auto',
});
globalStyle(`${links} > a`, { ...standaloneLink, gap: 6 });
