/** Shared styles of the card editor and the album editor. */
import { style } from '@vanilla-extract/css';
import { laceEdge } from '#app/styles/lace.css.ts';
import { svgUrl } from '#app/styles/svg-url.ts';
import { theme } from '#app/styles/theme.css.ts';
import { palette } from './palette.ts';
import { FORCED } from '#app/demo-kit/controls/controls.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';

/** From this width on, the panel is beside the stage. */
export const WIDE = '(min-width: 580px)';

/** Fills its container. */
export const FILLING = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const LIFTED =
  '0 1px 2px rgb(40 10 16 / 0.5), 0 3px 6px rgb(40 10 16 / 0.3), 2px 9px 18px rgb(40 10 16 / 0.28)';

/** Background pattern of leaves, as in the case study's pictures. */
const leaves = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" width="84" height="96"><g fill="#fff" fill-opacity=".05"><path id="a" d="M21 8c5 4 8 6 5 10 6 1 6 6 2 8 4 3 2 8-3 8l-4 8-4-8c-5 0-7-5-3-8-4-2-4-7 2-8-3-4 0-6 5-10z"/><path transform="translate(42 48)" d="M21 8c5 4 8 6 5 10 6 1 6 6 2 8 4 3 2 8-3 8l-4 8-4-8c-5 0-7-5-3-8-4-2-4-7 2-8-3-4 0-6 5-10z"/></g></svg>',
);

export const wall = style({
  backgroundColor: palette.wall,
  backgroundImage: `radial-gradient(110% 90% at 20% 0%, rgb(255 236 220 / 0.2), rgb(255 236 220 / 0) 65%), ${leaves}`,
});

/** The table's edge with its cloth: linen, and lace hanging from it. */
export const cloth = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 84,
  background: palette.table,
  boxShadow: '0 -3px 8px rgb(30 4 10 / 0.4)',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: 44,
    backgroundColor: palette.linen,
    backgroundImage:
      'repeating-linear-gradient(90deg, rgb(120 84 40 / 0.13) 0 1px, transparent 1px 4px), repeating-linear-gradient(0deg, rgb(120 84 40 / 0.11) 0 1px, transparent 1px 4px)',
    boxShadow: '0 2px 5px rgb(20 2 8 / 0.5)',
  },
  '::after': { ...laceEdge(22), top: 43, filter: 'drop-shadow(0 2px 2px rgb(20 2 8 / 0.5))' },
});

/** What buttons and tabs have in common. */
export const pressable = style({
  minHeight: 44,
  border: 0,
  fontWeight: 700,
  lineHeight: 1.15,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [FORCED]: { border: '1px solid' } },
});

/** A button of paper. */
export const button = style([
  pressable,
  {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    placeItems: 'center',
    placeContent: 'center',
    gap: 6,
    minWidth: 44,
    padding: '4px 8px',
    borderRadius: 10,
    background: palette.paper,
    boxShadow: '0 2px 0 #d9c5a0, 0 3px 7px rgb(40 10 16 / 0.3)',
    fontSize: '0.92rem',
    selectors: {
      '&:hover': { background: '#fff' },
      '&:active': { transform: 'translateY(1px)' },
      '&[aria-pressed="true"]': {
        color: palette.paper,
        background: palette.wine,
        boxShadow: 'inset 0 2px 4px rgb(20 2 8 / 0.5)',
      },
      '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default', background: palette.paper },
    },
    '@media': {
      [FORCED]: { selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } } },
    },
  },
]);

export const bar = style({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
});

/** A sentence below a control; with `data-refused`, the reason of a refusal. */
export const note = style([
  shaking,
  {
    color: palette.quiet,
    fontSize: '0.88rem',
    lineHeight: 1.35,
    selectors: { '&[data-refused]': { color: '#8c1023', fontWeight: 700 } },
  },
]);

export const field = style({ display: 'grid', gap: 3, minWidth: 0 });
export const label = style({
  color: palette.wine,
  fontFamily: theme.font.heading,
  fontSize: '0.98rem',
  fontWeight: 600,
  lineHeight: 1.25,
});
export const input = style({
  width: '100%',
  minHeight: 44,
  padding: '6px 12px',
  border: `1px solid #93775a`,
  borderRadius: 8,
  color: palette.ink,
  background: palette.paper,
  boxShadow: 'inset 0 1px 3px rgb(60 20 16 / 0.25)',
  font: 'inherit',
  fontSize: '1rem',
  // Clear of the label above.
  ':focus-visible': { outlineOffset: -1 },
});

/** A button that opens the file dialog. */
export const file = style([
  button,
  {
    position: 'relative',
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 3 },
    },
  },
]);

/** A canvas that covers what it is printed on. */
export const marks = style({ ...FILLING, pointerEvents: 'none' });
