/** Groups of buttons in the colors of the page. Each is at least 44 px where there is room. */
import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** Demos up to this width, as on a phone, are too narrow for two columns. */
export const NARROW = '(max-width: 509.98px)';

/** A row of groups of controls. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
  '@container': { [NARROW]: { justifyContent: 'center' } },
});

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@container': { [NARROW]: { flexWrap: 'wrap', justifyContent: 'center' } },
});

export const plain = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '0 6px',
  border: 0,
  borderRadius: 10,
  color: theme.color.ink,
  background: 'none',
  fontWeight: 700,
  fontSize: '0.95rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${hue.types} 12%, transparent)` },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default', background: 'none' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const toggle = style([
  plain,
  {
    selectors: {
      '&[aria-pressed="true"]': {
        color: theme.color.page,
        background: hue.types,
        boxShadow: theme.shadow.contact,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            background: 'Highlight',
          },
        },
      },
    },
    '@container': { [NARROW]: { minWidth: 36, minHeight: 40 } },
  },
]);

export const primary = style([
  plain,
  {
    minHeight: 40,
    marginInline: 4,
    paddingInline: 16,
    borderRadius: 999,
    color: theme.color.page,
    background: hue.types,
    boxShadow: theme.shadow.contact,
    ':hover': { background: hue.types, boxShadow: theme.shadow.paper },
  },
]);

export const select = style({
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  borderBottom: `1.5px dashed ${hue.types}`,
  background: 'none',
  color: theme.color.ink,
  font: 'inherit',
  fontSize: '0.95rem',
});
