import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { paperDisc } from '#app/styles/disc.css.ts';
import { GRAIN, grainOver } from '#app/styles/grain.css.ts';
import { whiteLaceEdge } from '#app/styles/lace.css.ts';
import { standaloneLink } from '#app/styles/links.css.ts';
import { svgUrl } from '#app/styles/svg-url.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

const CREAM = 'var(--cover, #fffaf0)';
/** Paper in the hue of the page. @param share of the hue, percent */
const paper = (share: number) =>
  `color-mix(in srgb, var(--cover-hue, ${hue.types}) ${share}%, ${CREAM})`;
/** Only the names and the link are left. */
const AS_LINK = 'print, (scripting: none)';

export const root = style({
  selectors: {
    // A whole phone in the window, at most.
    '&[data-upright]': { maxWidth: '21rem', marginInline: 'auto' },
  },
});

/** As wide as the text. As high as the ratio says, or as its content needs. */
export const box = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 12,
  background: paper(16),
  boxShadow: theme.shadow.paper,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [AS_LINK]: { overflow: 'visible', background: 'none', boxShadow: 'none' },
  },
});

/** An empty picture gives the ratio, because the site's policy blocks `style` attributes. */
export const ratio = style({
  gridArea: '1 / 1',
  width: '100%',
  selectors: {
    // Less hides the controls of a player, and leaves an editor without lines.
    [`${root}[data-fit="video"] &`]: { minHeight: 200 },
    [`${root}[data-fit="app"] &`]: { minHeight: 360 },
  },
  '@media': { [AS_LINK]: { display: 'none' } },
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  '@media': { print: { display: 'none' } },
});

export const cover = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  padding: 14,
  background: paper(26),
  '::before': {
    ...whiteLaceEdge(16),
    zIndex: 1,
    filter: `drop-shadow(0 1px 1px ${shade(0.3)})`,
  },
  '::after': { ...grainOver, borderRadius: 0 },
  '@media': {
    '(forced-colors: active)': { '::before': { display: 'none' }, '::after': { display: 'none' } },
    [AS_LINK]: {
      padding: 0,
      background: 'none',
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': {
    '(forced-colors: active)': { display: 'none' },
    [AS_LINK]: { display: 'none' },
  },
});
globalStyle(`${scene} > path`, { fill: paper(58) });
for (const [index, share] of [46, 66, 88].entries()) {
  globalStyle(`${scene} > g:nth-of-type(${index + 1})`, {
    fill: paper(share),
    // The lit edge.
    stroke: paper(share - 24),
    strokeWidth: 1.5,
    filter: `drop-shadow(0 -1px 1px ${shade(0.28)}) drop-shadow(0 -4px 7px ${shade(0.2)})`,
  });
}

const DOILY = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-80 -80 160 160'><mask id='m'><g fill='#fff' stroke='#fff' stroke-linecap='round'><circle r='68'/><circle r='68' stroke-width='16' stroke-dasharray='0 17.802'/></g><g fill='none' stroke='#000' stroke-linecap='round'><circle r='66' stroke-width='7' stroke-dasharray='0 17.279'/><circle r='56' stroke-width='4' stroke-dasharray='0 8.796'/></g></mask><circle r='80' fill='#fffdf8' mask='url(#m)'/></svg>",
);

/** Smaller on phones, where the cover should be no higher than the frame. */
const DISC_SIZE = 'clamp(56px, 12vw, 84px)';
const DOILY_SIZE = 'clamp(108px, 24vw, 168px)';

/** The sheet above the label. A doily lies on it. */
export const open = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  margin: '-14px -14px 0',
  padding: '26px 0 16px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&::before': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '50%',
      translate: '-50% calc(-50% + 6px)',
      width: DOILY_SIZE,
      height: DOILY_SIZE,
      background: `${DOILY} center / contain no-repeat`,
      filter: `drop-shadow(0 1px 1px ${shade(0.35)}) drop-shadow(0 3px 6px ${shade(0.2)}) brightness(var(--doily, 1))`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { display: 'none' } } },
    [AS_LINK]: { display: 'none' },
  },
});

const turn = keyframes({ to: { rotate: '1turn' } });

const { '&:hover': lifted, '&:active': pressed } = paperDisc.selectors;
export const disc = style({
  ...paperDisc,
  position: 'relative',
  width: DISC_SIZE,
  height: DISC_SIZE,
  borderRadius: '50%',
  color: hue.types,
  cursor: 'inherit',
  selectors: {
    [`${open}:hover:not([aria-disabled="true"]) &`]: lifted,
    [`${open}:active:not([aria-disabled="true"]) &`]: pressed,
    [`${open}:focus-visible &`]: { outline: `3px solid ${theme.color.focus}`, outlineOffset: 3 },
    // Stitches around the edge.
    [`${root}[data-state="loading"] &::after`]: {
      content: '',
      position: 'absolute',
      inset: 9,
      border: '3px dashed',
      borderRadius: '50%',
    },
  },
  '@media': {
    ...paperDisc['@media'],
    '(prefers-reduced-motion: no-preference)': {
      ...paperDisc['@media']['(prefers-reduced-motion: no-preference)'],
      selectors: {
        [`${root}[data-state="loading"] &::after`]: { animation: `${turn} 4s linear infinite` },
      },
    },
  },
});
globalStyle(`${disc} > svg`, { width: '40%', height: '40%' });

/** A slip of paper, held by a row of stitches. */
export const label = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  maxWidth: '30rem',
  padding: '11px 18px 12px',
  borderRadius: 3,
  background: `${GRAIN} ${CREAM}`,
  boxShadow: theme.shadow.paper,
  '@media': { [AS_LINK]: { border: `1.5px dashed ${hue.types}`, boxShadow: 'none' } },
});

export const site = style({
  color: hue.types,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.4,
});

export const title = style({
  selectors: { [`${label} > &`]: { marginTop: 1 } },
  fontFamily: theme.font.heading,
  fontSize: '1.2rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
});

export const note = style({
  selectors: { [`${label} > &`]: { marginTop: 3 } },
  color: theme.color.quiet,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '@media': { [AS_LINK]: { display: 'none' } },
});

// Without its script, the link is left.
globalStyle(`[data-from-server] :is(${open}, ${note})`, { display: 'none' });

export const below = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [AS_LINK]: { display: 'block' } },
});

export const link = style({
  ...standaloneLink,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'inline', '::after': { content: '" (" attr(href) ")"' } } },
});
