import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { stage as ground } from '#app/demo-kit/pointer/touch.css.ts';
import { FORCED, MOTION } from '#app/demo-kit/controls/controls.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';

/** In narrower frames, the groups of options are shown one at a time. */
const WIDE = '(min-width: 500px)';
const NARROW = '(max-width: 499.98px)';
/** For windows of up to 375 px, in which stage and options must fit into a height of 667 px. */
const SMALL = '(max-width: 319.98px)';

/** The stage, and over it what has become of a link. */
export const scene = style({ position: 'relative', minWidth: 0 });

export const root = style({ display: 'grid', alignContent: 'start', gap: 10, minWidth: 0 });

// Only a finger on a streamer drags (stage.tsx); any other scrolls the page.
export const stage = style([
  ground,
  {
    position: 'relative',
    height: 400,
    overflow: 'hidden',
    borderRadius: 10,
    boxShadow: 'inset 0 0 0 1px rgb(60 42 24 / 0.2)',
    '@container': { [WIDE]: { height: 440 }, [SMALL]: { height: 348 } },
    selectors: {
      '&[data-near]': { cursor: 'grab' },
      '&[data-bow]': { cursor: 'pointer' },
      '&[data-holding]': { cursor: 'grabbing' },
      // Inside the rounded corners, so that it isn't clipped.
      '&:focus-visible': { outlineOffset: -5, outlineColor: '#fffaf0' },
    },
    '@media': { [FORCED]: { border: '1px solid' } },
  },
]);

globalStyle(`${stage} > canvas`, {
  position: 'absolute',
  // In front of puffs, which are part of the background.
  zIndex: 1,
  left: 0,
  top: 0,
  width: '100%',
  pointerEvents: 'none',
});
globalStyle(`${stage} > canvas:first-child`, { zIndex: 0 });

/** A hint over the picture. */
export const hint = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  bottom: 40,
  width: 'fit-content',
  maxWidth: 'min(100% - 24px, 24rem)',
  margin: '0 auto',
  padding: '5px 16px',
  borderRadius: 18,
  color: theme.color.ink,
  background: '#fffaf0',
  boxShadow: theme.shadow.paper,
  fontSize: '0.9rem',
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  pointerEvents: 'none',
});

/** When each hint is hidden: it has been followed, or another one comes first. */
const HIDDEN_HINTS = {
  throw: ['[data-caught]', '[data-bows]'],
  blow: [':not([data-caught])', '[data-blown]', '[data-bows]:not([data-untied])'],
  tie: [':not([data-caught][data-blown])', '[data-tied]', '[data-bows]'],
  untie: [':not([data-bows])', '[data-untied]'],
};

/** The hints to throw, blow, tie and untie, one at a time. */
export const invitation = style([
  hint,
  {
    selectors: Object.fromEntries(
      Object.entries(HIDDEN_HINTS).flatMap(([to, states]) =>
        states.map((state) => [`${stage}${state} &[data-to="${to}"]`, { visibility: 'hidden' }]),
      ),
    ),
  },
]);

export const notice = style([hint, shaking]);

/** A puff of air, positioned by `left` and `top`. */
export const puff = style({
  position: 'absolute',
  width: 140,
  height: 140,
  margin: '-70px 0 0 -70px',
  overflow: 'visible',
  pointerEvents: 'none',
});
const curlLine = { fill: 'none', strokeLinecap: 'round', strokeWidth: 6 } as const;
export const curl = style(curlLine);
export const curlShadow = style({ ...curlLine, stroke: 'rgb(25 8 20 / 0.3)' });
const whirl = keyframes({
  from: { transform: 'rotate(-60deg) scale(0.25)', opacity: 0 },
  '18%': { opacity: 1 },
  '55%': { opacity: 1 },
  to: { transform: 'rotate(40deg) scale(1.15)', opacity: 0 },
});
const scatter = keyframes({
  from: { transform: 'rotate(20deg) scale(0.3)', opacity: 0 },
  '15%': { opacity: 1 },
  '60%': { opacity: 1 },
  to: { transform: 'rotate(-30deg) scale(2.1)', opacity: 0 },
});
const flying = (animation: string) =>
  style({
    selectors: {
      [`${puff}[data-motion-allowed] > &`]: {
        animation: `${animation} 0.85s cubic-bezier(0.2, 0.6, 0.4, 1) both`,
        willChange: 'transform, opacity',
      },
    },
  });
export const curls = flying(whirl);
export const confetti = flying(scatter);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  '@container': { [WIDE]: { gap: 8 }, [SMALL]: { gap: 4 } },
});

/** What to do with the picture. */
export const keep = style([bar, { marginInlineStart: 'auto' }]);

