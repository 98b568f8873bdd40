/**
 * View transitions between the carousel and a page, and from page to page. Nothing in them is see-through.
 *
 * Opening a card: the page slides up like a sheet of paper. The card's picture is trimmed to the window of the page's
 * head, the head's leaf unfolds from the gutter, the title flies onto it, the round logo lands last, as a seal.
 * Closing is the reverse. From page to page, the page is turned, back if the new one comes before it.
 *
 * Card and head give their parts the same names. Names must be unique, so a card has them only while it opens or
 * closes uncovered. `[data-card-transition]` is in the document while a card opens or closes (routes/home.tsx).
 *
 * https://www.w3.org/TR/css-view-transitions-1/
 */
import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { shade } from './shade.ts';
import { inlineSign, theme } from './theme.css.ts';

const MOVING = '(prefers-reduced-motion: no-preference)';

/** Top of the window in the picture, in units of the scenes (616 x 1100). */
export const WINDOW_TOP = 285;
/** Heights of the window, px: beside the lettering alone, or beside everything in the head. */
export const WINDOW_HEIGHT = { narrow: 196, wide: 366 };

/**
 * Gives an element a `view-transition-name`, except under reduced motion.
 * @param within selector of an ancestor without which it has none
 */
export const viewTransitionPart = (
  part: 'picture' | 'leaf' | 'title' | 'logo' | 'description',
  { within = ':root:has([data-card-transition])', media }: { within?: string; media?: string } = {},
): StyleRule => ({
  '@media': {
    [media ? `${MOVING} and ${media}` : MOVING]: {
      selectors: { [`${within} &`]: { viewTransitionName: part } },
    },
  },
});

const OPENING = ':root:has([data-card-transition]):has([data-overlay])';
const CLOSING = ':root:has([data-card-transition]):not(:has([data-overlay]))';
/** Not while a picture is enlarged (enlarge.ts). */
const TURNING = ':root:not([data-enlarging], :has([data-card-transition])):has([data-overlay])';

const OPENING_MS = 480;
const CLOSING_MS = 400;
const TURNING_MS = 460;
/** Easing of the parts: they set off when the sheet has come near. */
const PART_EASING = 'cubic-bezier(0.55, 0, 0.15, 1)';
/** The same for an animation that runs in reverse, and with it its easing. */
const PART_EASING_REVERSED = 'cubic-bezier(0.85, 0, 0.45, 1)';
/** The shadow and the lit edge of a sheet that slides. */
const SHEET_SHADOW = `0 -1px 0 ${theme.color.raised}, 0 -2px 3px ${shade(0.35)}, 0 -10px 28px ${shade(0.28)}`;

// The page accepts input during the transition.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-old(*), ::view-transition-new(*)', {
  animation: 'none',
  mixBlendMode: 'normal',
});
globalStyle('::view-transition-group(*)', {
  animationDuration: `${OPENING_MS}ms`,
  animationTimingFunction: PART_EASING,
});
globalStyle(`${CLOSING}::view-transition-group(*)`, { animationDuration: `${CLOSING_MS}ms` });

// The page: a sheet of paper that slides over the carousel and back.
const AWAY = { transform: 'translateY(102%)' };
const slideUp = `${keyframes({ from: AWAY })} 340ms cubic-bezier(0.2, 0.7, 0.25, 1) 20ms backwards`;
const slideDown = `${keyframes({ to: AWAY })} 340ms cubic-bezier(0.5, 0, 0.7, 0.4) 20ms both`;
globalStyle(`${OPENING}::view-transition-new(root)`, {
  boxShadow: SHEET_SHADOW,
  animation: slideUp,
});
globalStyle(`${CLOSING}::view-transition-old(root)`, {
  zIndex: 1,
  boxShadow: SHEET_SHADOW,
  animation: slideDown,
});

// One picture of each part is shown: the card's picture, which has more pixels; the title of the head, whose box has no
// margins, so that it fits both boxes; the logo with the look at the end. Chromium doesn't match `:not(:only-child)`.
const HIDDEN = {
  [OPENING]: ['new(picture)', 'old(title)', 'old(logo)'],
  [CLOSING]: ['old(picture)', 'new(title)', 'old(logo)'],
};
for (const [when, pictures] of Object.entries(HIDDEN)) {
  for (const picture of pictures) {
    globalStyle(`${when}::view-transition-${picture}`, { visibility: 'hidden' });
    globalStyle(`${when}::view-transition-${picture}:only-child`, { visibility: 'visible' });
  }
}
// A page without a card takes its parts with it.
globalStyle(`${OPENING}::view-transition-new(*):only-child`, { animation: slideUp });
globalStyle(`${CLOSING}::view-transition-old(*):only-child`, { animation: slideDown });

