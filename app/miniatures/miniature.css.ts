import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { laceEdge } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

/**
 * Height of each toy's stage, reserved from the start, so that nothing moves when a toy takes the
 * place of its picture; larger text may need more. Measured in windows of 320 to 375 px (`small`),
 * 390 to 430 px (`phone`), and wide enough for the text's full measure (`wide`); px where a number.
 */
type Heights = { small: number | string; phone: number | string; wide: number };

/** Of a toy with a square that is as wide as a phone: at 390 px, and more for each px more. */
const growing = (at390: number, perPx: number) => `calc(${at390}px + (100vw - 390px) * ${perPx})`;

const heights: Record<string, Heights> = {
  'album-editor': { small: 766, phone: growing(731, 0.75), wide: 630 },
  baseline: { small: 787, phone: 700, wide: 699 },
  'card-editor': { small: 949, phone: growing(968, 1.25), wide: 607 },
  'in-app-browser': { small: 1039, phone: 879, wide: 731 },
  'kind-cloud': { small: 526, phone: 526, wide: 544 },
  'line-breaks': { small: 951, phone: 938, wide: 721 },
  'polypad-coins': { small: 738, phone: 690, wide: 595 },
  'polypad-cubes': { small: 637, phone: growing(652, 1.02), wide: 644 },
  'polypad-fractions': { small: 691, phone: growing(658, 1), wide: 680 },
  'polypad-slides': { small: 823, phone: 812, wide: 689 },
  scanifly: { small: 730, phone: 616, wide: 554 },
  snowflake: { small: growing(945, 1.66), phone: `min(${growing(900, 1.66)}, 1032px)`, wide: 560 },
  'spiral-betty': { small: 1178, phone: growing(1114, 1), wide: 674 },
  'wanda-whirl': { small: 604, phone: 656, wide: 720 },
};

const SMALL = '(max-width: 375.98px)';
/** As in the columns of the text. */
const WIDE = '(min-width: 550px)';

/** A sheet of paper with a lace edge, a little wider than the text where there is room. */
export const root = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 14,
  background: `color-mix(in srgb, ${theme.color.ground} 38%, ${theme.color.page})`,
  boxShadow: theme.shadow.paper,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { border: `1.5px dashed ${hue.types}`, boxShadow: 'none' },
  },
});

export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  padding: '16px 16px 2px 20px',
  '::before': laceEdge(10),
  '@media': { print: { minHeight: 0, paddingBlock: 10, '::before': { display: 'none' } } },
});

export const title = style({
  fontFamily: theme.font.heading,
  fontSize: '1.2rem',
  fontWeight: 600,
  lineHeight: 1.25,
  '@media': { print: { '::after': { content: ' (on the web page)' } } },
});

/** Nothing can be played with on paper. It keeps a width: toys draw into it all the same. */
export const stage = style({
  display: 'grid',
  padding: '8px 12px 12px',
  '@media': {
    print: { height: 0, paddingBlock: 0, overflow: 'hidden', visibility: 'hidden' },
  },
});
for (const [name, { small, phone, wide }] of Object.entries(heights)) {
  globalStyle(`${root}[data-miniature="${name}"]:not([data-state="failed"]) ${stage}`, {
    minHeight: phone,
    '@media': {
      [SMALL]: { minHeight: small },
      [WIDE]: { minHeight: wide },
      '(scripting: none)': { minHeight: 0 },
      print: { minHeight: 0 },
    },
  });
}

const appear = keyframes({ from: { opacity: 0 } });

/** The toy fills the stage; it lays itself out by the size of this box. */
export const toy = style({
  containerType: 'inline-size',
  minWidth: 0,
  display: 'grid',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} 0.25s ease-out` },
  },
});

export const still = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
});
globalStyle(`${still} > picture`, { width: '100%' });

const button = style({
  minHeight: 44,
  padding: '6px 20px',
  border: 0,
  borderRadius: 999,
  color: theme.color.page,
  background: hue.types,
  boxShadow: theme.shadow.contact,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: theme.shadow.paper },
    '&[aria-disabled="true"]': { opacity: 0.8, cursor: 'default' },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': { border: '1px solid' },
    print: { display: 'none' },
  },
});

export const tryIt = style([button, { minWidth: 140 }]);
export const play = style([button, { flexShrink: 0, paddingInline: 16 }]);

export const sorry = style({ paddingBottom: 6, color: theme.color.quiet, textAlign: 'center' });
