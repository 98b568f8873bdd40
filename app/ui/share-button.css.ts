import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** Beside the external links of a case study, but without their color, because it isn't a link. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '6px 14px 6px 20px',
  border: `2px solid ${hue.types}`,
  borderRadius: 999,
  color: hue.types,
  background: theme.color.page,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  ':hover': { boxShadow: theme.shadow.paper },
  '@media': {
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