// The picture is trimmed from what the card shows of it to what the window shows of it.
const inCard = (side: string) => `inset(0 ${side} round calc(var(--card-radius) - 5px))`;
const inWindow = (height: number, radius: string) => {
  const top = Math.round((WINDOW_TOP / 1100) * 1e4) / 100;
  return `inset(${top}% 0% calc(${100 - top}% - ${height}px) round ${radius})`;
};
const START_RADIUS = `calc(11px + 11px * ${inlineSign})`;
const END_RADIUS = `calc(11px - 11px * ${inlineSign})`;
/** Media query -> what the card shows of the picture, and the head. Narrow windows crop the card's sides. */
const CROPS = {
  '(max-width: 37.49rem)': [
    inCard('calc((100% - (var(--card-cardWidth) - 10px)) / 2)'),
    inWindow(WINDOW_HEIGHT.narrow, '0px'),
  ],
  '(min-width: 37.5rem) and (max-width: 45.99rem)': [
    inCard('0.5%'),
    inWindow(WINDOW_HEIGHT.wide, '0px'),
  ],
  '(min-width: 46rem)': [
    inCard('0.5%'),
    inWindow(WINDOW_HEIGHT.wide, `${START_RADIUS} ${END_RADIUS} ${END_RADIUS} ${START_RADIUS}`),
  ],
} as const;
globalStyle('::view-transition-group(picture)', {
  zIndex: 1,
  filter: `drop-shadow(0 3px 6px ${shade(0.35)})`,
});
globalStyle('::view-transition-old(picture), ::view-transition-new(picture)', { height: '100%' });
for (const [media, [card, head]] of Object.entries(CROPS)) {
  const trim = keyframes({ from: { clipPath: card }, to: { clipPath: head } });
  globalStyle(`${OPENING}::view-transition-image-pair(picture)`, {
    '@media': { [media]: { animation: `${trim} ${OPENING_MS}ms ${PART_EASING} both` } },
  });
  globalStyle(`${CLOSING}::view-transition-image-pair(picture)`, {
    '@media': {
      [media]: { animation: `${trim} ${CLOSING_MS}ms ${PART_EASING_REVERSED} reverse both` },
    },
  });
}

/** The edge at which lines begin. */
const START = `calc(50% - 50% * ${inlineSign}) 50%`;

// The leaf unfolds from the gutter.
const FOLDED = {
  transform: `perspective(1600px) rotateY(calc(-92deg * ${inlineSign}))`,
  filter: 'brightness(0.75)',
};
const FLAT = { transform: 'perspective(1600px) rotateY(0deg)' };
const unfold = keyframes({ from: FOLDED, to: FLAT });
globalStyle('::view-transition-group(leaf)', { zIndex: 2 });
globalStyle('::view-transition-old(leaf), ::view-transition-new(leaf)', {
  transformOrigin: START,
  backfaceVisibility: 'hidden',
});
globalStyle(`${OPENING}::view-transition-new(leaf):only-child`, {
  animation: `${unfold} 230ms cubic-bezier(0.3, 0.6, 0.3, 1) 250ms both`,
});
globalStyle(`${CLOSING}::view-transition-old(leaf):only-child`, {
  animation: `${unfold} 170ms cubic-bezier(0.3, 0.6, 0.3, 1) reverse both`,
});

// The title flies in one piece.
globalStyle('::view-transition-group(title)', { zIndex: 3 });
globalStyle('::view-transition-old(title), ::view-transition-new(title)', {
  height: '100%',
  objectFit: 'contain',
});

// The round logo lands last.
const land = keyframes({ '0%, 70%': { scale: '1.06' } });
globalStyle('::view-transition-group(logo)', { zIndex: 4 });
globalStyle(`${OPENING}::view-transition-group(logo)`, {
  animationDuration: `${OPENING_MS - 80}ms`,
  animationDelay: '80ms',
});
globalStyle(`${OPENING}::view-transition-new(logo)`, {
  animation: `${land} ${OPENING_MS}ms ease-in`,
});

// The card's description: cut off with the ground of the picture, and on the card again when its ground is.
const cutOff = keyframes({ to: { clipPath: 'inset(0 0 100%)' } });
const appear = keyframes({ '0%, 80%': { visibility: 'hidden', translate: '0 6px' } });
globalStyle('::view-transition-group(description)', { zIndex: 2 });
globalStyle(`${OPENING}::view-transition-old(description):only-child`, {
  animation: `${cutOff} 50ms linear 90ms both`,
});
globalStyle(`${CLOSING}::view-transition-new(description):only-child`, {
  animation: `${appear} ${CLOSING_MS}ms ease-out both`,
});

// From page to page, the page is turned.
const turn = keyframes({
  from: { transform: 'perspective(4000px) rotateY(0deg)' },
  to: {
    transform: `perspective(4000px) rotateY(calc(-91deg * ${inlineSign}))`,
    filter: 'brightness(0.8)',
  },
});
const TURNED_PAGE = { zIndex: 1, transformOrigin: START, boxShadow: theme.shadow.lifted };
globalStyle(`${TURNING}:not(:has([data-turned-back]))::view-transition-old(root)`, {
  ...TURNED_PAGE,
  animation: `${turn} ${TURNING_MS}ms cubic-bezier(0.3, 0.2, 0.5, 1) both`,
});
globalStyle(`${TURNING}:has([data-turned-back])::view-transition-new(root)`, {
  ...TURNED_PAGE,
  animation: `${turn} ${TURNING_MS}ms cubic-bezier(0.5, 0, 0.7, 0.8) reverse both`,
});

const PARTS = ['group', 'image-pair', 'old', 'new'].map((part) => `::view-transition-${part}(*)`);
globalStyle(PARTS.join(), {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});
