import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { FORCED, frameless, MOTION } from '#app/demo-kit/controls/controls.css.ts';
import { colors as slider } from '#app/demo-kit/controls/slider.css.ts';
import { staysInView } from '#app/demo-kit/controls/stays-in-view.css.ts';
import { draggable, stage } from '#app/demo-kit/pointer/touch.css.ts';
import { palette } from './palette.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';

/** From this width on, 560 px at the default text size, the panel is beside the mat. */
const WIDE = '(min-width: 35rem)';

/** The narrowest phones, which have just enough width for five chips, or two sliders side by side. */
const NARROWEST = '(max-width: 310px)';

/** Larger text needs more width for two sliders side by side. */
const ROOM_FOR_TWO_SLIDERS = '(min-width: 16rem)';

/** Up to this width, the layout has one column. */
const SLIM = '(max-width: 400px)';

/** The red mat, with its printed grid. */
const redMat = {
  backgroundColor: palette.red,
  backgroundImage: `linear-gradient(to right, ${palette.redLine} 1px, transparent 1px), linear-gradient(to bottom, ${palette.redLine} 1px, transparent 1px)`,
  backgroundSize: '32px 32px',
  backgroundPosition: '12px 12px',
  boxShadow: 'inset 0 0 40px rgb(60 8 4 / 0.45)',
};

/** The app: a screen of paper with a cutting mat and a panel. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"mat" "panel" "source" "end"',
  // Free space is below the sliders, so that switching the design moves nothing else.
  gridTemplateRows: 'auto 1fr auto auto',
  overflow: 'clip',
  margin: 5,
  borderRadius: 10,
  color: palette.cream,
  background: palette.ink,
  boxShadow: `0 0 0 5px ${palette.cream}, 0 0 0 6px ${palette.creamShade}, 0 4px 14px rgb(60 42 24 / 0.4)`,
  '@container': {
    [WIDE]: {
      gridTemplateAreas: '"mat panel" "mat end" "source end"',
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gridTemplateRows: 'auto 1fr auto',
      // Also below the disc.
      '::before': { content: '', gridArea: '1 / 1 / -1 / 2', ...redMat },
    },
  },
});
globalStyle(`${root} :focus-visible`, { outlineColor: palette.cream });

export const mat = style([
  stage,
  staysInView,
  {
    gridArea: 'mat',
    ...redMat,
    minWidth: 0,
    padding: 18,
    // Leaves space beside the disc, where a finger scrolls the page.
    '@container': {
      [SLIM]: { padding: '14px 26px 18px' },
      [WIDE]: { alignSelf: 'center', background: 'none', boxShadow: 'none' },
    },
  },
]);

/** Light and shadow along the edge of the paper. */
const RIM = 'inset 1px 1px 1px rgb(255 255 255 / 0.8), inset -1px -2px 2px rgb(60 42 24 / 0.35)';

/** Container of the disc; its corners have space for buttons. */
export const plate = style({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  aspectRatio: '1',
  margin: '0 auto',
});

/** The paper disc with the design. */
export const disc = style([
  draggable,
  {
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    cursor: 'grab',
    boxShadow: [
      RIM,
      '0 1px 2px rgb(30 4 2 / 0.7)',
      '0 6px 10px rgb(30 4 2 / 0.45)',
      '6px 18px 34px rgb(30 4 2 / 0.5)',
    ].join(', '),
    '@media': {
      [MOTION]: { transition: 'background-color 0.2s' },
      // The ink needs its paper.
      [FORCED]: {
        forcedColorAdjust: 'none',
        selectors: { [`${root} &:focus-visible`]: { outlineColor: 'CanvasText' } },
      },
    },
    selectors: {
      '&[data-holding]': { cursor: 'grabbing' },
    },
  },
]);

/** A button of paper. */
const button = style({
  display: 'grid',
  placeItems: 'center',
  border: 0,
  color: palette.ink,
  background: palette.cream,
  cursor: 'pointer',
  '@media': {
    [FORCED]: {
      border: '1px solid',
      selectors: { '&&[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
});

/** A round button in a corner of the disc's container. */
export const round = style([
  button,
  {
    position: 'absolute',
    width: 44,
    height: 44,
    padding: 0,
    borderRadius: '50%',
    boxShadow: `0 2px 0 ${palette.creamShade}, 0 4px 8px rgb(30 4 2 / 0.5)`,
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { background: '#fff' },
      '&:active': { transform: 'translateY(1px)' },
      '&[aria-disabled="true"]': {
        color: '#8a7a66',
        background: palette.creamShade,
        boxShadow: '0 1px 3px rgb(30 4 2 / 0.5)',
        cursor: 'default',
      },
    },
  },
]);
const CORNER = -8;
/** Offset of the corner buttons on a small disc, px. */
const SLIM_CORNER = -18;
const UPPER_LEFT = {
  top: CORNER,
  left: CORNER,
  '@container': { [SLIM]: { left: SLIM_CORNER } },
} as const;
export const corners = styleVariants({
  draw: UPPER_LEFT,
  pause: UPPER_LEFT,
  center: { top: CORNER, right: CORNER, '@container': { [SLIM]: { right: SLIM_CORNER } } },
  less: { bottom: CORNER, left: CORNER, '@container': { [SLIM]: { left: SLIM_CORNER } } },
  more: { bottom: CORNER, right: CORNER, '@container': { [SLIM]: { right: SLIM_CORNER } } },
});

export const canvas = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
});

