/** The forms of pictures in texts: the frames of the cards, flat, with one shadow. */
import { globalStyle, style } from '@vanilla-extract/css';
import { shade } from '#app/styles/shade.ts';
import { GRAIN } from '#app/styles/grain.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body, flow } from '../overlay.css.ts';
import { NARROW, NOT_NARROW } from './phone-layout.ts';
import { TORN_BELOW } from './torn-edge.ts';
import { asWideAsPossible } from './wide.ts';

/** Paper of frames, in every scheme. */
const CREAM = '#fbf6ea';
const PRINT = '#fffdf8';
/** What phones and tablets are made of: paper in a deep shade of the entry's hue. */
const DARK = `color-mix(in oklab, ${hue.color} 45%, #1d1a18)`;
const FRAME_SHADOW = `0 1px 2px ${shade(0.35)}, 0 8px 22px ${shade(0.24)}`;
const THIN_EDGE = 'inset 0 0 0 1px rgb(40 30 20 / 0.13)';

export const root = style({
  display: 'block',
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
});

// Several to a page.
globalStyle(`${flow}[data-form]`, {
  '@media': { print: { width: '66%', marginInline: 'auto' } },
});

export const link = style({
  display: 'block',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outlineOffset: 4 },
  },
});

const form = (name: string) => `${body} [data-form="${name}"]`;
/** Frames have edges of their own. */
const FRAMED =
  ':is([data-form="browser"], [data-form="phone"], [data-form="tablet"], [data-form="print"])';
globalStyle(`${body} ${FRAMED} picture::after`, { content: 'none' });
globalStyle(`${body} ${FRAMED} img`, { borderRadius: 'inherit' });
globalStyle(`${body} ${FRAMED}`, {
  boxShadow: FRAME_SHADOW,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { boxShadow: 'none', border: `1px solid ${shade(0.4)}` },
  },
});

/** A board with three dots and an address strip without text. */
const DOT = (color: string, at: number) =>
  `radial-gradient(circle at ${at}px 17px, ${color} 4.5px, transparent 5px)`;
globalStyle(form('browser'), {
  padding: '34px 7px 7px',
  borderRadius: 12,
  background: `${GRAIN} ${CREAM}`,
});
globalStyle(`${form('browser')}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 34,
  background: [
    DOT(`color-mix(in oklab, ${hue.color} 90%, #1d1a18)`, 20),
    DOT(`color-mix(in oklab, ${hue.color} 60%, ${CREAM})`, 36),
    DOT(`color-mix(in oklab, ${hue.color} 30%, #d8b46a)`, 52),
  ].join(', '),
});
globalStyle(`${form('browser')}::after`, {
  content: '',
  position: 'absolute',
  top: 10,
  left: 74,
  right: 18,
  height: 14,
  borderRadius: 7,
  background: 'rgb(90 66 40 / 0.13)',
});
globalStyle(`${form('browser')} :is(picture, img)`, { borderRadius: 4 });

/** A board with a speaker. */
globalStyle(`${form('phone')}, ${form('tablet')}`, { background: `${GRAIN} ${DARK}` });
globalStyle(form('phone'), { padding: '20px 8px 18px', borderRadius: 28, maxWidth: '17rem' });
globalStyle(`${form('phone')}::before`, {
  content: '',
  position: 'absolute',
  top: 9,
  insetInline: 'calc(50% - 20px)',
  height: 4,
  borderRadius: 2,
  background: 'rgb(255 248 235 / 0.42)',
});
globalStyle(`${form('phone')} :is(picture, img)`, { borderRadius: 16 });
globalStyle(form('tablet'), { padding: 15, borderRadius: 20, maxWidth: '26rem' });
globalStyle(`${form('tablet')} :is(picture, img)`, { borderRadius: 6 });

/** A white edge. */
globalStyle(form('print'), { padding: 8, borderRadius: 3, background: PRINT });
globalStyle(`${form('print')} :is(picture, img)`, { borderRadius: 1 });

globalStyle(form('panorama'), asWideAsPossible);
globalStyle(`${form('panorama')} :is(picture, img)`, { width: '100%' });

