import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { FORCED, NARROW, swatch } from '#app/demo-kit/controls/controls.css.ts';
import { draggable, stage } from '#app/demo-kit/pointer/touch.css.ts';
import { BREATH, FADE_IN_SHARE, FADE_OUT_SHARE, LINE_S } from './session.ts';
import { SKIES, type Sky } from './skies.ts';

/** Colors of the papers in each sky. The bands of the rainbow are counted from the outside. */
const COLORS = {
  skyHigh: { midnight: '#11164a', black: '#000000', light: '#9fd5f3' },
  skyLow: { midnight: '#342a78', black: '#000000', light: '#d8f0fb' },
  words: { midnight: '#ffffff', black: '#f0e3e8', light: '#17205a' },
  star: { midnight: '#fff3d6', black: '#8d8478', light: 'transparent' },
  disc: { midnight: 'transparent', black: 'transparent', light: '#ffd568' },
  ring: { midnight: 'transparent', black: 'transparent', light: '#fff0b8' },
  crescent: { midnight: '#ffe6b0', black: '#b59a68', light: 'transparent' },
  cloudFar: { midnight: '#5b3f8f', black: '#6c4a5c', light: '#4d7fb6' },
  cloudBack: { midnight: '#d97fae', black: '#8a5a72', light: '#f4a9c4' },
  cloudFront: { midnight: '#f6b4cf', black: '#a8768c', light: '#ffffff' },
  cloudEdge: { midnight: '#ffd9e8', black: '#bd8da1', light: '#ffffff' },
  window: { midnight: '#ffdf9a', black: '#c8a25a', light: '#e8638f' },
  glow: { midnight: '#ffdf9a', black: '#a8834a', light: '#fff3b0' },
  hem: { midnight: '#ffe1ec', black: '#c69bab', light: '#fff3f7' },
  far: { midnight: '#2d2f7d', black: '#1d161b', light: '#c3e5f6' },
  farFront: { midnight: '#3a3b90', black: '#292027', light: '#eef8fd' },
  farHill: { midnight: '#2b2a6d', black: '#15121a', light: '#a9cfa0' },
  nearHill: { midnight: '#1f2059', black: '#0e0c12', light: '#7fb582' },
  water: { midnight: '#27408a', black: '#141c2c', light: '#5fa9cf' },
  front: { midnight: '#141748', black: '#070709', light: '#4a8fb8' },
  reeds: { midnight: '#0c0f38', black: '#1b1a20', light: '#3f7a4c' },
  frog: { midnight: '#6fbf8d', black: '#3f6b50', light: '#4f9e63' },
  belly: { midnight: '#bfe6c4', black: '#6b8f70', light: '#d5efc8' },
  leaf: { midnight: '#2f8d6d', black: '#24483a', light: '#2f7f4f' },
  heart1: { midnight: '#ff7fae', black: '#c05f83', light: '#d23a6f' },
  heart2: { midnight: '#ffb3cd', black: '#cf8ea6', light: '#e2628f' },
  heart3: { midnight: '#f2507f', black: '#a84468', light: '#b32158' },
  band1: { midnight: '#e8467c', black: '#9c3357', light: '#e0326c' },
  band2: { midnight: '#f58a5b', black: '#a8613f', light: '#f0763f' },
  band3: { midnight: '#ffd076', black: '#ad8c4d', light: '#f7b93a' },
  band4: { midnight: '#93cf9b', black: '#5f8a66', light: '#57ad66' },
  band5: { midnight: '#5fb0dc', black: '#40779a', light: '#2b8fc6' },
  band6: { midnight: '#8f7be0', black: '#61539c', light: '#6a55c4' },
} satisfies Record<string, Record<Sky, string>>;

/** Variables with the colors of the current sky. */
const paper = Object.fromEntries(
  Object.keys(COLORS).map((part) => [part, createVar(part)]),
) as Record<keyof typeof COLORS, string>;

export const root = style({ display: 'grid', alignContent: 'start', gap: 10, minWidth: 0 });

