import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { laceEdge } from '#app/styles/lace.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

/**
 * Height of each toy's stage, px, beside a text of full width and on a phone. Reserved from the
 * start, so that nothing moves when a toy takes the place of its picture; larger text may need more.
 */
const heights: Record<string, { wide: number; narrow: number }> = {
  'album-editor': { wide: 620, narrow: 620 },
  baseline: { wide: 699, narrow: 723 },
  'card-editor': { wide: 560, narrow: 1000 },
  'in-app-browser': { wide: 683, narrow: 850 },
  'kind-cloud': { wide: 544, narrow: 526 },
  'line-breaks': { wide: 641, narrow: 883 },
  'polypad-coins': { wide: 560, narrow: 680 },
  'polypad-cubes': { wide: 584, narrow: 660 },
  'polypad-fractions': { wide: 652, narrow: 660 },
  'polypad-slides': { wide: 688, narrow: 784 },
  scanifly: { wide: 554, narrow: 566 },
  snowflake: { wide: 560, narrow: 880 },
  'spiral-betty': { wide: 650, narrow: 1130 },
  'wanda-whirl': { wide: 760, narrow: 648 },
};

/** As in the columns of the text. */
const NARROW = '(max-width: 549.98px)';

/** A sheet of paper with a lace edge, a little wider than the text where there is room. */
export const root = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 14,
  background: `color-mix(in srgb, ${theme.color.ground} 38%, ${theme.color.page})`,
  boxShadow: theme.shadow.paper,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { boxShadow: 'none' },
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
});

export const title = style({
  fontFamily: theme.font.heading,
  fontSize: '1.2rem',
  fontWeight: 600,
  lineHeight: 1.25,
});

export const stage = style({ display: 'grid', padding: '8px 12px 12px' });
for (const [name, { wide, narrow }] of Object.entries(heights)) {
  globalStyle(`${root}[data-miniature="${name}"]:not([data-state="failed"]) ${stage}`, {
    minHeight: wide,
    '@media': {
      [NARROW]: { minHeight: narrow },
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
