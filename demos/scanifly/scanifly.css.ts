import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { FORCED, frameless, NARROW, toggle } from '#app/demo-kit/controls/controls.css.ts';

/** Maximum width of a message on the plan, px. */
export const NOTICE_WIDTH = 250;

export const root = style({ display: 'grid', alignContent: 'start', gap: 8, minWidth: 0 });

export { bar, group, plain, primary } from '#app/demo-kit/controls/controls.css.ts';

/** Shows one kind of label. Quieter than the download beside it. */
export const labelSwitch = style([
  toggle,
  {
    // Doubled, because the styles that it extends can load after it.
    selectors: {
      '&&': { paddingInline: 10 },
      '&&[aria-pressed="true"]': {
        color: hue.types,
        background: `color-mix(in srgb, ${hue.types} 12%, ${theme.color.page})`,
        boxShadow: `inset 0 0 0 2px ${hue.types}`,
      },
    },
    '@media': {
      [FORCED]: {
        selectors: {
          '&&[aria-pressed="true"]': { color: 'HighlightText', background: 'Highlight' },
        },
      },
    },
  },
]);

/** Summary of the design. */
export const summary = style({
  flex: 1,
  minWidth: '7em',
  color: theme.color.quiet,
  fontSize: '0.95rem',
  lineHeight: 1.3,
  '@container': { [NARROW]: { textAlign: 'center' } },
});

/** A slate table below the plan. */
export const table = style({
  position: 'relative',
  height: 430,
  overflow: 'hidden',
  borderRadius: 12,
  backgroundColor: '#22303c',
  backgroundImage:
    'radial-gradient(120% 120% at 12% 0%, rgb(255 255 255 / 0.16), rgb(255 255 255 / 0) 62%)',
  boxShadow: 'inset 0 1px 3px rgb(0 0 0 / 0.5)',
  // Beside the plan, a horizontal stroke must not trigger the browser's swipe back either.
  touchAction: 'pan-y',
  '@container': { [NARROW]: { height: 400 } },
  '@media': { [FORCED]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

/** Paper grain over the plan, painted once. */
export const grain = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  opacity: 0.2,
  backgroundImage: svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .12 0 0 0 0 .05 0 0 0 1.6 -.6"/></filter><rect width="160" height="160" filter="url(#n)"/></svg>`,
  ),
});

export const plan = style({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'crosshair',
  // A finger scrolls the page, except on a panel; two fingers zoom the plan, not the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: '3px dashed #ffcf5c', outlineOffset: -6, borderRadius: 12 },
  },
});

/** A piece of paper over the plan. */
const slip = style({
  position: 'absolute',
  padding: '6px 14px',
  borderRadius: 10,
  background: '#fff6e4',
  boxShadow: theme.shadow.paper,
  pointerEvents: 'none',
});

/** Key help, while the plan has keyboard focus. */
export const keys = style([
  slip,
  {
    // Above the ruler, which would cover the words.
    zIndex: 1,
    insetInline: 10,
    bottom: 10,
    width: 'fit-content',
    maxWidth: 480,
    borderRadius: 12,
    color: theme.color.ink,
    fontSize: '0.85rem',
    lineHeight: 1.35,
  },
]);

