import { style } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { shade } from '#app/styles/shade.ts';
import { theme } from '#app/styles/theme.css.ts';

/** Size of a stamp, px: whole bites of its perforation. */
const [WIDTH, HEIGHT] = [36, 42];
const PITCH = 6;

/** Half circles along an edge, as the perforating comb leaves them. */
const bites = (count: number, at: (along: number) => string) =>
  Array.from({ length: count + 1 }, (_, index) => `M${at(index * PITCH)}`).join('');
const circle = (x: number, y: number) => `${x - 1.7} ${y}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0`;
const EDGES =
  bites(WIDTH / PITCH, (x) => circle(x, 0)) +
  bites(WIDTH / PITCH, (x) => circle(x, HEIGHT)) +
  bites(HEIGHT / PITCH, (y) => circle(0, y)) +
  bites(HEIGHT / PITCH, (y) => circle(WIDTH, y));
const STAMP = svgUrl(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}'><path fill='#fffdf8' fill-rule='evenodd' d='M0 0h${WIDTH}v${HEIGHT}H0z${EDGES}'/></svg>`,
);

export const root = style({ display: 'flex', gap: 4, '@media': { print: { display: 'none' } } });

const shadow = (size: string) => `drop-shadow(${size} ${shade(0.4)})`;

/** A postage stamp. */
export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: theme.color.ink,
  background: `var(--stamp, ${STAMP}) center / ${WIDTH}px ${HEIGHT}px no-repeat`,
  filter: shadow('0 1px 1.5px'),
  ':hover': { filter: shadow('0 3px 4px'), translate: '0 -1px' },
  ':active': { filter: shadow('0 0 0'), translate: 'none' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: 'filter 0.15s, translate 0.15s' },
    // The icon has a system color, which may be as light as the paper.
    '(forced-colors: active)': { border: '1px solid', background: 'Canvas', filter: 'none' },
  },
});