/** A sheet of sky, lit from the upper left. */
export const scene = style([
  stage,
  {
    position: 'relative',
    // With the text, so that the words never reach the clouds.
    height: '29.375rem',
    overflow: 'hidden',
    borderRadius: 12,
    background: `linear-gradient(${paper.skyHigh}, ${paper.skyLow} 78%)`,
    boxShadow: 'inset 0 1px 3px rgb(0 0 0 / 0.45)',
    '@container': { [NARROW]: { height: '27.5rem' } },
    '@media': { [FORCED]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
  },
]);
for (const [sky] of SKIES) {
  globalStyle(`${scene}[data-sky="${sky}"]`, {
    vars: Object.fromEntries(
      Object.entries(COLORS).map(([part, colors]) => [
        paper[part as keyof typeof COLORS],
        colors[sky],
      ]),
    ),
  });
}

const layer = { position: 'absolute', pointerEvents: 'none' } as const;
const fill = (color: string, rest: object = {}) => style({ fill: color, ...rest });
const line = (stroke: string, strokeWidth: number) =>
  style({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round' });

export const stars = style({ ...layer, inset: 0, fill: paper.star });
export const lamp = style({
  ...layer,
  top: '5%',
  left: '5%',
  width: 92,
  height: 92,
  filter: 'drop-shadow(2px 4px 4px rgb(0 0 0 / 0.35))',
  '@container': { [NARROW]: { width: 66, height: 66, left: '3%' } },
});
export const ring = fill(paper.ring, { opacity: 0.6 });
export const ringInner = fill(paper.ring);
export const disc = fill(paper.disc);
export const crescent = fill(paper.crescent);

/** Paper grain over the whole scene. */
export const grain = style({
  ...layer,
  inset: 0,
  opacity: 0.1,
  backgroundImage: svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 .1 0 0 0 1.6 -.6"/></filter><rect width="160" height="160" filter="url(#n)"/></svg>`,
  ),
});

/** A button whose face is in the scene. */
const bare = {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: `3px dashed ${paper.words}`, outlineOffset: -2 },
} as const;

// Clouds.
const sway = keyframes({
  '0%, 100%': { transform: 'translate(-7px, 2px)' },
  '50%': { transform: 'translate(9px, -4px)' },
});

/** Drifts while motion is allowed. */
export const drift = style({
  position: 'absolute',
  selectors: {
    [`${scene}[data-motion-allowed] &`]: {
      animation: `${sway} 19s ease-in-out infinite`,
      willChange: 'transform',
    },
  },
});

/** Distant clouds don't respond. */
export const farDrift = style([drift, { pointerEvents: 'none' }]);

/** Initial position and width of a cloud, % of the scene. */
const place = (side: 'left' | 'right') => (inset: number, top: number, width: number) => ({
  [side]: `${inset}%`,
  top: `${top}%`,
  width: `${width}%`,
});
const [left, right] = [place('left'), place('right')];
type Place = ReturnType<typeof left>;
type Parting = [translate: string, scale: string];

const FINALE = `${scene}[data-session="after"] &`;
const moved = ([translate, scale]: Partial<Parting> = []) => ({ translate, scale });
/** @param parting how it makes room at the end, in a wide and in a narrow scene */
const cloudAt = (
  delay: string,
  wide: Place,
  narrow: Place,
  parting: readonly [wide?: Parting, narrow?: Parting] = [],
) =>
  style({
    ...wide,
    animationDelay: delay,
    transformOrigin: '0 0',
    selectors: {
      // Back in place before the first line is readable.
      [`${scene}[data-motion-allowed] &`]: {
        transition: 'translate 0.9s ease-out, scale 0.9s ease-out',
      },
      [`${scene}[data-motion-allowed][data-session="after"] &`]: {
        transition: 'translate 3.4s cubic-bezier(0.4, 0, 0.2, 1), scale 3.4s ease-in-out',
      },
      [FINALE]: moved(parting[0]),
    },
    '@container': { [NARROW]: { ...narrow, selectors: { [FINALE]: moved(parting[1]) } } },
  });
/** Positions of the clouds. At the end they make room: one rises beside the top of the rainbow, two sink to its ends. */
export const places = {
  middle: cloudAt('0s', left(29, 16, 42), left(17, 16, 66), [
    ['44cqw -4.125rem', '0.58'],
    ['39cqw -3.625rem', '0.62'],
  ]),
  left: cloudAt('-6s', left(3, 32, 25), left(4, 43, 34), [
    ['-5cqw 12rem', '0.8'],
    ['0 9rem', '0.78'],
  ]),
  right: cloudAt('-12s', right(2, 27, 26), right(3, 41, 35), [
    ['9cqw 12.6875rem', '0.8'],
    ['7cqw 8.625rem', '0.78'],
  ]),
  farLeft: cloudAt('-3s', left(18, 4, 19), left(26, 3, 30)),
  farRight: cloudAt('-15s', right(7, 6, 22), right(3, 6, 30)),
};

/** The touch target is larger than the outline: the whole box and a margin. */
export const cloud = style([
  draggable,
  {
    position: 'relative',
    display: 'block',
    width: '100%',
    margin: 0,
    ...bare,
    // The paper's own outline is the ring: around the box, it would run through the words.
    ':focus-visible': { outline: 'none' },
    borderRadius: '50% / 46%',
    WebkitTapHighlightColor: 'transparent',
    '::after': { content: '', position: 'absolute', inset: -8, borderRadius: 'inherit' },
    // The light of a breath.
    '::before': {
      content: '',
      position: 'absolute',
      inset: '-45% -35%',
      background: `radial-gradient(closest-side, color-mix(in srgb, ${paper.glow} 75%, transparent) 45%, transparent)`,
      opacity: 0,
      pointerEvents: 'none',
    },
  },
]);
export const cloudPaper = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  filter: 'drop-shadow(1px 2px 1px rgb(0 0 0 / 0.3)) drop-shadow(4px 8px 7px rgb(0 0 0 / 0.28))',
  transformOrigin: '50% 92%',
});

