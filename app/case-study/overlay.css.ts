import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { laceDivider } from '#app/styles/lace.css.ts';
import { pill, standaloneLink } from '#app/styles/links.css.ts';
import { hue, theme, tintedPaper } from '#app/styles/theme.css.ts';
import { hiddenOnScreen } from '#app/styles/visually-hidden.css.ts';

const slideUp = keyframes({ from: { transform: 'translateY(100%)', opacity: 0 } });

/** Fixed, full screen, white; the element that scrolls. */
export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  background: theme.color.page,
  '@media': {
    print: { position: 'static', overflow: 'visible' },
  },
  '@supports': {
    // Browsers with view transitions morph the card instead (view-transition.css.ts); never both.
    'not (view-transition-name: none)': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            '&[data-arrival="opened"]': {
              animation: `${slideUp} 0.36s cubic-bezier(0.3, 0.75, 0.25, 1)`,
            },
          },
        },
      },
    },
  },
});

/** Lines of at most 80 characters; on phones and tablets, the head is higher up. */
export const column = style({
  maxWidth: '46rem',
  margin: '0 auto',
  paddingTop: 12,
  paddingBottom: 32,
  '@media': { '(max-width: 689.98px)': { paddingTop: 6 } },
});

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 12,
  paddingBottom: 8,
  '@media': { '(min-width: 46rem)': { paddingInline: 20 }, print: { display: 'none' } },
});

/** A tab of paper. */
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  paddingInline: 7,
  borderRadius: 12,
  color: hue.types,
  background: `${GRAIN} ${theme.color.raised}`,
  boxShadow: theme.shadow.contact,
  textDecoration: 'none',
  fontWeight: 700,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: 'box-shadow 0.15s, translate 0.15s' },
    '(forced-colors: active)': { color: 'LinkText', border: '1px solid' },
  },
  ':hover': { boxShadow: theme.shadow.paper },
  ':active': { boxShadow: 'none', translate: '0 1px' },
});

/** Beside the icon, where there is room. */
export const homeLabel = style({
  paddingInlineEnd: 8,
  '@media': { '(max-width: 37.49rem)': hiddenOnScreen },
});

export const topBarEnd = style({ display: 'flex', gap: 4 });

/** Shown only on pages with videos, pictures that move, or demos. Its space is reserved, because those can load later. */
export const motionSwitch = style({ visibility: 'hidden' });
globalStyle(
  `${root}:has([data-video]:not([hidden]), [data-moving-image], [data-demo]) ${motionSwitch}`,
  {
    visibility: 'visible',
  },
);

export const body = style({
  // Contains cut-outs.
  display: 'flow-root',
  position: 'relative',
  padding: '0 20px 8px',
  fontSize: '1.125rem',
  lineHeight: 1.667,
});

// Screenshots and photos are shown as they are, with an edge between white ones and the page. Painted pictures have grain.
globalStyle(`${body}:not([data-painted]) :is(picture, [data-video])::after`, {
  background: 'none',
  boxShadow: 'inset 0 0 0 1px rgb(40 30 20 / 0.13)',
});

