import { globalStyle, style } from '@vanilla-extract/css';
import { cardGradient, GRADIENT_HEIGHT } from 'portfolio-content/schema';
import { viewTransitionPart } from '#app/styles/view-transition.css.ts';
import { GRAIN } from '#app/styles/grain.css.ts';
import { lacePicots } from '#app/styles/lace.css.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, rightToLeft, theme } from '#app/styles/theme.css.ts';
import { unit } from '#app/ui/owner-note.css.ts';
import { NARROW_CARDS, size, VERY_LOW, WIDE_CARDS } from './sizes.css.ts';

export const root = style({
  // Cards are never wider than the picture, so its height gives the scale.
  vars: { [unit]: `calc((${size.cardHeight} - 10px) / 1100)` },
  flex: 'none',
  width: size.pitch,
  padding: `${size.verticalPadding} ${size.sidePadding}`,
  // Compositor layers: cards move without being repainted.
  willChange: 'transform',
  '@media': {
    [VERY_LOW]: { paddingBlock: 8 },
    // In print, cards are laid out in order, not where scripts have moved them.
    print: { transform: 'none !important' },
  },
  selectors: {
    // The strip around it runs from left to right.
    [rightToLeft]: { direction: 'rtl' },
    // In long lists, cards out of view aren't rendered, and only cards with depth have a perspective.
    'ul:not([data-layers]) > &': { contentVisibility: 'auto' },
    '[data-layers] > &, &[data-deep]': { perspective: '1100px' },
  },
});

/** While its page opens or it closes. */
const ON_CARD = { within: `${root}[data-transitioning]` };

/** Size of the description. Its minimum is limited on small cards, or large text would fill them. */
const fontSize = `0.051 * ${size.cardWidth}`;
const minFontSize = `max(12.8px, min(0.8rem, 0.085 * ${size.cardWidth}))`;

/** Width of the card's paper edge, px. */
const BORDER = 5;
const pictureWidth = `(${size.cardHeight} - ${2 * BORDER}px) * 616 / 1100`;
const pictureLeft = `(${size.cardWidth} - ${2 * BORDER}px - ${pictureWidth}) / 2`;

/** A part that depth moves (depth.ts). `scale` is always set: changing it from `none` causes a layout. */
const part = style({ scale: '1' });

export const paper = style([
  part,
  {
    position: 'relative',
    height: size.cardHeight,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        // Pressed.
        selectors: { '&:has(> a:active)': { scale: '0.985' } },
        transition: 'scale 0.09s',
      },
    },
  },
]);

/** Matches until the delayed scripts start (app/start/delay-scripts.server.ts); in the preview, until they have run. */
const NOT_BEGUN = 'html:not([data-begun], [data-ready])';

export const link = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: size.radius,
  border: `${BORDER}px solid ${hue.border}`,
  color: hue.text,
  background: hue.color,
  boxShadow: theme.shadow.paper,
  textDecoration: 'none',
  // The text needs the background for contrast, also in print.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  // Dragging moves the strip instead of selecting text.
  userSelect: 'none',
  WebkitUserSelect: 'none',
  ':focus-visible': { outlineWidth: 4, outlineOffset: 2 },
  // Cards out of the first view aren't rendered, and load no pictures, until the visitor is active: all cards
  // under a page, and in small windows those beside the cards in view.
  selectors: {
    '[data-asleep] &': { contentVisibility: 'hidden' },
    // While its parts are in a view transition, an empty frame.
    [`${root}[data-transitioning] &`]: {
      background: 'none',
      boxShadow: `inset 0 2px 8px ${shade(0.35)}`,
    },
  },
  '@media': {
    '(scripting: enabled) and (max-width: 700px)': {
      selectors: { [`${NOT_BEGUN} &:has([loading="lazy"])`]: { contentVisibility: 'hidden' } },
    },
  },
});

/** The whole picture: on phones, where cards are narrower than their pictures, it is cropped on both sides. */
export const picture = style([
  {
    position: 'absolute',
    top: 0,
    left: `calc(${pictureLeft})`,
    width: `calc(${pictureWidth})`,
    height: '100%',
    // Whole pixels: browsers round the edges of the flat picture to them, but not the edges of its layers.
    '@supports': {
      '(width: round(1px, 1px))': {
        left: `round(${pictureLeft}, 1px)`,
        width: `round(${pictureWidth}, 1px)`,
      },
    },
    /*
     * The gradient, and the grain of the paper over all of the picture and its layers. The gradient stays within the
     * dark sheet at the bottom of the scenes (`ground` of paper-cards), so that nothing above it is veiled.
     */
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      // Large text reaches above the sheet.
      background: `${GRAIN}, ${cardGradient(hue.color, `clamp(${GRADIENT_HEIGHT}%, 60 * (${minFontSize} - ${fontSize}), 62%)`)}`,
    },
    '@media': {
      // Lines of text reach above the sheet.
      [NARROW_CARDS]: {
        '::after': { background: `${GRAIN}, ${cardGradient(hue.color, '62%')}` },
      },
      print: { '::after': { background: cardGradient(hue.color) } },
    },
  },
  viewTransitionPart('picture', ON_CARD),
]);
globalStyle(`${picture} > picture`, { height: '100%' });

/** In the upper part of the card, which the scenes leave free. */
export const title = style([
  part,
  {
    position: 'absolute',
    top: '5.5%',
    left: '10%',
    width: '80%',
    height: '21%',
    objectFit: 'contain',
  },
  viewTransitionPart('title', ON_CARD),
]);

export const foot = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gap: '0.6rem',
  justifyItems: 'center',
  padding: '0 9% 7.5%',
  textAlign: 'center',
  '@media': {
    [WIDE_CARDS]: {
      selectors: { '&[data-above-social-bar]': { paddingBottom: 'calc(7.5% + 58px)' } },
    },
    [NARROW_CARDS]: { gap: '0.25rem' },
  },
});

export const logo = style([
  part,
  {
    width: `clamp(34px, 0.17 * ${size.cardWidth}, 84px)`,
    height: 'auto',
    aspectRatio: '1',
    borderRadius: '50%',
    border: `3px solid ${hue.logoBorder}`,
    background: hue.logoBorder,
    boxShadow: theme.shadow.paper,
    selectors: { [`${link}:focus-visible &`]: lacePicots },
  },
  viewTransitionPart('logo', ON_CARD),
]);

export const description = style([
  {
    fontSize: `clamp(${minFontSize}, ${fontSize}, 1.45rem)`,
    lineHeight: 1.3,
    fontWeight: 700,
    textWrap: 'balance',
    // As much as the dark sheet holds; the rest is in the page. With large text, the gradient is as high as the text.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: [4, 'calc(4 + 4 * max(0, sign(1rem - 16px)))'],
    overflow: 'hidden',
    '@media': {
      [NARROW_CARDS]: { WebkitLineClamp: 6 },
    },
  },
  viewTransitionPart('description', ON_CARD),
]);

/** In the about card, beside its link; hidden on cards too narrow for three icons. */
export const socialBar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(5% - 6px)',
  display: 'none',
  justifyContent: 'center',
  color: hue.text,
  '@media': { [WIDE_CARDS]: { display: 'flex' } },
});