// The big cloud breathes throughout the minute, from its second line on; any cloud while it is held.
const BREATH_S = BREATH.in.seconds + BREATH.out.seconds;
const FULL = '1.2';
const breathe = keyframes({ [`${(BREATH.in.seconds / BREATH_S) * 100}%`]: { scale: '1.1' } });
globalStyle(
  `${scene}[data-motion-allowed][data-session="during"] ${places.middle} > :not([data-breath]) > ${cloudPaper}`,
  { animation: `${breathe} ${BREATH_S}s ease-in-out ${LINE_S}s infinite` },
);
/** A cloud with its light, in a phase of a breath. */
const held = (phase: string) => {
  const all = `${scene}[data-motion-allowed] ${cloud}${phase}`;
  return `${all} > ${cloudPaper}, ${all}::before`;
};
const lasting = (timing: string) => ({ transition: `scale ${timing}, opacity ${timing}` });
globalStyle(held(''), lasting('0.9s ease-out'));
globalStyle(held('[data-breath="in"]'), {
  scale: FULL,
  opacity: 1,
  ...lasting(`${BREATH.in.seconds}s ease-in-out`),
});
globalStyle(held('[data-breath="out"]'), lasting(`${BREATH.out.seconds}s ease-in-out`));
globalStyle(`${cloud}:hover ${cloudPaper}`, {
  filter: 'drop-shadow(2px 3px 1px rgb(0 0 0 / 0.3)) drop-shadow(6px 12px 10px rgb(0 0 0 / 0.32))',
});
const edged = { stroke: 'rgb(255 255 255 / 0.35)', strokeWidth: 0.8 };
const lifted = 'drop-shadow(1px 2px 1.5px rgb(60 10 50 / 0.4))';
export const cloudFar = fill(paper.cloudFar, edged);
globalStyle(`${cloud}:focus-visible ${cloudFar}`, {
  stroke: paper.words,
  strokeWidth: 3,
  strokeDasharray: '8 4',
  vectorEffect: 'non-scaling-stroke',
});
export const cloudBack = fill(paper.cloudBack, { ...edged, filter: lifted });
export const cloudFront = fill(paper.cloudFront, { stroke: paper.cloudEdge, filter: lifted });
export const window = fill(paper.window, { stroke: 'rgb(90 20 60 / 0.35)', strokeWidth: 0.9 });
export const curl = line(paper.cloudBack, 1.6);
export const hem = fill(paper.hem, { filter: lifted });
export const eyelet = fill(paper.cloudFar);
export const far = fill(paper.far, { stroke: 'rgb(255 255 255 / 0.12)', strokeWidth: 0.8 });
export const farFront = fill(paper.farFront);

