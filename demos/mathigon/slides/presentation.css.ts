import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED, MOTION, NARROW } from '#app/demo-kit/controls/controls.css.ts';
import { stage as scrolling } from '#app/demo-kit/pointer/touch.css.ts';
import { theme } from '#app/styles/theme.css.ts';
import { grain, paper } from '../shared/polypad.css.ts';

/** Covers the wall. */
export const presentation = style({
  position: 'absolute',
  zIndex: 7,
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: 10,
  padding: '16px 16px 10px',
});

export const book = style([
  scrolling,
  { position: 'relative', width: '100%', perspective: 1400, cursor: 'pointer' },
]);

/** Duration of a turn, s. */
const TURN = 0.7;

/** A page, bound at the left. */
export const sheet = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '4px 14px 14px 4px',
  color: paper.violet,
  backgroundColor: '#fdf0cd',
  backgroundImage: `${grain}, linear-gradient(90deg, rgb(90 52 10 / 0.28), transparent 5%)`,
  boxShadow: theme.shadow.paper,
  transformOrigin: 'left',
  backfaceVisibility: 'hidden',
  selectors: {
    '&[data-turned]:not([data-held])': { transform: 'rotateY(-105deg)', visibility: 'hidden' },
    '[data-motion-allowed] &:not([data-held])': {
      '@media': {
        [MOTION]: {
          transition: `transform ${TURN}s cubic-bezier(0.45, 0.05, 0.3, 1), visibility 0s`,
        },
      },
    },
    '[data-motion-allowed] &[data-turned]:not([data-held])': {
      '@media': { [MOTION]: { transitionDelay: `0s, ${TURN}s` } },
    },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});
globalStyle(`${sheet} > svg`, {
  width: '92%',
  height: '92%',
  pointerEvents: 'none',
  // Motifs are wide, and have room beside them.
  '@container': { [NARROW]: { width: '122%' } },
});
// Each cut appears from its middle.
globalStyle(`${sheet} path`, { transformBox: 'fill-box', transformOrigin: 'center' });

export const number = style({
  position: 'absolute',
  top: 6,
  right: 16,
  fontSize: '1.9rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
});