/** A paper button. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '6px 9px',
  border: 0,
  borderRadius: 12,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.contact,
  fontWeight: 700,
  lineHeight: 1.2,
  '@container': {
    [WIDE]: { paddingInline: 16 },
    [SMALL]: { paddingInline: 6, fontSize: '0.875rem' },
  },
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: theme.shadow.paper },
    '&[aria-expanded="true"], &[aria-pressed="true"]': {
      boxShadow: `inset 0 0 0 2px ${hue.types}`,
      color: hue.types,
    },
  },
  '@media': {
    [FORCED]: {
      border: '1px solid',
      selectors: {
        '&[aria-expanded="true"], &[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
        },
      },
    },
  },
});

export const main = style([button, { color: theme.color.page, background: hue.types }]);

/** Where all buttons are in one narrow row, the dice has no name. */
export const diceName = style({
  '@container': {
    [NARROW]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const roll = keyframes({
  from: { transform: 'rotate(0) translateY(0)' },
  '40%': { transform: 'rotate(200deg) translateY(-7px)' },
  to: { transform: 'rotate(360deg) translateY(0)' },
});

export const dice = style({
  '@media': {
    [MOTION]: {
      selectors: {
        [`${root}[data-motion-allowed] &[data-rolled="odd"]`]: {
          animation: `${roll} 0.5s ease-out`,
        },
        [`${root}[data-motion-allowed] &[data-rolled="even"]`]: {
          animation: `${roll} 0.501s ease-out`,
        },
      },
    },
  },
});

/** Buttons that open a group of options, in frames too narrow for all groups. */
export const openers = style({
  display: 'grid',
  // Four in a row, two with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(3.4rem, 100%), 1fr))',
  gap: 6,
  '@container': { [WIDE]: { display: 'none' } },
});
export const opener = style([button, { paddingInline: 2, fontSize: '0.875rem' }]);

/** Options, or pull buttons in the same place, so that the height stays the same. */
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const panel = style({
  gridArea: '1 / 1',
  alignContent: 'start',
  display: 'grid',
  gap: 10,
  selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
});

export const groups = style({
  display: 'grid',
  gap: '10px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // All in one grid cell, so that all are as high as the tallest.
  gridArea: '1 / 1',
  selectors: { '&:not([data-open])': { visibility: 'hidden' } },
  '@container': {
    [WIDE]: {
      gridArea: 'auto',
      selectors: { '&:not([data-open])': { visibility: 'inherit' } },
    },
  },
});

export const legend = style({
  float: 'left',
  width: '100%',
  marginBottom: 5,
  padding: 0,
  color: theme.color.quiet,
  fontSize: '0.9rem',
  lineHeight: 1.3,
});
globalStyle(`${legend} b`, { color: theme.color.ink });

export const tiles = style({
  clear: 'both',
  display: 'grid',
  // All kinds in one row.
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 4,
  maxWidth: 360,
});

/** An option with a picture: a piece of paper over a radio button. */
export const tile = style({ display: 'block', height: 44, borderRadius: 10 });
export const face = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: 10,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.contact,
  pointerEvents: 'none',
  // Icons are drawn in these colors.
  '@media': { [FORCED]: { vars: { [hue.types]: 'CanvasText', [theme.color.page]: 'Canvas' } } },
});
globalStyle(`${tile} > input:hover + ${face}`, { boxShadow: theme.shadow.paper });
globalStyle(`${tile} > input:checked + ${face}`, {
  boxShadow: `inset 0 0 0 3px ${hue.types}, ${theme.shadow.contact}`,
});

/** Colors that can be changed, one by one. */
export const colors = style([tiles, { marginTop: 6 }]);
export const color = style({
  appearance: 'none',
  justifySelf: 'center',
  width: 44,
  maxWidth: '100%',
  height: 44,
  padding: 5,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
});
globalStyle(`${color}::-webkit-color-swatch-wrapper`, { padding: 0 });
// Two rules, because an unknown selector invalidates the whole rule.
for (const swatch of ['::-webkit-color-swatch', '::-moz-color-swatch']) {
  globalStyle(`${color}${swatch}`, {
    border: '2px solid #fffaf0',
    borderRadius: '50%',
    boxShadow: theme.shadow.contact,
  });
}

export const sliders = style({ clear: 'both', display: 'grid', gap: 2 });

/** Pull buttons, as an alternative to dragging. */
export const pulls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
  maxWidth: '22.5rem',
});
export const select = style([
  button,
  {
    gridColumn: 'span 2',
    // With large text on a phone, its names need the whole row.
    '@container': { '(max-width: 15rem)': { gridColumn: '1 / -1' } },
    minWidth: 0,
    paddingInline: 10,
    fontFamily: 'inherit',
    fontSize: 'inherit',
  },
]);
export const release = style([
  button,
  {
    gridColumn: 'span 2',
    '@container': { '(max-width: 15rem)': { gridColumn: '1 / -1' } },
  },
]);
export const pull = style([button, { paddingInline: 8 }]);
