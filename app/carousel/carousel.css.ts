import { globalStyle, style } from '@vanilla-extract/css';
import { laceEdge } from '#app/styles/lace.css.ts';
import { theme } from '#app/styles/theme.css.ts';
import { size, VERY_LOW } from './sizes.css.ts';

globalStyle('card-carousel', { display: 'contents' });

export const root = style({
  position: 'fixed',
  inset: 0,
  vars: { '--count': '0' },
  // The lace edge of the ground.
  '::before': { ...laceEdge(15), opacity: 0.75 },
  '@media': { print: { position: 'static' } },
});

/** The element that scrolls. */
export const scroller = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto hidden',
  direction: 'ltr',
  display: 'flex',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  overflowAnchor: 'none',
  scrollbarWidth: 'none',
  selectors: {
    [`${root}[data-mode="fit"] &`]: { overflow: 'hidden', scrollSnapType: 'none' },
    '&[data-dragging]': { cursor: 'grabbing' },
  },
  '@media': {
    [VERY_LOW]: {
      // Above the owner's name (home.css.ts).
      bottom: 36,
      overflow: 'hidden auto',
      scrollSnapType: 'none',
      scrollbarWidth: 'auto',
    },
    print: { position: 'static', display: 'block', overflow: 'visible' },
  },
});

/** Space at both ends of the finite strip, so that the first and the last card can be centered. */
const endRoom = `calc((100vw - ${size.pitch}) / 2)`;

/** The slots. Cards aren't snap areas, because browsers scroll along with a snap area that moves. */
export const slots = style({
  display: 'flex',
  flex: 'none',
  height: '100%',
  marginInline: endRoom,
  selectors: {
    [`${root}[data-mode="loop"] &`]: { marginInline: 0 },
    [`${root}[data-mode="fit"] &`]: { marginInline: 'auto' },
  },
  '@media': { [VERY_LOW]: { display: 'none' }, print: { display: 'none' } },
});

globalStyle(`${slots} > *`, { flex: 'none', width: size.pitch, scrollSnapAlign: 'center' });

export const list = style({
  position: 'absolute',
  insetBlock: 0,
  left: endRoom,
  display: 'flex',
  listStyle: 'none',
  selectors: {
    [`${root}[data-mode="loop"] &`]: { left: 0 },
    [`${root}[data-mode="fit"] &`]: {
      left: `calc((100vw - var(--count) * ${size.pitch}) / 2)`,
    },
  },
  '@media': {
    [VERY_LOW]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, ${size.pitch})`,
      justifyContent: 'center',
      alignContent: 'start',
      width: '100%',
    },
    // Nine cards per page.
    print: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: `repeat(3, ${size.pitch})`,
      justifyContent: 'center',
      zoom: 0.68,
    },
  },
});

const WIDE = '(min-width: 690px)';
const NARROW = '(max-width: 689px)';

/**
 * A round button, translucent except on hover and focus. Wide windows have it at their edges, halfway up the cards;
 * narrow ones below the cards.
 */
const control = style({
  position: 'absolute',
  bottom: 4,
  // The button precedes the cards in the document but is stacked above them.
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.paper,
  cursor: 'pointer',
  opacity: 0.82,
  selectors: {
    '&:hover, &:focus-visible': { opacity: 1, boxShadow: theme.shadow.lifted },
    [`${root}[data-mode="fit"] &`]: { display: 'none' },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(prefers-reduced-motion: no-preference)': {
      transition: 'opacity 0.15s, box-shadow 0.15s',
    },
    [WIDE]: {
      bottom: 'auto',
      top: `calc(${size.verticalPadding} + ${size.cardHeight} / 2 - 22px)`,
    },
    [VERY_LOW]: { display: 'none' },
    print: { display: 'none' },
  },
});

const side = (edge: 'left' | 'right') =>
  style([control, { [edge]: 12, '@media': { [WIDE]: { [edge]: 16 } } }]);

export const previous = side('left');
export const next = side('right');

export const position = style({
  position: 'absolute',
  bottom: 8,
  left: '50%',
  transform: 'translateX(-50%)',
  color: theme.color.quiet,
  fontFamily: theme.font.heading,
  fontSize: '0.95rem',
  lineHeight: '36px',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${root}[data-mode="fit"] &`]: { display: 'none' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
    // Between the owner's name and the motion switch.
    [NARROW]: { left: 'auto', right: 106, transform: 'none' },
    // In the line of the name, above the role.
    '(max-width: 429px)': { bottom: 26, fontSize: '0.8125rem', lineHeight: '20px' },
    [VERY_LOW]: { display: 'none' },
    print: { display: 'none' },
  },
});