/** While the design is drawn: paper over what is still missing, which shows through like a pencil sketch. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: RIM,
  opacity: 0.88,
  pointerEvents: 'none',
  selectors: { '[data-plot="complete"] > &': { display: 'none' } },
});

/** The size of the disc, so that a script can place its tip in percent. */
export const pen = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  selectors: { '[data-plot="complete"] > &': { display: 'none' } },
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-7px auto auto -7px',
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: `radial-gradient(circle at 35% 30%, ${palette.redLight}, ${palette.red} 60%)`,
    border: `2px solid ${palette.cream}`,
    boxShadow: '0 1px 2px rgb(30 4 2 / 0.7), 2px 5px 7px rgb(30 4 2 / 0.5)',
  },
});

/** The picture. On the mat, if there is room. */
export const source = style({
  position: 'relative',
  gridArea: 'source',
  alignSelf: 'end',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: '6px 12px',
  padding: '0 18px',
  '@container': {
    [SLIM]: { gridTemplateColumns: '1fr' },
    [NARROWEST]: { paddingInline: 8 },
    [WIDE]: {
      margin: '0 18px 18px',
      padding: '10px 14px',
      borderRadius: 8,
      background: palette.ink,
      boxShadow: '0 1px 2px rgb(30 4 2 / 0.7), 0 6px 12px rgb(30 4 2 / 0.4)',
    },
  },
});

/** Its parts that take the whole width. */
globalStyle(`${source} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });

export const photo = style({
  display: 'block',
  width: 34,
  height: 34,
  borderRadius: '50%',
  objectFit: 'cover',
});

export const tile = style([
  button,
  {
    minHeight: 44,
    padding: '4px 14px',
    borderRadius: 8,
    boxShadow: `0 3px 0 ${palette.creamShade}, 0 5px 9px rgb(0 0 0 / 0.45)`,
    fontSize: '0.95rem',
    fontWeight: 700,
    lineHeight: 1.2,
    ':active': { transform: 'translateY(2px)', boxShadow: `0 1px 0 ${palette.creamShade}` },
    selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
  },
]);

export const bring = style([
  tile,
  {
    position: 'relative',
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${palette.redLight}`, outlineOffset: 4 },
    },
  },
]);

export const note = style([
  shaking,
  {
    color: palette.creamShade,
    fontSize: '0.9rem',
    lineHeight: 1.35,
    // Two lines, whatever it says.
    minHeight: '2.7em',
    selectors: { '&[data-refused]': { color: '#ffb4a8', fontWeight: 700 } },
  },
]);

const column = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 18,
  '@container': { [NARROWEST]: { paddingInline: 8 } },
});

/** Panel with the controls, next to the disc, so that changes stay visible. */
export const panel = style([column, { gridArea: 'panel' }]);

export const end = style([
  column,
  {
    gridArea: 'end',
    alignSelf: 'end',
    // The panel's own is enough.
    '@container': { [WIDE]: { paddingTop: 0 } },
  },
]);

export const sliders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '6px 14px',
  vars: {
    [slider.value]: palette.creamShade,
    [slider.groove]: palette.groove,
    [slider.filled]: palette.redLight,
    [slider.handle]: palette.red,
    [slider.rim]: palette.cream,
  },
});

globalStyle(`${sliders} > *`, { gridColumn: 'span 2' });
/** Sliders side by side: stacked, together with the shapes of dots, they would make the panel taller. */
for (const shared of ['[data-design="dots"] > *', '[data-design="lines"] > :nth-child(n + 3)']) {
  globalStyle(`${sliders}${shared}`, {
    '@container': { [ROOM_FOR_TWO_SLIDERS]: { gridColumn: 'span 1' } },
  });
}

/** A stitched label. */
export const remark = style({
  display: 'grid',
  placeContent: 'center',
  // Two lines, whatever it says.
  minHeight: 'calc(2.7em + 20px)',
  padding: '10px 14px',
  borderRadius: 6,
  color: palette.cream,
  outline: `2px dashed ${palette.redLight}`,
  outlineOffset: -5,
  background: palette.inkDeep,
  fontSize: '0.95rem',
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
});

export const colors = style({ display: 'grid', gap: 6 });

export const files = style([
  frameless,
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
]);