// The rainbow: a wheel behind the hills, which hide its axis.
export const rainbowPlace = style({
  ...layer,
  left: '50%',
  bottom: 95,
  width: 'min(93%, 35rem)',
  transform: 'translateX(-50%)',
  aspectRatio: '2',
  '@container': { [NARROW]: { bottom: 128 } },
});
export const rainbow = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  transformOrigin: '50% 100%',
  // Its ends reach below the axis, so it is lowered while it rotates.
  transform: 'translateY(20%) rotate(-180deg)',
  opacity: 0,
  visibility: 'hidden',
  filter: 'drop-shadow(3px 6px 5px rgb(0 0 0 / 0.3))',
  selectors: {
    '&[data-up]': { transform: 'none', opacity: 1, visibility: 'visible' },
    [`${scene}[data-motion-allowed] &`]: {
      transition: 'transform 1.2s ease-in, opacity 0.5s 0.7s, visibility 0s 1.2s',
    },
    [`${scene}[data-motion-allowed] &[data-up]`]: {
      transition: 'transform 4.5s cubic-bezier(0.3, 0, 0.15, 1), opacity 0.8s',
      willChange: 'transform',
    },
  },
});
export const bandShadow = fill('none', { stroke: 'rgb(0 0 0 / 0.28)', strokeWidth: 2.2 });
export const bands = (['band1', 'band2', 'band3', 'band4', 'band5', 'band6'] as const).map((band) =>
  fill('none', { strokeWidth: 4.8, stroke: paper[band] }),
);

const pop = keyframes({ from: { scale: '0' } });
/** The hearts in the rainbow, one after another once it has risen. */
export const returned = ([paper.heart1, paper.heart2, paper.heart3] as const).map((color) =>
  fill(color, {
    stroke: 'rgb(255 255 255 / 0.75)',
    strokeWidth: 1.6,
    transformBox: 'fill-box',
    transformOrigin: '50% 50%',
    selectors: {
      [`${scene}[data-motion-allowed] &`]: {
        animation: `${pop} 0.7s cubic-bezier(0.3, 1.5, 0.6, 1) backwards`,
      },
    },
  }),
);

// The land.
const cut =
  'drop-shadow(0 -1px 0 rgb(255 255 255 / 0.16)) drop-shadow(0 -3px 4px rgb(0 0 0 / 0.3))';
export const land = style({ ...layer, insetInline: 0, bottom: 0, width: '100%', height: 164 });
export const farHill = fill(paper.farHill, { filter: cut });
export const nearHill = fill(paper.nearHill, { filter: cut });
export const water = fill(paper.water, { filter: cut });
export const front = fill(paper.front, { filter: cut });
export const lit = fill(paper.window);
/** Above the frog, which is always in the middle. */
export const frog = style({
  position: 'absolute',
  left: '50%',
  bottom: 30,
  width: 88,
  height: 56,
  marginLeft: -44,
  ...bare,
  borderRadius: 28,
});
export const frogBody = style({ transformBox: 'fill-box', transformOrigin: '50% 100%' });
export const leafShadow = fill('rgb(0 0 0 / 0.3)');
export const leaf = fill(paper.leaf, { stroke: 'rgb(255 255 255 / 0.3)', strokeWidth: 0.8 });
export const frogBack = fill(paper.frog, { filter: 'drop-shadow(1px 1px 1px rgb(0 0 0 / 0.35))' });
export const frogBelly = fill(paper.belly);
export const frogFace = line('#173a26', 1.5);
/** Shown for a moment when the frog wakes. */
export const awake = style({ opacity: 0 });
export const frogEyes = line('#ffffff', 10);
export const frogPupils = line('#173a26', 5);
export const ribbit = fill(paper.words, { font: `700 18px ${theme.font.heading}` });
export const reeds = line(paper.reeds, 2.6);
export const heads = line(paper.reeds, 7);

// Text.

/** A phone at twice the usual text size, or nearly. */
const LARGE_TEXT = '(max-width: 15rem)';

