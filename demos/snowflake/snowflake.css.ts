import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { theme } from '#app/styles/theme.css.ts';
import {
  group,
  MOTION,
  NARROW,
  plain,
  primary,
  select,
  swatch,
  toggle,
} from '#app/demo-kit/controls/controls.css.ts';
import { draggable, stage } from '#app/demo-kit/pointer/touch.css.ts';
import { BACKGROUNDS, HILL_COLOR } from './backgrounds.ts';
import { PHONE_SCENE, WIDE_BOARD } from './layout.ts';
import { shaking, slip } from '#app/demo-kit/notice/notice.css.ts';

/** The wedge and the snowflake share one board. */
const PHONE = '(max-width: 479.98px)';

/** Up to this width, the shapes and the rotate buttons need two rows. */
const TWO_ROWS = '(max-width: 633.98px)';

export const root = style({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 10px',
  '@container': { [NARROW]: { justifyContent: 'center' } },
});

/** Options below the tools, with the same height for every tool, so that the paper doesn't move. */
export const options = style([
  bar,
  {
    minHeight: 44,
    alignItems: 'center',
    '@container': {
      [TWO_ROWS]: { minHeight: 94, alignContent: 'center' },
      [NARROW]: { minHeight: 90 },
    },
  },
]);

/** Eight shapes side by side on the narrowest phones. */
const TINY = '(max-width: 319.98px)';
export const shape = style([
  toggle,
  { '@container': { [TINY]: { minWidth: 30, paddingInline: 0 } } },
]);

export const labeled = style([plain, { gridAutoFlow: 'column', gap: 4, paddingRight: 8 }]);

export const close = style([
  primary,
  {
    selectors: {
      // Also when pointed at.
      '&[aria-disabled="true"]': {
        background: 'none',
        boxShadow: 'inset 0 0 0 1px rgb(60 42 24 / 0.16)',
      },
    },
  },
]);

export { group, plain, primary, toggle };

/** In one row on the narrowest phones. */
export const files = style([group, { '@container': { [TINY]: { gap: 0 } } }]);
export const pageSize = style([
  select,
  { '@container': { [TINY]: { paddingInline: 0, fontSize: '0.85rem' } } },
]);

export const count = style({ minWidth: '5.6em', textAlign: 'center', fontSize: '0.95rem' });

export const hint = style({
  flex: 1,
  paddingInline: 6,
  color: theme.color.quiet,
  fontSize: '0.95rem',
  lineHeight: 1.35,
  '@container': { [NARROW]: { textAlign: 'center' } },
});

/** For hints that depend on the pointer. */
const FINGER = '(hover: none)';
export const forMouse = style({ '@media': { [FINGER]: { display: 'none' } } });
export const forTouch = style({ '@media': { [`not all and ${FINGER}`]: { display: 'none' } } });

export const whereRoom = style({ '@container': { [PHONE]: { display: 'none' } } });

/** Widest scene on a phone, and the tools above it, px. */
const MAX_SCENE_PX = 430;
const TOOLS_PX = 224;
/** On a phone the scene is 24 px wider than the demo. As in heights.css. */
const sceneHeightFor = (ratio: number) => `calc((100cqi + 24px) * ${ratio})`;
const sceneHeight = `min(${sceneHeightFor(PHONE_SCENE.height)}, ${MAX_SCENE_PX * PHONE_SCENE.height}px, max(100svh - ${TOOLS_PX}px, ${sceneHeightFor(PHONE_SCENE.minHeight)}))`;

