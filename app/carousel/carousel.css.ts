import { globalStyle, style } from '@vanilla-extract/css';
import { paperDisc } from '#app/styles/disc.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { NARROW, NARROW_PHONE, ROOM_FOR_DOTS, size, VERY_LOW, withLargeText } from './sizes.css.ts';

globalStyle('card-carousel', { display: 'contents' });

export const root = style({
  position: 'fixed',
  inset: 0,
  // Previous is left, and the strip scrolls to the right, whatever the language: as Left and Right on the keyboard.
  direction: 'ltr',
  // The hem of the ground: at this height the holes of lace would blur.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '6px 0 auto',
    borderTop: `2px dashed ${theme.color.groundDeep}`,
    pointerEvents: 'none',
  },
  '@media': { print: { position: 'static' } },
});

/** The element that scrolls. */
export const scroller = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto hidden',
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
    // The empty places beside the cards don't make the strip longer.
    [`${root}[data-mode="finite"] &`]: {
      left: 0,
      overflow: 'clip',
      '@media': { screen: { paddingInline: endRoom } },
    },
    [`${root}[data-mode="fit"] &`]: {
      insetInline: 0,
      justifyContent: 'center',
      overflow: 'clip',
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
    // Nine cards per page, on US Letter too.
    print: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: `repeat(3, ${size.pitch})`,
      justifyContent: 'center',
      zoom: 0.65,
    },
  },
});

/** Where a short list leaves room, its ends have the stitched outline of one more card, as an album has empty places. */
const SHORT = `${root}:is([data-mode="finite"], [data-mode="fit"]) ${list}`;
const STRIP = 'screen and (min-height: 300px)';
const CARD_AND_GAP = `calc(-1 * ${size.cardWidth} - ${size.sidePadding})`;

globalStyle(`${SHORT}::before, ${SHORT}::after`, {
  '@media': {
    [STRIP]: {
      content: '',
      flex: 'none',
      width: size.cardWidth,
      height: size.cardHeight,
      margin: `${size.verticalPadding} ${size.sidePadding} 0 ${CARD_AND_GAP}`,
      border: `2px dashed color-mix(in srgb, ${theme.color.quiet} 38%, transparent)`,
      borderRadius: size.radius,
      background: `color-mix(in srgb, ${theme.color.groundDeep} 28%, transparent)`,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${SHORT}::after`, {
  '@media': { [STRIP]: { marginInline: `${size.sidePadding} ${CARD_AND_GAP}` } },
});

const WIDE = '(min-width: 690px)';

/**
 * A round button. Wide windows have it on the gaps beside the centered card, halfway up; narrow ones below the
 * cards.
 */
const control = style([
  paperDisc,
  {
    position: 'absolute',
    bottom: 4,
    // The button precedes the cards in the document but is stacked above them.
    zIndex: 1,
    selectors: { [`${root}[data-mode="fit"] &`]: { display: 'none' } },
    '@media': {
      [WIDE]: {
        bottom: 'auto',
        top: `calc(${size.verticalPadding} + ${size.cardHeight} / 2 - 22px)`,
      },
      [VERY_LOW]: { display: 'none' },
    },
  },
]);

/** From the edge of the window to a button on the gap, px; never beyond the edge. */
const toGap = `max(4px, 50vw - ${size.pitch} / 2 - 22px)`;

const side = (edge: 'left' | 'right') =>
  style([control, { [edge]: 12, '@media': { [WIDE]: { [edge]: toGap } } }]);

export const previous = side('left');
export const next = side('right');

const HIDDEN = {
  '(scripting: none)': { display: 'none' },
  [VERY_LOW]: { display: 'none' },
  print: { display: 'none' },
} as const;

/** Offset of something 44 px high in the middle of the strip below the cards. */
const IN_STRIP = `calc(4px + ${size.stripGrowth} / 2)`;

/** Dots and position, in the middle of the strip below the cards. */
export const place = style({
  position: 'absolute',
  bottom: IN_STRIP,
  left: '50%',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: 44,
  fontSize: size.stripText,
  transform: 'translateX(-50%)',
  selectors: { [`${root}[data-mode="fit"] &`]: { display: 'none' } },
  '@media': {
    // Between the owner's name and the motion switch.
    [NARROW]: { left: 'auto', right: 112, bottom: 4, transform: 'none' },
    // In the line of the name, above the role.
    [NARROW_PHONE]: {
      right: 110,
      bottom: `calc(30px - ${withLargeText('26px')})`,
      height: `calc(16px + ${withLargeText('28px')})`,
    },
    ...HIDDEN,
  },
});

export const position = style({
  color: theme.color.quiet,
  fontFamily: theme.font.heading,
  fontSize: '0.95em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 429px)': { fontSize: '0.8125em' } },
});

/** A dot of each card's hue. */
export const dots = style({
  display: 'none',
  gap: 13,
  '@media': {
    [ROOM_FOR_DOTS]: { display: 'flex' },
    '(forced-colors: active)': { display: 'none' },
  },
});

/** `hueStyles` (styles/hues.ts) enlarges the dot of the current card. */
export const dot = style({
  width: 9,
  height: 9,
  borderRadius: '50%',
  background: hue.types,
  boxShadow: theme.shadow.contact,
  scale: 'var(--dot-scale, 1)',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'scale 0.2s' } },
});

/** Length of the scale, and width of its mark, px. */
const SCALE = { length: 200, mark: 12 } as const;

/** In place of many dots: a row of stitches, and a paper disc where the current card is. */
export const scale = style({
  position: 'relative',
  display: 'none',
  width: SCALE.length,
  height: SCALE.mark,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 5,
    borderTop: `2px dashed ${theme.color.quiet}`,
    opacity: 0.55,
  },
  '::after': {
    content: '',
    position: 'absolute',
    width: SCALE.mark,
    height: SCALE.mark,
    borderRadius: '50%',
    background: theme.color.ink,
    boxShadow: theme.shadow.contact,
    translate: `calc(var(--place, 0) * ${SCALE.length - SCALE.mark}px)`,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { '::after': { transition: 'translate 0.2s' } },
    [ROOM_FOR_DOTS]: { display: 'block' },
    '(forced-colors: active)': { display: 'none' },
  },
});

export const motionSwitch = style({
  position: 'absolute',
  zIndex: 1,
  right: 26,
  bottom: IN_STRIP,
  '@media': { [NARROW]: { right: 64, bottom: 4 }, [VERY_LOW]: { right: 4, bottom: -4 } },
});
