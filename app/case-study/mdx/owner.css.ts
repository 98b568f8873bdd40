import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { hue, theme, thingPaper } from '#app/styles/theme.css.ts';

const THREAD_TOP = 14;
const thread = `color-mix(in srgb, ${hue.types} 45%, ${theme.color.page})`;
/** Paper tags on threads, one for each row. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 18px',
  // Clips the threads, but no shadow.
  overflowX: 'clip',
  marginInline: -16,
  paddingInline: 16,
  isolation: 'isolate',
  listStyle: 'none',
});
globalStyle(`${tags} > li`, {
  position: 'relative',
  maxWidth: '24rem',
  margin: 0,
});
globalStyle(`${tags} > li::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetInline: '-100vw',
  top: THREAD_TOP,
  borderTop: `1.5px solid ${thread}`,
});
/** The thread is seen through the hole. */
export const tag = style({
  display: 'block',
  padding: '28px 20px 14px',
  borderRadius: '18px 18px 4px 4px',
  background: `linear-gradient(${thread} 0 0) 50% ${THREAD_TOP}px / 9px 1.5px no-repeat, radial-gradient(circle at 50% ${THREAD_TOP}px, ${theme.color.page} 4.5px, transparent 5px), ${GRAIN} ${thingPaper}`,
  boxShadow: theme.shadow.paper,
  fontFamily: theme.font.heading,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  '@media': { 'print, (forced-colors: active)': { boxShadow: 'none', border: '1px solid' } },
});
globalStyle(`li:nth-child(even) > ${tag}`, { rotate: '1deg' });
globalStyle(`li:nth-child(odd) > ${tag}`, { rotate: '-1deg' });
