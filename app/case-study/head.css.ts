import { globalStyle, style } from '@vanilla-extract/css';
import { viewTransitionPart, WINDOW_HEIGHT, WINDOW_TOP } from '#app/styles/view-transition.css.ts';
import { grainOver, withoutGrainInPrint } from '#app/styles/grain.css.ts';
import { pill, standaloneLink } from '#app/styles/links.css.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, inlineSign, rightToLeft, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { unit } from '#app/ui/owner-note.css.ts';

/** From this width on, the spread has the width of the page's column and shows its corners. */
const WIDE = '(min-width: 46rem)';
/** From this width on, everything in the head is on the second page. */
const SPREAD = '(min-width: 37.5rem)';
const NOT_SPREAD = '(max-width: 37.49rem)';
/** Below this width the leaf is beneath the picture. */
const STACKED = '(max-width: 21.87rem)';

/** The folds of both pages, darkest at the gutter. */
const fold = (to: 'start' | 'end', strength: number) =>
  `linear-gradient(calc(${to === 'end' ? 90 : -90}deg * ${inlineSign}), ${shade(strength)}, ${shade(strength / 4)} 14px, transparent 46px)`;

/** One unit of the scenes (616 x 1100), as a part of the width of the window. */
const units = (count: number) => `${((count / 616) * 100).toFixed(2)}%`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  marginBottom: 24,
  '::before': {
    content: '',
    gridArea: '1 / 1 / 2 / -1',
    boxShadow: theme.shadow.paper,
  },
  selectors: {
    // The place for the pages, before they have arrived.
    ':root:has([data-card-transition]) &::before': { boxShadow: 'none' },
  },
  '@media': {
    [SPREAD]: { gridTemplateColumns: '47.826% minmax(0, 1fr)' },
    [WIDE]: { '::before': { borderRadius: 22 } },
    [STACKED]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '::before': { gridArea: '1 / 1 / 3 / -1' },
    },
  },
});

/** The first page, the left one where lines run from left to right: a window that shows the hero of every scene whole. */
export const window = style({
  gridArea: '1 / 1',
  position: 'relative',
  minHeight: WINDOW_HEIGHT.narrow,
  overflow: 'hidden',
  background: hue.color,
  selectors: { ':root:has([data-card-transition]) &': { background: 'none' } },
  '@media': {
    // With large text, the column is wider, and so is the window.
    [SPREAD]: { minHeight: `max(${WINDOW_HEIGHT.wide}px, 0.497 * min(100vw, 46rem))` },
    [WIDE]: { borderStartStartRadius: 22, borderEndStartRadius: 22 },
    [STACKED]: { minHeight: 'max(200px, 66vw)' },
  },
});

/** The box of the whole picture, as wide as the window. */
const pictureBox = {
  position: 'absolute',
  top: 0,
  width: '100%',
  aspectRatio: '616 / 1100',
  marginTop: `-${units(WINDOW_TOP)}`,
  '@media': { [STACKED]: { marginTop: `-${units(380)}` } },
} as const;

/** The whole picture of the card. */
export const picture = style([
  {
    ...pictureBox,
    '::after': grainOver,
    '@media': { ...pictureBox['@media'], ...withoutGrainInPrint },
  },
  viewTransitionPart('picture'),
]);
globalStyle(`${picture} > picture`, { height: '100%' });

/** What is set on the picture. Hidden in the view transition of the picture, which it isn't part of. */
export const onPicture = style({
  ...pictureBox,
  containerType: 'inline-size',
  vars: { [unit]: 'calc(100cqw / 616)' },
  pointerEvents: 'none',
  selectors: { ':root:has([data-card-transition]) &': { visibility: 'hidden' } },
});

/** A leaf of paper with its fold; the shadow of the fold is on the picture too. */
const leafPaper = {
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: 46,
    background: fold('start', 0.34),
    pointerEvents: 'none',
  },
  isolation: 'isolate',
  selectors: { ':root:has([data-card-transition]) &': { boxShadow: theme.shadow.paper } },
  background: `${fold('end', 0.2)}, ${tintedPaper}`,
  // Grain shows more on light paper than on pictures.
  '::after': { ...grainOver, zIndex: -1, opacity: 0.4 },
} as const;

/** The second page. On phones, only the lettering and the line below it are on it (`names`). */
export const leaf = style([
  {
    display: 'contents',
    '@media': {
      [SPREAD]: {
        ...leafPaper,
        gridArea: '1 / 2',
        display: 'flex',
        flexDirection: 'column',
        paddingBlock: '18px 20px',
        paddingInline: '32px 24px',
      },
      [WIDE]: { borderStartEndRadius: 22, borderEndEndRadius: 22 },
    },
  },
  viewTransitionPart('leaf', { media: SPREAD }),
]);

export const names = style([
  {
    ...leafPaper,
    gridArea: '1 / 2',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 8,
    paddingBlock: '14px 22px',
    paddingInline: '28px 12px',
    '@media': {
      [SPREAD]: {
        display: 'contents',
        '::before': { content: 'none' },
        '::after': { content: 'none' },
      },
      [STACKED]: {
        '::before': { content: 'none' },
        gridArea: '2 / 1',
        paddingBlock: '0 14px',
        paddingInline: 20,
        background: tintedPaper,
      },
    },
  },
  viewTransitionPart('leaf', { media: NOT_SPREAD }),
]);

