import { globalStyle } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';
import { ALERT_GROUND, ALERTS } from './text-colors.ts';

/** Side of the corner that is folded over; beyond the fold is the page. */
const FOLD = '1.15em';
const shade = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, ${theme.color.page})`;

globalStyle(`${body} [data-alert]`, {
  maxWidth: '38rem',
  padding: '0.9em 1.3em 1em',
  borderRadius: '10px 0 10px 10px',
  clear: 'both',
  '@media': {
    '(forced-colors: active)': { border: '1px solid', borderRadius: 10 },
    print: { border: '1px solid', borderRadius: 10 },
  },
});
globalStyle(`${body} [data-alert] > * + *`, { marginTop: '0.5em', color: theme.color.ink });
globalStyle(`${body} [data-alert-title]`, { fontWeight: 700, lineHeight: 1.3 });
for (const [kind, light] of Object.entries(ALERTS)) {
  const color = `var(--alert-${kind}, ${light})`;
  globalStyle(`${body} [data-alert="${kind}"]`, {
    color,
    background: `linear-gradient(225deg, ${theme.color.page} 50%, ${shade(color, 45)} 0) 100% 0 / ${FOLD} ${FOLD} no-repeat, ${shade(color, ALERT_GROUND)}`,
  });
}