const pass = keyframes({
  '0%, 100%': { opacity: 0 },
  [`${FADE_IN_SHARE * 100}%, ${FADE_OUT_SHARE * 100}%`]: { opacity: 1 },
});
const arrive = keyframes({ from: { opacity: 0 } });
export const words = style({
  ...layer,
  insetInline: 0,
  bottom: '9.25rem',
  display: 'grid',
  alignContent: 'center',
  minHeight: '2.6em',
  maxWidth: 'min(74%, 17em)',
  marginInline: 'auto',
  color: paper.words,
  font: `600 1.45rem/1.3 ${theme.font.heading}`,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&[data-passing]': { animation: `${pass} ${LINE_S}s ease-in-out both` },
    // The last line is in the arch of the rainbow, after the clouds have parted.
    [FINALE]: { bottom: '8.75rem', maxWidth: '9em', fontSize: '2.1rem', lineHeight: 1.25 },
    '&[data-arriving]': {
      animation: `${arrive} 2s 1.4s ease-out backwards`,
    },
  },
  '@container': {
    [NARROW]: {
      bottom: 130,
      fontSize: '1.15rem',
      maxWidth: 'min(80%, 17em)',
      // No wider than the sky, also with large text.
      selectors: {
        [FINALE]: { bottom: 140, fontSize: 'min(clamp(1.25rem, 6.6cqw, 2.1rem), 13cqw)' },
      },
    },
    // Too large for the arch, the last line is above it.
    [LARGE_TEXT]: { selectors: { [FINALE]: { bottom: 'calc(132px + 48cqw)' } } },
  },
});

/** The words of a breath, in the place of the others. */
globalStyle(`${words}[data-waiting]`, { visibility: 'hidden', animationPlayState: 'paused' });
export const breath = style([
  words,
  {
    selectors: {
      [`${scene}[data-motion-allowed] &`]: { animation: `${arrive} 0.8s ease-out backwards` },
    },
  },
]);

// Hearts.
export const hearts = style({ ...layer, inset: 0 });
globalStyle(`${hearts} > svg`, {
  position: 'absolute',
  left: 0,
  top: 0,
  overflow: 'visible',
  filter: 'drop-shadow(1px 2px 2px rgb(0 0 0 / 0.4))',
});
for (const [index, color] of [paper.heart1, paper.heart2, paper.heart3].entries()) {
  globalStyle(`${hearts} > [data-heart="${index + 1}"]`, { fill: color });
}
globalStyle(`${hearts} > svg > path:last-child`, { filter: 'brightness(0.86)' });

// Below the sky.
export { group } from '#app/demo-kit/controls/controls.css.ts';
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  '@container': { [NARROW]: { justifyContent: 'center' } },
});
export const main = style({
  minWidth: 136,
  minHeight: 44,
  padding: '4px 18px',
  border: 0,
  borderRadius: 999,
  color: theme.color.page,
  background: hue.types,
  boxShadow: theme.shadow.contact,
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { boxShadow: theme.shadow.paper },
  '@media': { [FORCED]: { border: '1px solid' } },
  // So that all fit into one row at 320 px.
  '@container': { [NARROW]: { minWidth: 108, paddingInline: 8 } },
});

/** A stitch for each line. */
export const count = style({
  display: 'flex',
  gap: 5,
  '@container': { [NARROW]: { order: 1, flexBasis: '100%', justifyContent: 'center' } },
});
export const dot = style({
  width: 14,
  height: 4,
  borderRadius: 2,
  background: 'rgb(90 60 80 / 0.22)',
  selectors: { '&[data-said]': { background: hue.types } },
  '@media': {
    [FORCED]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-said]': { background: 'CanvasText' } },
    },
  },
});

/** Options for the sky. */
export const swatches = styleVariants(
  { midnight: '#1a1f5e', black: '#000000', light: '#a9dbf5' },
  (backgroundColor) => [
    swatch,
    {
      width: 44,
      height: 44,
      backgroundColor,
      boxShadow: 'inset 0 0 0 1px rgb(60 42 24 / 0.35)',
      selectors: { '&[aria-pressed="true"]': { outlineOffset: -2 } },
      '@container': { [NARROW]: { width: 40, height: 40 } },
    },
  ],
);