export const heading = style({
  height: 92,
  ':focus-visible': { outlineColor: 'transparent' },
  '@media': {
    [SPREAD]: { flex: 'none', height: 112, marginInlineStart: -6, marginBottom: 18 },
    // Across the lower edge of the picture.
    [STACKED]: { position: 'relative', marginTop: -46 },
  },
});

/** With the owner's name, which is larger than the title. */
export const headingWithName = style({
  ':focus-visible': { outlineColor: 'transparent' },
  '@media': {
    [SPREAD]: { marginBottom: 8 },
    [STACKED]: { position: 'relative', marginTop: -26 },
  },
});

export const title = style([
  {
    display: 'block',
    maxWidth: '100%',
    height: '100%',
    objectFit: 'contain',
    // A wide title stands on the line below it.
    objectPosition: 'bottom',
    '@media': { [SPREAD]: { objectPosition: 'center' } },
  },
  {
    selectors: {
      [`${headingWithName} > &`]: {
        height: 40,
        '@media': { [SPREAD]: { height: 52 } },
      },
    },
  },
  viewTransitionPart('title'),
]);

/** Whom the page is about: the largest text on it, as far as its longest word has room. */
export const name = style({
  display: 'block',
  marginTop: 8,
  fontSize: 'min(1.75rem, 7.4vw)',
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&[data-long]': { fontSize: 'min(1.375rem, 5.4vw)' } },
  '@media': {
    [SPREAD]: {
      marginTop: 10,
      fontSize: '2.75rem',
      selectors: { '&[data-long]': { fontSize: '2.125rem' } },
    },
    [STACKED]: {
      fontSize: 'min(2.25rem, 11vw)',
      selectors: { '&[data-long]': { fontSize: 'min(1.75rem, 8vw)' } },
    },
  },
});

export const role = style({
  color: theme.color.quiet,
  fontSize: '0.96875rem',
  lineHeight: 1.45,
  '@media': { [SPREAD]: { order: 1, marginBottom: 12, fontSize: '1.0625rem' } },
});

/** Space before a part of the quiet line, with a dot in it; at most the margin of the page. */
const BEFORE_PART = 'min(0.9em, 20px)';

/** The quiet line. A dot at the start of a line is cut off. */
export const sub = style({
  marginInlineStart: `calc(-1 * ${BEFORE_PART})`,
  clipPath: `inset(0 0 0 ${BEFORE_PART})`,
  selectors: { [rightToLeft]: { clipPath: `inset(0 ${BEFORE_PART} 0 0)` } },
  color: theme.color.quiet,
  fontSize: '0.90625rem',
  lineHeight: 1.4,
  '@media': { [SPREAD]: { order: 3, marginTop: 10, fontSize: '0.96875rem' } },
});

/** Not broken at a dash or a space, if it fits. */
export const part = style({
  display: 'inline-block',
  position: 'relative',
  paddingInlineStart: BEFORE_PART,
  textWrap: 'balance',
});

export const dot = style({ position: 'absolute', insetInlineStart: '0.15em' });

export const types = style({
  color: hue.types,
  fontSize: '0.86em',
  fontWeight: 700,
  letterSpacing: '0.05em',
  textTransform: 'uppercase',
});

/** On the foot of the gutter: a seal that holds both pages. */
export const logo = style([
  {
    gridArea: '1 / 2',
    position: 'relative',
    alignSelf: 'end',
    width: 48,
    height: 48,
    marginBlock: '0 -16px',
    marginInline: '-24px 0',
    border: `2px solid ${hue.logoBorder}`,
    borderRadius: '50%',
    background: hue.logoBorder,
    boxShadow: theme.shadow.paper,
    '@media': {
      [SPREAD]: {
        position: 'absolute',
        insetInlineStart: -32,
        bottom: -30,
        width: 64,
        height: 64,
        margin: 0,
      },
      [STACKED]: { gridArea: '2 / 1', justifySelf: 'end', marginInlineEnd: 16 },
    },
  },
  viewTransitionPart('logo'),
]);

export const description = style({
  gridColumn: '1 / -1',
  marginTop: 26,
  paddingInline: 20,
  fontFamily: theme.font.heading,
  fontSize: '1.4375rem',
  fontWeight: 600,
  lineHeight: 1.28,
  textWrap: 'balance',
  '@media': {
    [SPREAD]: { order: 2, marginTop: 0, paddingInline: 0, fontSize: '1.5rem', lineHeight: 1.25 },
  },
});

export const actions = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 14,
  paddingInline: 20,
  '@media': { [SPREAD]: { order: 4, marginTop: 'auto', paddingTop: 10, paddingInline: 0 } },
});

export const action = style({
  ...pill,
  gap: 6,
  boxShadow: theme.shadow.contact,
  ':hover': { boxShadow: theme.shadow.paper, textDecoration: 'underline' },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    // On paper, of use only with an address.
    print: {
      display: 'inline',
      padding: 0,
      color: hue.types,
      background: 'none',
      boxShadow: 'none',
      selectors: {
        '&::after': { content: '" " attr(href)' },
        '&:not([href^="http"], [href^="mailto:"])': { display: 'none' },
      },
    },
  },
});
globalStyle(`${action} > svg`, { flex: 'none', '@media': { print: { display: 'none' } } });

export const links = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: 8,
  paddingInline: 20,
  listStyle: 'none',
  '@media': { [SPREAD]: { marginTop: 18 } },
});

export const link = style(standaloneLink);
