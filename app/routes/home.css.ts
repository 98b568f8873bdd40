import { createVar, globalStyle, style } from '@vanilla-extract/css';
import {
  NARROW,
  NARROW_PHONE,
  ROOM_FOR_DOTS,
  size,
  VERY_LOW,
  withLargeText,
} from '#app/carousel/sizes.css.ts';
import { theme } from '#app/styles/theme.css.ts';

/** The content beneath a page; not printed with the page. */
export const beneath = style({ '@media': { print: { display: 'grid' } } });
globalStyle(`${beneath}:has(> [inert])`, { '@media': { print: { display: 'none' } } });

/** Name and role are in one line, if they fit. */
const ONE_LINE = '(min-width: 1200px)';

/** Width of the position: "9 / 9", and of longer ones. */
const positionWidth = createVar();
/** Half the width of what is in the middle of the strip: the position, and the dots where there is room for them. */
const halfPlace = createVar();
const inStripText = (count: number) => `calc(${count} * ${size.stripText})`;

/**
 * The owner's name below the cards. The role is beneath it; where there is no room, it wraps into a second column, out of
 * view.
 */
export const ownerLink = style({
  position: 'absolute',
  zIndex: 1,
  left: 30,
  bottom: 1,
  display: 'flex',
  flexFlow: 'column wrap',
  justifyContent: 'safe center',
  alignContent: 'start',
  overflow: 'hidden',
  vars: { [positionWidth]: inStripText(2), [halfPlace]: '50px' },
  maxWidth: `calc(50vw - 30px - ${halfPlace})`,
  height: `calc(50px + ${size.stripGrowth})`,
  color: theme.color.ink,
  fontSize: size.stripText,
  // Room for descenders, and for two lines.
  lineHeight: 1.2,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    'card-carousel:has([data-card]:nth-child(10)) ~ &': {
      vars: { [positionWidth]: inStripText(3.2) },
    },
    'card-carousel:has([data-card]:nth-child(100)) ~ &': {
      vars: { [positionWidth]: inStripText(4.4) },
    },
  },
  '@media': {
    [ROOM_FOR_DOTS]: {
      selectors: {
        'card-carousel:has([data-dot]) ~ &': { vars: { [halfPlace]: '150px' } },
        'card-carousel:has([data-dot]:nth-child(10)) ~ &': { vars: { [halfPlace]: '315px' } },
      },
    },
    [ONE_LINE]: {
      flexFlow: 'row wrap',
      columnGap: '1.2em',
      justifyContent: 'start',
      alignContent: 'safe center',
      alignItems: 'baseline',
    },
    // Up to the position, between the buttons. With large text, above them and in the whole width.
    [NARROW]: {
      left: `calc(68px - ${withLargeText('48px')})`,
      bottom: withLargeText('47px'),
      maxWidth: `calc(100vw - 187px - ${positionWidth} + ${withLargeText(`(147px + ${positionWidth})`)})`,
      height: `calc(51px + ${size.stripGrowth} - ${withLargeText('47px')})`,
      // A name of two lines doesn't touch the card, and the role is below it.
      paddingTop: 3,
      lineHeight: 1.15,
    },
    // Up to the motion switch; the position is beside the name.
    [NARROW_PHONE]: { maxWidth: `calc(100vw - 176px + ${withLargeText('136px')})` },
    // A strip of its own, below the grid of cards (carousel.css.ts).
    [VERY_LOW]: { left: 16, bottom: 0, height: 36, maxWidth: 'calc(100vw - 72px)' },
    print: {
      position: 'static',
      order: -1,
      justifySelf: 'center',
      maxWidth: 'none',
      height: 'auto',
    },
  },
});

/** The position is beside the name, except with large text. */
const besideName = `(${positionWidth} - ${withLargeText(positionWidth)})`;

export const name = style({
  // At most two lines, so that no half line is shown.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  width: '100%',
  fontFamily: theme.font.heading,
  fontSize: 'clamp(0.9em, 0.5em + 1.8vw, 1.1875em)',
  fontWeight: 600,
  '@media': {
    [ONE_LINE]: { WebkitLineClamp: 1, width: 'auto', maxWidth: '100%' },
    [NARROW_PHONE]: {
      width: `calc(100% - ${besideName})`,
      marginInlineEnd: `calc(${besideName})`,
    },
  },
});

export const role = style({
  width: '100%',
  color: theme.color.quiet,
  fontSize: 'clamp(0.72em, 0.5em + 1.1vw, 0.9375em)',
  textWrap: 'balance',
  '@media': {
    [ONE_LINE]: {
      position: 'relative',
      width: 'auto',
      maxWidth: '100%',
      // In the gap before the role. On a line of its own, the role is at the edge, where the dot is cut off.
      '::before': {
        // Firefox knows the empty alternative since version 128, Safari since 17.4.
        content: ['"·"', '"·" / ""'],
        position: 'absolute',
        insetInlineEnd: '100%',
        width: '1.28em',
        textAlign: 'center',
      },
    },
  },
});

/** A toast with the state of an opening page: above the titles of the cards, or at the end of an open page. */
export const toast = style({
  position: 'fixed',
  zIndex: 1,
  top: 20,
  insetInline: 20,
  width: 'fit-content',
  margin: '0 auto',
  padding: '10px 22px',
  borderRadius: 999,
  color: theme.color.ink,
  background: theme.color.raised,
  boxShadow: theme.shadow.lifted,
  outline: '1px solid transparent',
  fontWeight: 700,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { '[data-overlay] ~ &': { top: 'auto', bottom: 20 } },
  '@media': { print: { display: 'none' } },
});
