import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { FORCED } from '#app/demo-kit/controls/controls.css.ts';

export const legend = style({
  marginBottom: 5,
  padding: 0,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.25,
});

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** A slip of paper that looks pressed when chosen. */
export const option = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '4px 13px',
  borderRadius: 8,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.contact,
  fontSize: '0.95rem',
  lineHeight: 1.2,
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { boxShadow: theme.shadow.paper },
    '&:has(:checked)': {
      color: theme.color.page,
      background: hue.types,
      boxShadow: 'inset 0 2px 4px rgb(0 0 0 / 0.4)',
    },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});
