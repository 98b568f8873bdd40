import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED, MOTION, NARROW } from '#app/demo-kit/controls/controls.css.ts';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';
import { theme } from '#app/styles/theme.css.ts';
import { grain, paper } from '../shared/polypad.css.ts';

/** The whole window. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: paper.night,
});

/** A dark room with light on the book; in full screen, where the browser allows it. */
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gap: 6,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  padding:
    'max(12px, env(safe-area-inset-top)) max(12px, env(safe-area-inset-right)) max(10px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left))',
  color: paper.cream,
  backgroundColor: paper.night,
  backgroundImage: `${grain}, radial-gradient(circle at 50% 40%, #7a55d6, ${paper.night} 75%)`,
  backgroundSize: '180px 180px, auto',
  fontFamily: theme.font.heading,
  outline: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'pinch-zoom',
});

/** A finger or a click turns the pages anywhere in it. */
export const room = style({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
});

/** As large as the room, and upright in an upright one. */
export const book = style({
  position: 'relative',
  width: 'min(100cqw, 100cqh * 10 / 7)',
  aspectRatio: '10 / 7',
  perspective: 1600,
  '@container': {
    '(max-aspect-ratio: 1)': { width: 'min(100cqw, 100cqh * 4 / 5)', aspectRatio: '4 / 5' },
  },
});

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
  boxShadow: theme.shadow.lifted,
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
  '@container': { '(max-aspect-ratio: 1)': { width: '122%' } },
});
// Each cut appears from its middle. Its edge and shadow don't grow with it.
globalStyle(`${sheet} path`, {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: 1.5,
});
globalStyle(`${sheet} path[opacity]`, { transform: 'translate(0.6px, 1px)' });

export const number = style({
  position: 'absolute',
  top: '0.1em',
  right: '0.4em',
  fontSize: 'clamp(1.9rem, 9cqmin, 5rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
});

/** Above the shadow of the book. */
export const status = style({ position: 'relative', display: 'grid', justifyItems: 'center' });
export const message = style([
  shaking,
  { fontSize: '1rem', lineHeight: 1.4, fontVariantNumeric: 'lining-nums' },
]);

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 4,
  '@container': {
    // All in the middle.
    [NARROW]: {
      gridTemplateColumns: 'auto minmax(0, auto)',
      justifyContent: 'center',
      columnGap: 20,
    },
  },
});
globalStyle(`${screen} :focus-visible`, { outlineColor: paper.yellow });

export const close = style({
  justifySelf: 'start',
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderRadius: 999,
  color: paper.ink,
  background: paper.cream,
  boxShadow: theme.shadow.paper,
  fontWeight: 700,
  fontSize: '1rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [FORCED]: { border: '1px solid' } },
});