/** A sheet of colored paper, lit from the upper left. */
export const scene = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '42fr 58fr',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: 12,
  backgroundColor: '#0c1c50',
  backgroundImage:
    'radial-gradient(120% 120% at 15% 0%, rgb(255 255 255 / 0.2), rgb(255 255 255 / 0) 60%)',
  boxShadow: 'inset 0 1px 3px rgb(0 0 0 / 0.45)',
  '@container': {
    [PHONE]: {
      gridTemplateColumns: '1fr',
      alignSelf: 'center',
      // As wide as the card.
      width: 'calc(100% + 24px)',
      maxWidth: MAX_SCENE_PX,
      marginInline: -12,
      borderRadius: 0,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export { swatch };

for (const [name, color] of Object.entries(BACKGROUNDS)) {
  globalStyle(`${scene}[data-background="${name}"], ${swatch}[data-background="${name}"]`, {
    backgroundColor: color,
  });
}

export const hills = style({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: 76,
  pointerEvents: 'none',
});
globalStyle(`${hills} > path`, { fill: HILL_COLOR });

/** Possible enlargement of the snowflake. */
export const flakeZoom = createVar();

/** On a phone, across: from the right edge to the middle, as a share of the snowflake's square. */
const ZOOM_TO_X = (PHONE_SCENE.flake - 1) / 2 / PHONE_SCENE.flake;

export const flake = style({
  vars: { [flakeZoom]: '1' },
  position: 'relative',
  gridArea: '1 / 2',
  width: 'calc(100% - 12px)',
  aspectRatio: '1',
  '@container': {
    [PHONE]: {
      gridArea: '1 / 1',
      placeSelf: 'end',
      width: `${PHONE_SCENE.flake * 100}%`,
      pointerEvents: 'none',
      vars: { [flakeZoom]: String(PHONE_SCENE.zoom) },
      selectors: {
        [`${scene}[data-folded] &`]: {
          translate: `${ZOOM_TO_X * 100}% calc((100% - ${sceneHeight}) / 2)`,
          scale: flakeZoom,
        },
      },
      '@media': {
        [MOTION]: { transition: 'translate 0.5s ease-in-out, scale 0.5s ease-in-out' },
      },
    },
  },
});
export const sheet = style({ display: 'block', width: '100%', height: '100%' });
export const ghosts = style([sheet, { position: 'absolute', inset: 0 }]);

/** Scissors cursor; the cut starts at the tip. */
const SCISSORS = `${svgUrl(
  `<svg xmlns='http://www.w3.org/2000/svg' width='28' height='28' viewBox='0 0 28 28' fill='none' stroke-linecap='round' stroke-linejoin='round'><g id='s' stroke='#fff' stroke-width='4.5'><path d='M3 3l15.5 14.5M3 3l14.5 15.5'/><circle cx='21.5' cy='18' r='3'/><circle cx='18' cy='22.5' r='3'/></g><g stroke='#1b2a55' stroke-width='2'><path d='M3 3l15.5 14.5M3 3l14.5 15.5'/><circle cx='21.5' cy='18' r='3'/><circle cx='18' cy='22.5' r='3'/></g></svg>`,
)} 3 3, crosshair`;

/** A finger cuts on the paper, and scrolls the page beside it. */
export const board = style([
  stage,
  shaking,
  {
    position: 'relative',
    gridArea: '1 / 1',
    display: 'block',
    width: '100%',
    aspectRatio: String(WIDE_BOARD),
    cursor: 'crosshair',
    overflow: 'hidden',
    outline: 'none',
    selectors: {
      '&[data-tool="freeform"]': { cursor: SCISSORS },
      '&:focus-visible': { outline: '3px dashed #ffcf5c', outlineOffset: -6, borderRadius: 12 },
    },
    '@container': {
      [PHONE]: {
        aspectRatio: 'auto',
        height: sceneHeight,
        selectors: { [`${scene}[data-folded] &`]: { opacity: 0, pointerEvents: 'none' } },
        '@media': { [MOTION]: { transition: 'opacity 0.4s' } },
      },
    },
  },
]);

/** The paper and a margin for fingers. */
export const grip = style([
  draggable,
  {
    fill: 'transparent',
    stroke: 'transparent',
    strokeWidth: 44,
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
    pointerEvents: 'all',
    // On a phone, the folded sheet replaces the wedge.
    '@container': {
      [PHONE]: { selectors: { [`${scene}[data-folded] &`]: { pointerEvents: 'none' } } },
    },
  },
]);

globalStyle(`${board} > :not(${grip})`, { pointerEvents: 'none' });

export const crease = style({
  fill: 'rgb(255 255 255 / 0.07)',
  stroke: 'rgb(255 255 255 / 0.5)',
  strokeWidth: 3,
  strokeDasharray: '14 12',
});
export const shade = style({ fill: 'rgb(4 8 30 / 0.35)', fillRule: 'evenodd' });
export const layer = style({
  fill: '#c9d6f0',
  fillRule: 'evenodd',
  stroke: '#8fa5cf',
  strokeWidth: 1.5,
});
export const paper = style({ fill: '#ffffff', fillRule: 'evenodd' });
export const scrap = style({ fill: '#eaf0fc', fillRule: 'evenodd' });
globalStyle(`${scrap} > path`, { transformBox: 'fill-box', transformOrigin: 'center' });

const line = { strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** Below the blue lines, which are too dark for the backgrounds. */
export const casing = style({ ...line, strokeWidth: 12, fill: 'none', stroke: '#ffffff' });
export const placed = style({ ...line, fill: 'none', stroke: '#1f4bb0' });
export const next = style({ ...line, fill: 'none', stroke: '#5d8df0', strokeDasharray: '14 14' });
export const closing = style({
  ...line,
  fill: 'rgb(255 190 60 / 0.22)',
  stroke: '#d98a00',
  strokeDasharray: '14 14',
});

export const dots = style({ fill: '#1f4bb0' });
export const ring = style({ ...line, fill: 'rgb(255 207 92 / 0.5)', stroke: '#d98a00' });

/** The reason of a refusal. */
export const reason = style([
  shaking,
  slip,
  {
    insetInline: 12,
    bottom: 64,
    padding: '9px 18px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
]);

/** Between the tip of the wedge and the snowflake; on a phone below the tip. */
export const fold = style({
  position: 'absolute',
  left: '38%',
  bottom: 10,
  translate: '-50%',
  minHeight: 44,
  minWidth: 118,
  padding: '4px 11px',
  border: 0,
  borderRadius: 999,
  color: theme.color.ink,
  background: theme.color.ground,
  boxShadow: theme.shadow.paper,
  fontSize: '0.92rem',
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@container': {
    [PHONE]: { left: 8, bottom: 8, translate: 'none' },
    [TINY]: { left: 5, minWidth: 108, paddingInline: 8, fontSize: '0.9rem' },
  },
  '@media': {
    '(hover: hover)': { ':hover': { boxShadow: theme.shadow.lifted, textDecoration: 'underline' } },
  },
});
