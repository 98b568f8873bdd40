import { globalStyle, style } from '@vanilla-extract/css';
import { VERY_LOW } from '#app/carousel/sizes.css.ts';
import { theme } from '#app/styles/theme.css.ts';

/** The content beneath a page; not printed with the page. */
export const beneath = style({});
globalStyle(`${beneath}:has(> [inert])`, { '@media': { print: { display: 'none' } } });

export const motionSwitch = style({ position: 'absolute', zIndex: 1, right: 58, bottom: 4 });

/** From this width on, name and role are in one line; below, the carousel's buttons may be beside them. */
const ONE_LINE = '(min-width: 900px)';
const BESIDE_BUTTONS = '(max-width: 689px)';
const NARROWEST = '(max-width: 359px)';

/** The owner's name below the cards, as a mill prints its name on the selvage of a cloth. */
export const selvage = style({
  position: 'absolute',
  zIndex: 1,
  left: 30,
  bottom: 4,
  display: 'grid',
  alignContent: 'center',
  maxWidth: 'calc(50vw - 80px)',
  height: 44,
  color: theme.color.ink,
  lineHeight: 1.1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  '@media': {
    [ONE_LINE]: { display: 'flex', alignItems: 'baseline', lineHeight: '44px' },
    // Up to the position and the motion switch.
    [BESIDE_BUTTONS]: { left: 68, maxWidth: 'calc(100vw - 213px)' },
    // The role has the width of the position as well.
    [NARROWEST]: { maxWidth: 'calc(100vw - 170px)' },
    [VERY_LOW]: { display: 'none' },
    print: { display: 'none' },
  },
});

globalStyle(`${selvage} > *`, { overflow: 'hidden', textOverflow: 'ellipsis' });

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: '1.1875rem',
  fontWeight: 600,
  '@media': {
    [BESIDE_BUTTONS]: { fontSize: '1rem' },
    [NARROWEST]: { maxWidth: 'calc(100vw - 204px)', fontSize: '0.9rem' },
  },
});

export const role = style({
  color: theme.color.quiet,
  fontSize: '0.9375rem',
  '@media': {
    [ONE_LINE]: { '::before': { content: '·', margin: '0 0.5em' } },
    [BESIDE_BUTTONS]: { fontSize: '0.78rem' },
    [NARROWEST]: { fontSize: '0.69rem' },
  },
});

/** A slip of paper above the titles of the cards, with the state of an opening page. */
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
});
