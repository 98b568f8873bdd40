import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { cave, FORCED, hollow, paper, slip } from '../shared/cave.css.ts';

const WIDE = '(min-width: 500px)';

export const root = style({ display: 'grid', alignContent: 'start', gap: 12, minWidth: 0 });

/** The choice of samples: slips where there is room, a list elsewhere. */
export const slips = style({ display: 'none', '@container': { [WIDE]: { display: 'block' } } });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@container': { [WIDE]: { display: 'none' } },
});
globalStyle(`${list} > select`, { flex: 1, minWidth: 0 });

/** The phone, and the sheet that comes out of its side; on a phone, out of its foot. */
export const scene = style([
  hollow,
  {
    display: 'grid',
    alignItems: 'start',
    padding: '24px 18px 26px',
    '@container': {
      [WIDE]: {
        minHeight: 440,
        gridTemplateColumns: '250px minmax(0, 1fr)',
        padding: '28px 26px 28px 32px',
      },
    },
  },
]);

export const phone = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'center',
  width: '100%',
  maxWidth: 330,
  overflow: 'hidden',
  padding: '22px 9px 9px',
  borderRadius: 30,
  backgroundColor: cave.tealDeep,
  ...paper,
  '::before': {
    content: '',
    position: 'absolute',
    top: 9,
    left: '38%',
    width: '24%',
    height: 5,
    borderRadius: 3,
    background: '#4a8f95',
  },
  '@media': { [FORCED]: { border: '2px solid' } },
  '@container': {
    [WIDE]: { width: 250, minHeight: 396, display: 'flex', flexDirection: 'column' },
  },
});

export const appBar = style({
  display: 'block',
  width: '100%',
  borderRadius: '20px 20px 0 0',
  marginBottom: -14,
  paddingBottom: 14,
  background: '#2a8d8c',
});
export const initial = style({
  fill: cave.ink,
  fontFamily: theme.font.heading,
  fontSize: 20,
  fontWeight: 600,
  textAnchor: 'middle',
});

export const screen = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  justifyItems: 'center',
  alignContent: 'start',
  gap: 6,
  padding: '12px 14px 18px',
  borderRadius: 20,
  color: cave.ink,
  backgroundColor: cave.cream,
  ...paper,
  textAlign: 'center',
});

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  fontSize: '0.9rem',
  fontWeight: 700,
  lineHeight: 1.3,
});
globalStyle(`${address} path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
});
globalStyle(`${address} > span`, {
  flex: 1,
  padding: '3px 12px',
  borderRadius: 999,
  background: '#ecdcbb',
  textAlign: 'left',
});

/** Two rounds of paper behind what is shown. */
export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: 118,
  height: 118,
  margin: '8px 0 4px',
  border: `11px solid ${cave.mintDeep}`,
  borderRadius: '50%',
  backgroundColor: '#c9ece6',
  ...slip,
  '@container': { [WIDE]: { width: 132, height: 132 } },
});
export const emblem = style({
  width: '92%',
  overflow: 'visible',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.55)) drop-shadow(2px 4px 3px rgb(24 4 30 / 0.35))',
});

export const verdict = style({
  fontFamily: theme.font.heading,
  fontSize: '1.3rem',
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const device = style({ fontSize: '0.95rem', fontWeight: 700, lineHeight: 1.3 });
export const remark = style({ fontSize: '0.9rem', lineHeight: 1.35 });
globalStyle(`article ${screen} > p + p, article ${scene} p + p`, { marginTop: 0 });

const slide = keyframes({ from: { transform: 'translateX(-46px)' } });
const slideDown = keyframes({ from: { transform: 'translateY(-46px)' } });

export const sheet = style({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  width: 'calc(100% - 16px)',
  maxWidth: 314,
  justifySelf: 'center',
  margin: '-16px 0 0',
  padding: '32px 16px 18px',
  borderRadius: '0 0 8px 8px',
  color: cave.cream,
  backgroundColor: cave.tealDeep,
  ...paper,
  '@container': {
    [WIDE]: {
      width: 'auto',
      maxWidth: 'none',
      justifySelf: 'stretch',
      margin: '26px 0 0 -12px',
      padding: '16px 18px 20px 30px',
      borderRadius: '0 8px 8px 0',
    },
  },
  '@media': { [FORCED]: { border: '1px solid' } },
});

for (const [container, name] of [
  ['(max-width: 499.98px)', slideDown],
  [WIDE, slide],
] as const) {
  globalStyle(`${root}[data-moving] ${sheet}`, {
    '@container': { [container]: { animation: `${name} 0.3s ease-out` } },
  });
}

export const tab = style({
  justifySelf: 'start',
  padding: '2px 14px',
  borderRadius: 4,
  color: cave.ink,
  backgroundColor: cave.gold,
  ...slip,
  fontSize: '0.9rem',
  fontWeight: 700,
  lineHeight: 1.5,
});

export const agent = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: '0.85rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
});

/** A strip of rose paper. */
export const mark = style({
  padding: '1px 5px',
  borderRadius: 2,
  color: cave.ink,
  backgroundColor: cave.roseLight,
  ...slip,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  fontWeight: 700,
});

export const reasons = style({ display: 'grid', gap: 8, listStyle: 'none', lineHeight: 1.4 });
globalStyle(`article ${reasons}`, { paddingLeft: 0 });
globalStyle(`article ${reasons} > li + li, article ${sheet} > p + ul`, { marginTop: 0 });
globalStyle(`${reasons} > li`, {
  paddingBottom: 8,
  borderBottom: '1.5px dashed rgb(200 236 230 / 0.4)',
  fontSize: '0.95rem',
});
globalStyle(`${reasons} > li:last-child`, { paddingBottom: 0, borderBottom: 0 });
globalStyle(`${reasons} b`, {
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: '0.85rem',
  overflowWrap: 'anywhere',
});
export const none = style({ fontSize: '0.95rem' });

/** It makes off before it is found. */
export const runaway = style({
  position: 'absolute',
  right: 110,
  bottom: 26,
  width: 40,
  rotate: '64deg',
  filter: 'drop-shadow(0 1px 1px rgb(24 4 30 / 0.55)) drop-shadow(2px 4px 3px rgb(24 4 30 / 0.35))',
  pointerEvents: 'none',
  '@container': { '(max-width: 499.98px)': { display: 'none' } },
});

export const leaf = style({
  position: 'absolute',
  right: -14,
  bottom: -12,
  zIndex: 1,
  scale: '-1 1',
  rotate: '18deg',
  pointerEvents: 'none',
});
export const said = style({
  fill: cave.cream,
  fontFamily: theme.font.heading,
  fontSize: 44,
  fontWeight: 600,
  textAnchor: 'middle',
});

export const own = style({ display: 'grid', gap: 4 });
globalStyle(`${own} > label`, { fontSize: '0.95rem', fontWeight: 700, lineHeight: 1.25 });
globalStyle(`${own} > textarea`, {
  width: '100%',
  padding: '8px 12px',
  border: `1.5px dashed ${hue.types}`,
  borderRadius: 8,
  color: theme.color.ink,
  background: theme.color.page,
  font: 'inherit',
  fontSize: '0.95rem',
  lineHeight: 1.4,
  resize: 'vertical',
});
export const note = style({ color: theme.color.quiet, fontSize: '0.9rem', lineHeight: 1.3 });