/** A window in which a long picture slides. Its lower edge is torn: there is more. */
export const window = style({
  display: 'block',
  maxHeight: 'min(82vh, 54rem)',
  overflow: 'hidden auto',
  borderRadius: '4px 4px 0 0',
  '@media': { print: { maxHeight: '20cm', overflow: 'hidden' } },
});
globalStyle(`${body} [data-form]:has(> ${window})`, {
  paddingBottom: 0,
  borderRadius: '12px 12px 0 0',
  boxShadow: 'none',
  filter: `drop-shadow(0 4px 8px ${shade(0.26)})`,
});
globalStyle(`${body} [data-form]:has(> ${window}) > ${window}`, {
  '@media': {
    'not (forced-colors: active)': { clipPath: TORN_BELOW },
  },
});

/** What stands on a sheet of the entry's paper: screens of apps side by side, logos, diagrams. */
const stage = `${body} [data-stage]`;
const SHEET = `color-mix(in oklab, ${hue.types} 10%, var(--mat, ${PRINT}))`;
globalStyle(stage, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'safe center',
  gap: 28,
  padding: '36px 28px',
  borderRadius: 8,
  background: SHEET,
  boxShadow: THIN_EDGE,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { background: 'none', breakInside: 'avoid' },
    [NARROW]: { padding: '24px 20px', gap: 20 },
  },
});
globalStyle(`${stage} > :nth-child(n)`, { flex: '0 1 auto' });
globalStyle(`${stage} > [data-form="phone"]:nth-child(n)`, { maxWidth: '17rem' });
globalStyle(`${stage} > [data-form="tablet"]:nth-child(n)`, { maxWidth: '26rem' });
globalStyle(`${stage}:has(> :nth-child(2)) > [data-form="phone"]:nth-child(n)`, {
  flex: '1 1 0',
  maxWidth: '15rem',
});
// Screens stand on the page’s own paper, dark by lamplight. Logos and diagrams are drawn for light paper.
globalStyle(`${stage}:not([data-stage="sheet"])`, {
  background: `${GRAIN} color-mix(in srgb, ${hue.types} 13%, ${theme.color.page})`,
});
// In a narrow window two stand side by side; of more, one, and the next one peeps in.
globalStyle(`${stage}:has(> [data-form="phone"]:nth-child(2):last-child)`, {
  '@media': { [NARROW]: { flexWrap: 'nowrap', gap: 12, padding: '20px 14px' } },
});
globalStyle(`${stage}:has(> :nth-child(2):last-child) > [data-form="phone"]`, {
  '@media': { [NARROW]: { padding: '14px 5px 12px', borderRadius: 18 } },
});
globalStyle(`${stage}:has(> [data-form="phone"]:nth-child(3))`, {
  '@media': {
    [`screen and ${NARROW}`]: {
      flexWrap: 'nowrap',
      justifyContent: 'flex-start',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 20,
    },
  },
});
globalStyle(`${stage}:has(> :nth-child(3)) > [data-form="phone"]:nth-child(n)`, {
  '@media': { [`screen and ${NARROW}`]: { flex: '0 0 68%', scrollSnapAlign: 'start' } },
});
globalStyle(`${form('sheet')} :is(picture, img)`, { borderRadius: 0, background: 'none' });
globalStyle(`${body} [data-form="sheet"]:is(span) picture`, { padding: 0 });
globalStyle(`${body} [data-form="sheet"] picture::after`, { content: 'none' });

// In a row of equal heights: as wide as the build says, or narrower by the same share. Wide ones are stacked on phones.
const inRow = `${body} [data-pictures]:not([data-stage]):has(> [data-form], > figure > [data-form])`;
const item = ':is([data-form], figure:has(> [data-form]))';
const SIDE_BY_SIDE = { flexWrap: 'nowrap' } as const;
const SHRINKING = { flex: '0 1 auto' } as const;
globalStyle(inRow, { '@media': { [NOT_NARROW]: SIDE_BY_SIDE } });
globalStyle(`${inRow}[data-together]`, SIDE_BY_SIDE);
globalStyle(`${inRow} > ${item}:nth-child(n)`, {
  '@media': { [NOT_NARROW]: SHRINKING, [NARROW]: { flexBasis: '100%' } },
});
globalStyle(`${inRow}[data-together] > ${item}:nth-child(n)`, SHRINKING);
globalStyle(`${inRow}:not([data-together]) > ${item} :is(picture, img)`, {
  '@media': { [NARROW]: { width: '100%' } },
});

// Captions hang from the picture.
globalStyle(`${body} figure:has(> [data-form])`, { width: 'fit-content', maxWidth: '100%' });
globalStyle(`${body} figure:has(> [data-form]) > figcaption`, { width: 0, minWidth: '100%' });
