import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW_PHONE, VERY_LOW } from '#app/carousel/sizes.css.ts';
import { theme } from '#app/styles/theme.css.ts';

/** The content beneath a page; not printed with the page. */
export const beneath = style({ '@media': { print: { display: 'grid' } } });
globalStyle(`${beneath}:has(> [inert])`, { '@media': { print: { display: 'none' } } });

/** In narrow windows the carousel's buttons are beside the name. */
const BESIDE_BUTTONS = '(max-width: 689px)';
/** Name and role are in one line. */
const ONE_LINE = '(min-width: 1200px)';

/** The owner's name below the cards, as a mill prints its name on the selvage of a cloth. */
export const selvage = style({
  position: 'absolute',
  zIndex: 1,
  left: 30,
  bottom: 4,
  display: 'grid',
  alignContent: 'center',
  placeItems: 'baseline start',
  // Up to the position, which is in the middle.
  maxWidth: 'calc(50vw - 80px)',
  height: 44,
  color: theme.color.ink,
  lineHeight: 1.1,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': {
    [ONE_LINE]: { gridAutoFlow: 'column' },
    // Up to the position, beside the motion switch.
    [BESIDE_BUTTONS]: { left: 68, maxWidth: 'calc(100vw - 213px)' },
    // Up to the motion switch; the position is above the role.
    [NARROW_PHONE]: { maxWidth: 'calc(100vw - 170px)' },
    // A strip of its own, below the grid of cards (carousel.css.ts).
    [VERY_LOW]: { left: 16, bottom: 0, height: 36, maxWidth: 'calc(100vw - 72px)' },
    print: { position: 'static', order: -1, justifySelf: 'center', maxWidth: 'none' },
  },
});

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: 'clamp(0.9rem, 0.66rem + 1.4vw, 1.1875rem)',
  fontWeight: 600,
  '@media': { [NARROW_PHONE]: { marginRight: 34 } },
});

export const role = style({
  color: theme.color.quiet,
  fontSize: 'clamp(0.72rem, 0.5rem + 1.1vw, 0.9375rem)',
  textWrap: 'balance',
  '@media': {
    [ONE_LINE]: {
      '::before': { content: '"·" / ""', margin: '0 0.5em' },
    },
  },
});

/** A slip of paper with the state of an opening page: above the titles of the cards, or at the end of an open page. */
export const slip = style({
  position: 'fixed',
  zIndex: 1,
  top: 20,
  insetInline: 20,
  width: 'fit-content',
  margin: '0 auto',
  padding: '10px 22px',
  borderRadius: 999,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.lifted,
  outline: '1px solid transparent',
  fontWeight: 700,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { '[data-overlay] ~ &': { top: 'auto', bottom: 20 } },
  '@media': { print: { display: 'none' } },
});