const message = style([
  slip,
  {
    width: 'max-content',
    color: '#33190a',
    fontSize: '0.9rem',
    fontWeight: 700,
    lineHeight: 1.3,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** The reason of a refusal, at its position: a slip of paper with a tip. */
export const notice = style([
  message,
  {
    zIndex: 1,
    maxWidth: NOTICE_WIDTH,
    border: '2px solid #c9401a',
    selectors: {
      '&[data-at="zoom"]': { top: 16, right: 76 },
      '&[data-at="foot"]': {
        right: 10,
        bottom: 12,
        maxWidth: 'max(110px, calc(100% - 164px))',
        paddingInline: 10,
      },
      '&[data-at="above"]': { translate: '-50% calc(-100% - 34px)' },
      '&[data-at="below"]': { translate: '-50% 34px' },
      '&[data-motion-allowed]': { animation: `${appear} 0.2s ease-out` },
    },
    '::after': {
      position: 'absolute',
      left: 'calc(50% + var(--tip, 0px))',
      width: 12,
      height: 12,
      background: '#fff6e4',
      rotate: '45deg',
      marginLeft: -6,
    },
  },
]);
globalStyle(`${notice}[data-at="above"]::after`, {
  content: '',
  bottom: -8,
  border: 'solid #c9401a',
  borderWidth: '0 2px 2px 0',
});
globalStyle(`${notice}[data-at="below"]::after`, {
  content: '',
  top: -8,
  border: 'solid #c9401a',
  borderWidth: '2px 0 0 2px',
});

/** The initial hint. */
export const hint = style([
  message,
  {
    right: 10,
    bottom: 12,
    maxWidth: 'calc(100% - 152px)',
    paddingInline: 10,
    // Beside the roof, which reaches the lower edge.
    '@container': {
      [NARROW]: {
        right: 'auto',
        left: 10,
        bottom: 10,
        maxWidth: '6.5rem',
        paddingInline: 8,
        fontSize: '0.8rem',
      },
      '(max-width: 310px)': { left: 6, bottom: 6, maxWidth: '5.75rem', paddingInline: 6 },
      // Below the roof, which is as wide as the plan.
      '(max-width: 280px)': { maxWidth: 'calc(100% - 12px)' },
    },
  },
]);
export const wheelHint = style({
  display: 'block',
  '@container': { [NARROW]: { display: 'none' } },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

/** Buttons on the plan: pieces of paper. */
export const zooms = style([
  frameless,
  {
    position: 'absolute',
    top: 10,
    right: 10,
    display: 'grid',
    borderRadius: 12,
    color: theme.color.ink,
    background: '#fff6e4',
    boxShadow: theme.shadow.paper,
  },
]);
globalStyle(`${zooms} > button + button`, { borderTop: '1.5px dashed #d9bf94', borderRadius: 0 });

/** Zoom in percent. */
export const percent = style({
  padding: '2px 0 5px',
  fontSize: '0.8rem',
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  borderTop: '1.5px dashed #d9bf94',
});

/** A paper ruler with the scale. */
export const ruler = style({
  position: 'absolute',
  left: 12,
  bottom: 12,
  display: 'grid',
  justifyItems: 'start',
  padding: '3px 8px 5px',
  borderRadius: 6,
  color: '#33190a',
  background: '#fff6e4',
  boxShadow: theme.shadow.contact,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1.3,
  pointerEvents: 'none',
});
/** In its place is the hint. */
globalStyle(`${hint} ~ ${ruler}`, { '@container': { [NARROW]: { visibility: 'hidden' } } });
export const rulerLine = style({
  height: 6,
  borderRadius: 1,
  background: `repeating-linear-gradient(90deg, ${hue.types} 0 25%, #33190a 25% 50%)`,
});

/** North on the plan. */
export const compass = style({
  position: 'absolute',
  top: 12,
  left: 12,
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: '#fff6e4',
  boxShadow: theme.shadow.contact,
  pointerEvents: 'none',
});

/** Designs as tabs of a folder. */
export const tab = style({
  minWidth: 48,
  minHeight: 44,
  padding: '2px 12px',
  border: 0,
  borderRadius: '10px 10px 3px 3px',
  color: theme.color.ink,
  background: '#f6d9a8',
  boxShadow: theme.shadow.contact,
  fontWeight: 800,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { boxShadow: theme.shadow.paper },
    '&[aria-pressed="true"]': {
      color: '#ffffff',
      background: hue.types,
      boxShadow: theme.shadow.paper,
    },
  },
  '@media': {
    [FORCED]: {
      border: '1px solid',
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
        },
      },
    },
  },
});
export const tabs = style([
  frameless,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
  },
]);
export const tabsName = style({ fontWeight: 700, fontSize: '0.95rem', paddingRight: 2 });
export const needle = style({ fill: hue.types });
export const north = style({ fill: '#33190a', fontSize: 11, fontWeight: 800 });

/** The icon has the orientation of the panel. */
export const rotate = style({
  display: 'grid',
  transform: 'rotate(90deg)',
  selectors: { '&[data-tall]': { transform: 'none' } },
});
