/** The sandstone cave of the Developer Advocate: its colors, its wall, and the paper in it. */
import { globalStyle, style } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { FORCED } from '#app/demo-kit/controls/controls.css.ts';
import { stage } from '#app/demo-kit/pointer/touch.css.ts';

export const cave = {
  ink: '#34123d',
  night: '#2a0f33',
  plum: '#4a1f4c',
  cream: '#fdf5de',
  creamShade: '#dcc9a0',
  mint: '#a8ded6',
  mintDeep: '#86cbbd',
  teal: '#17696f',
  tealDeep: '#114a52',
  gold: '#ecb44c',
  goldDeep: '#b97f1d',
  rose: '#b8305f',
  roseLight: '#f4a6bb',
};

/** Paper grain: a tile of fine noise. Expensive to paint, so only elements that never repaint have it. */
const grain = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><filter id="a"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.08  0 0 0 0 0.16  0 0 0 0.3 -0.09"/></filter><rect width="180" height="180" filter="url(#a)"/></svg>',
);

/** A piece of paper a little above its background, lit from the upper left. */
export const paper = {
  boxShadow: [
    'inset 1px 1px 0 rgb(255 255 255 / 0.55)',
    'inset -1px -1px 1px rgb(52 18 61 / 0.22)',
    '0 1px 2px rgb(24 4 30 / 0.6)',
    '3px 9px 16px rgb(24 4 30 / 0.42)',
  ].join(', '),
};

/** A small piece of paper that is glued on, with a short shadow. */
export const paperPiece = {
  boxShadow: [
    'inset 1px 1px 0 rgb(255 255 255 / 0.5)',
    '0 1px 1px rgb(24 4 30 / 0.5)',
    '1px 3px 5px rgb(24 4 30 / 0.32)',
  ].join(', '),
};

/** A strip of gold paper with a few bold words. */
export const slip = {
  color: cave.ink,
  backgroundColor: cave.gold,
  ...paperPiece,
  fontSize: '0.95rem',
  fontWeight: 700,
  lineHeight: 1.5,
} as const;

/**
 * The hollow with the scene. Its shade and the paper grain are on top, in their own compositor layer, so that
 * motion below doesn't repaint them.
 */
export const hollow = style([
  stage,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    minWidth: 0,
    borderRadius: 10,
    color: cave.ink,
    background: '#5d2a5b',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 4,
      borderRadius: 10,
      backgroundImage: grain,
      boxShadow: 'inset 0 2px 6px rgb(24 4 30 / 0.7), inset 0 0 50px rgb(24 4 30 / 0.45)',
      pointerEvents: 'none',
      willChange: 'transform',
    },
    '@media': {
      [FORCED]: { border: '1px solid', background: 'Canvas', '::after': { display: 'none' } },
    },
  },
]);

/** Layers of stone behind everything, in their own compositor layer, so that they are painted once. */
export const wall = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  willChange: 'transform',
  '@media': { [FORCED]: { display: 'none' } },
});
globalStyle(`${wall} > path`, {
  vectorEffect: 'non-scaling-stroke',
  stroke: 'rgb(255 214 190 / 0.2)',
  strokeWidth: 1.2,
});
globalStyle(`${wall} > [data-shade]`, { fill: 'none', stroke: 'rgb(24 4 30 / 0.16)' });

/** A leaf, with what is on it. */
export const leaf = style({
  display: 'block',
  overflow: 'visible',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.6)) drop-shadow(3px 6px 5px rgb(24 4 30 / 0.4))',
});
