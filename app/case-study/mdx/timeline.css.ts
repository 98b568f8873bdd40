import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { hue, theme } from '#app/styles/theme.css.ts';
import { body } from '../overlay.css.ts';
import { NARROW } from './phone-layout.ts';

/** Width of the column with the thread, px; of a knot; and of a logo. */
const [THREAD, KNOT, LOGO] = [40, 18, 40];
const GAP = 16;

/** A slip of paper at the start of the thread. */
export const kind = style({
  width: 'fit-content',
  padding: '3px 14px',
  borderRadius: 4,
  background: `${GRAIN} color-mix(in srgb, ${hue.types} 10%, ${theme.color.page})`,
  boxShadow: theme.shadow.contact,
  rotate: '-0.6deg',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${body} > h3${kind}`, { marginBottom: '0.9em', fontSize: '1.0625rem' });

export const root = style({ listStyle: 'none' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `6.4em ${THREAD}px minmax(0, 1fr)`,
  columnGap: GAP,
  paddingBottom: '1.5em',
  lineHeight: 1.45,
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': { [NARROW]: { gridTemplateColumns: `${THREAD}px minmax(0, 1fr)` } },
  // A knot: what goes on is whole, what is over is a ring.
  '::before': {
    content: '',
    gridArea: '1 / 2',
    zIndex: 1,
    justifySelf: 'center',
    boxSizing: 'border-box',
    width: KNOT,
    height: KNOT,
    marginTop: '0.3em',
    border: `4px solid ${hue.types}`,
    borderRadius: '50%',
    background: theme.color.page,
    boxShadow: theme.shadow.contact,
  },
});
globalStyle(`${item}::before`, { '@media': { [NARROW]: { gridArea: '1 / 1' } } });
/** The stitches to the next knot. */
globalStyle(`${item}:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  insetBlock: '1em -0.9em',
  insetInlineStart: `calc(6.4em + ${GAP + THREAD / 2 - 1}px)`,
  borderInlineStart: `2px dashed color-mix(in srgb, ${hue.types} 55%, transparent)`,
  '@media': { [NARROW]: { insetInlineStart: THREAD / 2 - 1 } },
});
globalStyle(`${item}[data-current-item]::before`, { background: hue.types });
globalStyle(`${item}[data-logo]::before`, { content: 'none' });

export const logo = style({
  gridArea: '1 / 2',
  zIndex: 1,
  boxSizing: 'border-box',
  width: LOGO,
  height: LOGO,
  marginTop: '-0.4em',
  border: `2px solid ${hue.logoBorder}`,
  borderRadius: '50%',
  background: hue.logoBorder,
  boxShadow: theme.shadow.contact,
  '@media': { [NARROW]: { gridArea: '1 / 1 / 3' } },
});

/** Before the thread; on phones, above the title. */
export const years = style({
  gridArea: '1 / 1',
  color: theme.color.quiet,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.74,
  textAlign: 'end',
  '@media': { [NARROW]: { gridArea: '1 / 2', lineHeight: 1.5, textAlign: 'start' } },
});
globalStyle(`${item} > div`, {
  gridColumn: 3,
  minWidth: 0,
  '@media': { [NARROW]: { gridColumn: 2 } },
});

export const title = style({
  fontFamily: theme.font.heading,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.18em',
});

globalStyle(`a${title}`, { color: hue.types });

export const where = style({ color: theme.color.quiet, fontSize: '1rem' });
export const employer = style({ color: theme.color.ink, fontWeight: 700 });
export const point = style({});
globalStyle(`${item} p${point}, ${item} p${where}`, { marginTop: '0.2em' });
