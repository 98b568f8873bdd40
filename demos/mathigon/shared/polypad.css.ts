/**
 * Shared styles of the four Polypad demos. They are separate demos, each in its section of the case study, because
 * one board with four tools needed three rows of buttons on a phone and was far from three of its four texts.
 */
import { globalStyle, style } from '@vanilla-extract/css';
import { svgUrl } from '#app/styles/svg-url.ts';
import { theme } from '#app/styles/theme.css.ts';
import { bareFieldset, FORCED, NARROW, toggle } from '#app/demo-kit/controls/controls.css.ts';
import { notice } from '#app/demo-kit/notice/notice.css.ts';
import { draggable, stage } from '#app/demo-kit/pointer/touch.css.ts';

export { bar, bareFieldset, group } from '#app/demo-kit/controls/controls.css.ts';

/** Colors of the papers. */
export const paper = {
  cream: '#fff8e6',
  lilac: '#c8b5f3',
  violet: '#5a34b8',
  night: '#2d1563',
  yellow: '#fbcf45',
  amber: '#f59a24',
  ink: '#24104f',
} as const;

const NOISE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='180' height='180'>" +
  "<filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.8' numOctaves='3' stitchTiles='stitch'/>" +
  "<feColorMatrix values='0 0 0 0 .1  0 0 0 0 .05  0 0 0 0 .2  0 0 0 -1.1 .78'/></filter>" +
  "<rect width='180' height='180' filter='url(#n)' opacity='.2'/></svg>";

/** Paper grain, as a tiled background image. */
export const grain = svgUrl(NOISE);

/** For what is moved by `transform`. */
export const atOrigin = { position: 'absolute', left: 0, top: 0 } as const;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  color: theme.color.ink,
  // Focused only by a press on the background, or when nothing else is left.
  outline: 'none',
});

/** A frame of cream paper around dotted lilac, lit from the upper left. */
export const board = style([
  stage,
  {
    position: 'relative',
    overflow: 'hidden',
    border: `9px solid ${paper.cream}`,
    borderRadius: 18,
    backgroundColor: paper.lilac,
    backgroundImage: `${grain}, radial-gradient(circle at center, ${paper.violet}55 0 1.6px, transparent 2px), linear-gradient(155deg, #d9caf8, #bda6ee)`,
    backgroundSize: '180px 180px, 26px 26px, auto',
    boxShadow: `${theme.shadow.paper}, inset 2px 3px 5px rgb(45 21 99 / 0.5), inset -1px -1px 2px rgb(45 21 99 / 0.25)`,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 6,
      border: `2px dashed ${paper.cream}aa`,
      borderRadius: 8,
      pointerEvents: 'none',
    },
  },
]);

/** For things that can be dragged: a finger on them doesn't scroll the page. */
export const grip = style([
  draggable,
  { cursor: 'grab', selectors: { '&[data-held]': { cursor: 'grabbing' } } },
]);

/** The result of the board, on a strip of cream paper. */
export const sign = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px 8px',
  minHeight: 44,
  padding: '2px 16px',
  borderRadius: 6,
  color: paper.ink,
  backgroundColor: paper.cream,
  backgroundImage: grain,
  boxShadow: theme.shadow.contact,
  font: `600 1.35rem/1.2 ${theme.font.heading}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@container': { [NARROW]: { paddingInline: 8, fontSize: '1.15rem' } },
  '@media': { [FORCED]: { border: '1px solid' } },
});

/**
 * Keeps the text of a sign on one line by reducing the font size, so that a longer sum shifts nothing. `--ems` is
 * the width of the text in em.
 */
export const oneLine = style({
  flexWrap: 'nowrap',
  columnGap: '0.4em',
  whiteSpace: 'nowrap',
  fontSize: 'min(1.35rem, calc((100cqi - 36px) / var(--ems)))',
  '@container': { [NARROW]: { fontSize: 'min(1.15rem, calc((100cqi - 20px) / var(--ems)))' } },
});

/** A message above the board: two lines on a phone. Has the same height when empty, as the one below. */
export const noticeAbove = style([
  notice,
  {
    display: 'grid',
    alignItems: 'center',
    minHeight: '1.3em',
    paddingInline: 6,
    fontSize: '0.95rem',
    lineHeight: 1.3,
    '@container': { [NARROW]: { minHeight: '2.6em', textAlign: 'center', textWrap: 'balance' } },
  },
]);

/** A message below the board. */
export const noticeBelow = style([
  notice,
  {
    minHeight: '1.5em',
    fontSize: '0.95rem',
    lineHeight: 1.5,
    textAlign: 'center',
    '@container': { [NARROW]: { fontSize: '0.9rem' } },
  },
]);

/** A paper button with text. */
export const textButton = style([
  toggle,
  {
    lineHeight: 1.2,
    // Doubled, because the styles that it extends can load after it.
    selectors: { '&&': { padding: '4px 13px' } },
    '@container': {
      [NARROW]: { selectors: { '&&': { minHeight: 44, paddingInline: 8, fontSize: '0.875rem' } } },
    },
  },
]);

export const textButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  '@container': { [NARROW]: { justifyContent: 'center', gap: 4 } },
});
globalStyle(`${textButtons}:is(fieldset)`, bareFieldset);

/** A question on a strip of paper, gilded when it is answered. */
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 52,
  padding: '2px 4px 4px 14px',
  borderRadius: 6,
  color: paper.ink,
  backgroundColor: '#e6dcfb',
  backgroundImage: grain,
  boxShadow: theme.shadow.contact,
  selectors: { '&[data-answered]': { backgroundColor: '#ffd873' } },
  // Room for all questions, so that a longer one shifts nothing.
  '@container': {
    [NARROW]: { minHeight: 58, paddingLeft: 10 },
    '(max-width: 300px)': { minHeight: 74 },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});
export const questionText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.3em',
  font: `600 1.1rem/1.2 ${theme.font.heading}`,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
  '@container': { [NARROW]: { fontSize: '1rem' } },
});
export const questionButtons = style({ display: 'flex', flexShrink: 0, gap: 4, ...bareFieldset });