/** What only wraps parts of the text, such as `<div lang="de">`. */
const wrapper = ':is(div, section, article):not([class], [role], [data-pictures], [data-picture])';
/** Before what is in the text itself, also in such elements. As specific as a class. */
export const flow = `:is(${body}, :where(${body} > ${wrapper}, ${body} > ${wrapper} > ${wrapper})) > `;
/** What can be wider than the text, and scrolls by itself (packages/content/src/text/scroll-boxes.ts). */
const scrollBox = ':is(pre, [data-scroll-box])';
const stitches = `2px dashed color-mix(in srgb, ${hue.types} 45%, transparent)`;
/** The lede. */
globalStyle(`${body} > p:first-child`, {
  maxWidth: '40rem',
  lineHeight: 1.61,
  '@media': { '(min-width: 37.5rem)': { fontSize: '1.25rem', lineHeight: 1.6 } },
});
// No single word on the last line, and full lines in Japanese.
globalStyle(`${flow}:is(p, ul, ol)`, { textWrap: 'pretty', wordBreak: 'normal' });
globalStyle(`${body} p + p`, { marginTop: '0.9em' });
// The lists of components have a class.
const textList = ':is(ul, ol):not([class], [data-demo] *)';
globalStyle(`${body} ${textList}`, { paddingInlineStart: '1.3em' });
globalStyle(`${body} ${textList} > li + li`, { marginTop: '0.4em' });
globalStyle(`${body} ${textList} > li > :is(ul, ol)`, { marginTop: '0.4em' });
globalStyle(`${flow}*`, { marginTop: '1.1em' });
globalStyle(`${flow}[data-demo], ${body} > [data-demo] + :not(h2)`, {
  marginTop: '1.8em',
});
// Smaller in print: several to a page.
globalStyle(`${flow}:is(figure, picture, [data-video], [data-demo])`, {
  '@media': { print: { width: '66%', marginInline: 'auto' } },
});
// Beside a cut-out there is only text, and no heading whose place is in the whole width.
globalStyle(
  `${flow}:is(h2, h3[align], [align] > h3, hr, figure, picture, blockquote, ${scrollBox}, [data-video], [data-demo])`,
  { clear: 'both' },
);
globalStyle(`${flow}hr`, laceDivider);
globalStyle(`${flow}h2`, {
  width: 'fit-content',
  marginTop: 'clamp(56px, 4rem + 2vw, 96px)',
  paddingBottom: '0.25em',
  // Large text is limited on phones, where otherwise no long word would fit.
  fontSize: 'clamp(min(1.5rem, 11vw), 1.25rem + 1vw, 1.875rem)',
  // As long as the heading.
  borderBottom: stitches,
});
globalStyle(`${body} :is(h2, h3)`, { scrollMarginTop: 16 });
globalStyle(`${flow}h2 + *`, { marginTop: '0.9em' });
// Lines of about 66 characters; pictures and demos are wider.
globalStyle(`${flow}:is(p, ul, ol, h2, h3, blockquote)`, { maxWidth: '38rem' });
// What is aligned by HTML is aligned in the whole width, like pictures.
const aligned = (side: string) =>
  `${flow}:is(:is(p, h2, h3)[align="${side}"], [align="${side}"] > :is(p, ul, ol, h2, h3, blockquote))`;
globalStyle(aligned('center'), { marginInline: 'auto' });
globalStyle(aligned('right'), { marginLeft: 'auto' });
globalStyle(`${body} h3`, { fontSize: '1.3125rem', marginBottom: '0.35em', color: hue.types });
globalStyle(`${flow}h3`, { marginTop: '1.5em' });
globalStyle(`${flow}h3 + *`, { marginTop: 0 });
globalStyle(`${body} li::marker`, { color: hue.types });
globalStyle(`${body} a:not([class])`, {
  color: hue.types,
  fontWeight: 700,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
});
globalStyle(`${body} a:not([class]):hover`, { textDecorationThickness: '0.16em' });

globalStyle(`${body} code`, { fontSize: '0.92em' });
globalStyle(`${body} :not(pre) > code:not([data-demo] *)`, {
  padding: '0.1em 0.3em',
  borderRadius: 5,
  background: tintedPaper,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
// The lines of headings are so close that a ground would cover the line above it.
globalStyle(`${body} :is(h2, h3) > code:not([data-demo] *)`, { padding: 0, background: 'none' });
globalStyle(`${body} blockquote:not([class])`, {
  paddingInlineStart: '1.2em',
  borderInlineStart: stitches,
});
globalStyle(`${body} :is(blockquote:not([class]), ${textList} > li) > * + *`, {
  marginTop: '0.7em',
});

// On paper nothing scrolls: what is too wide wraps.
globalStyle(`${body} ${scrollBox}`, {
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

/** The message at the end of a page whose script couldn't load. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 12px',
  margin: '20px',
  textAlign: 'center',
});

export const retry = style({ ...pill, border: '1px solid transparent', cursor: 'pointer' });
// Without its script a demo is a picture.
globalStyle(`${body}[data-from-server] [data-demo] button`, { display: 'none' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '4px 16px',
  paddingTop: 20,
  color: theme.color.quiet,
});

export const footLink = style([standaloneLink, { '@media': { print: { display: 'none' } } }]);
