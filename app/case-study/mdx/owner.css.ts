import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { hue, rightToLeft, theme, thingPaper } from '#app/styles/theme.css.ts';

const TAG_GAP = 18;
const THREAD_TOP = 14;
/** Paper tags on a thread, which passes through their holes. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `16px ${TAG_GAP}px`,
  // Of the thread before a row, only its end.
  clipPath: 'inset(-30px -30px -30px -8px)',
  selectors: { [rightToLeft]: { clipPath: 'inset(-30px -8px -30px -30px)' } },
  listStyle: 'none',
});
globalStyle(`${tags} > li`, {
  position: 'relative',
  maxWidth: '24rem',
  margin: 0,
  padding: '28px 20px 14px',
  borderRadius: '18px 18px 4px 4px',
  background: `radial-gradient(circle at 50% ${THREAD_TOP}px, ${theme.color.page} 4.5px, transparent 5px), ${GRAIN} ${thingPaper}`,
  boxShadow: theme.shadow.paper,
  fontFamily: theme.font.heading,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  '@media': { 'print, (forced-colors: active)': { boxShadow: 'none', border: '1px solid' } },
});
globalStyle(`${tags} > li:nth-child(even)`, { rotate: '1deg' });
globalStyle(`${tags} > li:nth-child(odd)`, { rotate: '-1deg' });
globalStyle(`${tags} > li::after`, {
  content: '',
  position: 'absolute',
  top: THREAD_TOP,
  insetInlineEnd: '100%',
  width: TAG_GAP,
  borderTop: `1.5px dashed color-mix(in srgb, ${hue.types} 50%, transparent)`,
});
