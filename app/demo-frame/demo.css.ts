import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';

const SMALL = '(max-width: 375.98px)';
/** The breakpoint of the columns in the text. */
const WIDE = '(min-width: 550px)';

/** A sheet of paper, a little wider than the text where there is room. */
export const root = style({
  position: 'relative',
  // Not hidden, in which a part of the demo couldn't stay in view.
  overflow: 'clip',
  // Where a link with work scrolls to.
  scrollMarginTop: 16,
  borderRadius: 14,
  // Demos are laid out for this size, whatever the text around them has.
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  background: `${GRAIN} ${theme.color.sheet}`,
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
  // A stitched hem: at this height the holes of lace would blur.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '7px 12px auto',
    borderTop: `2px dashed color-mix(in srgb, ${hue.types} 40%, transparent)`,
    pointerEvents: 'none',
  },
  '@media': {
    // Room for the play button.
    '(prefers-reduced-motion: reduce)': { minHeight: 62 },
    print: { minHeight: 0, paddingBlock: 10, '::before': { display: 'none' } },
  },
});

export const title = style({
  scrollMarginTop: 32,
  fontFamily: theme.font.heading,
  fontSize: '1.2rem',
  fontWeight: 600,
  lineHeight: 1.25,
  '@media': { print: { '::after': { content: '" (" attr(data-in-print) ")"' } } },
});

/** Not printed, but keeps its width, because demos measure it and draw. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Demos are laid out from left to right, and their texts are English.
  direction: 'ltr',
  color: theme.color.ink,
  padding: '8px 12px 12px',
  '@media': {
    print: { height: 0, paddingBlock: 0, overflow: 'hidden', visibility: 'hidden' },
  },
});
// The heights are in demo-heights.css.
globalStyle(`${root}:not([data-state="failed"]) ${stage}`, {
  minHeight: 'var(--demo-phone)',
  '@media': {
    [SMALL]: { minHeight: 'var(--demo-small)' },
    [WIDE]: { minHeight: 'var(--demo-wide)' },
    // Media queries aren't emitted in this order.
    '(scripting: none)': { minHeight: '0 !important' },
    print: { minHeight: 0 },
  },
});

/** The demo fills the stage. Its container queries refer to this box. */
export const demo = style({
  containerType: 'inline-size',
  // Nothing in it lies above the picture that covers it.
  isolation: 'isolate',
  minWidth: 0,
  // Controls are as wide as their words.
  overflowWrap: 'normal',
  display: 'grid',
});

export const still = style({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 14,
});

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

export const failure = style({
  paddingBottom: 6,
  color: theme.color.quiet,
  textAlign: 'center',
  textWrap: 'balance',
});

/** Shown where the button would be. */
export const needsScripts = style([
  failure,
  { display: 'none', '@media': { '(scripting: none)': { display: 'block' } } },
]);
