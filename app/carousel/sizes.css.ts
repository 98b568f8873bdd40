/** Sizes of cards and slots, in CSS alone, so that starting the scripts shifts nothing. */
import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

export const size = createGlobalThemeContract(
  {
    /** Window height minus 71 px; with large text, minus more. */
    cardHeight: null,
    /** 0.56 of the height, reduced to fit the window width less 40 px. */
    cardWidth: null,
    /** Card width plus the padding on both sides. */
    pitch: null,
    sidePadding: null,
    verticalPadding: null,
    radius: null,
    /** Font size in the strip below the cards, which the owner's name and the position are in. */
    stripText: null,
    /** How much higher that strip is with large text. */
    stripGrowth: null,
  },
  (_value, path) => `card-${path.join('-')}`,
);

/** From this window height on, paddings and radius are larger. */
const TALL = '(min-height: 700px)';
/** Below this window height the strip becomes a vertical grid. */
export const VERY_LOW = '(max-height: 299px)';

/** The buttons are in the strip below the cards. */
export const NARROW = '(max-width: 689px)';
/** Too narrow for the owner's role and the position in one line. */
export const NARROW_PHONE = '(max-width: 374px)';
/** Wide enough for the dots between the owner's name and the motion switch. */
export const ROOM_FOR_DOTS = '(min-width: 1100px)';
/*
 * Widths of cards, derived from the window's size: container queries next to viewport units make WebKit before
 * March 2026 ignore media queries on resize (https://bugs.webkit.org/show_bug.cgi?id=310086).
 */
/** Cards wider than 200 px: 0.56 * (430 - 71) px, 241 - 40 px; in the grid 14rem. */
export const WIDE_CARDS = `(min-width: 241px) and (min-height: 430px), (min-width: 241px) and ${VERY_LOW}`;
/** Cards of at most 230 px: 0.56 * (482 - 71) px, 270 - 40 px; includes those in the grid. */
export const NARROW_CARDS = '(max-width: 270px), (max-height: 482px)';

/** By how much the text in the strip is larger than normal. */
const GROWTH = `(${size.stripText} - 16px)`;

/** A length with large text, otherwise 0. */
export const withLargeText = (length: string) => `min(99 * ${size.stripGrowth}, ${length})`;

globalStyle(':root', {
  vars: {
    // In low windows, the cards need the height.
    [size.stripText]: 'max(16px, min(1rem, 4.5dvh))',
    [size.stripGrowth]: `calc(6 * ${GROWTH})`,
    [size.cardHeight]: `calc(100dvh - 71px - ${size.stripGrowth})`,
    [size.cardWidth]: `min(0.56 * ${size.cardHeight}, 100vw - 40px)`,
    [size.sidePadding]: '8px',
    [size.verticalPadding]: '15px',
    [size.radius]: '25px',
    [size.pitch]: `calc(${size.cardWidth} + 2 * ${size.sidePadding})`,
  },
  '@supports': {
    // A whole number of pixels, so that a whole cycle is too, and recentering is invisible.
    '(width: round(1px, 1px))': {
      vars: { [size.cardWidth]: `round(min(0.56 * ${size.cardHeight}, 100vw - 40px), 1px)` },
    },
  },
  '@media': {
    // With large text, the name is above the buttons.
    [NARROW]: {
      vars: { [size.stripGrowth]: `calc(min(99 * ${GROWTH}, 24px) + 5 * ${GROWTH})` },
    },
    [TALL]: {
      vars: {
        [size.sidePadding]: '10px',
        [size.verticalPadding]: '20px',
        [size.radius]: '45px',
      },
    },
  },
});

// A rule of its own, because `@supports` comes last in a rule.
globalStyle(':root', {
  '@media': {
    [VERY_LOW]: {
      vars: {
        [size.cardHeight]: `calc(${size.cardWidth} / 0.56)`,
        [size.cardWidth]: 'min(14rem, 100vw - 40px)',
      },
    },
    // Before the whole grid is scaled down (carousel.css.ts).
    print: {
      vars: { [size.cardHeight]: '440px', [size.cardWidth]: '246px', [size.radius]: '25px' },
    },
  },
});
