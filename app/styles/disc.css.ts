import type { StyleRule } from '@vanilla-extract/css';
import { svgUrl } from './svg-url.ts';
import { shade } from './shade.ts';
import { theme } from './theme.css.ts';

/** A disc of paper with sixteen scallops around it: a circle, and a dotted line with round ends along its edge. */
const SCALLOPED = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 44'><circle cx='22' cy='22' r='18' fill='#fffdf8' stroke='#fffdf8' stroke-width='7.600' stroke-linecap='round' stroke-dasharray='0 7.069'/></svg>",
);

const shadow = (near: string, far: string) =>
  `drop-shadow(${near} ${shade(0.45)}) drop-shadow(${far} ${shade(0.28)})`;

/** A round button of paper with a scalloped edge. It lifts on hover and lies flat while it is pressed. */
export const paperDisc = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  color: theme.color.ink,
  background: `var(--disc, ${SCALLOPED}) center / contain no-repeat content-box`,
  filter: shadow('0 1px 1px', '0 3px 6px'),
  cursor: 'pointer',
  selectors: {
    '&:hover': { filter: shadow('0 1px 1px', '0 6px 10px'), translate: '0 -1px' },
    '&:active': { filter: shadow('0 1px 1px', '0 0 0'), translate: '0 1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      borderRadius: '50%',
      // The icon has a system color, which may be as light as the paper.
      background: 'ButtonFace',
      filter: 'none',
    },
    '(prefers-reduced-motion: no-preference)': { transition: 'filter 0.15s, translate 0.15s' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
} satisfies StyleRule;
