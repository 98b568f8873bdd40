import { globalStyle, style } from '@vanilla-extract/css';
import { GRAIN } from '#app/styles/grain.css.ts';
import { shade } from '#app/styles/shade.ts';
import { hue, theme, thingPaper } from '#app/styles/theme.css.ts';

export const root = style({ display: 'grid', gap: 22 });

const stitches = `2px dashed color-mix(in srgb, ${hue.types} 55%, transparent)`;

/** An envelope, whose flap has the mail icon as its seal. */
export const envelope = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  width: 'fit-content',
  minWidth: 'min(24rem, 100%)',
  maxWidth: '100%',
  paddingBlock: '98px 30px',
  paddingInline: 'min(32px, 5vw)',
  overflow: 'hidden',
  borderRadius: 6,
  color: hue.types,
  background: `${GRAIN} ${thingPaper}`,
  boxShadow: theme.shadow.paper,
  fontFamily: theme.font.heading,
  fontSize: 'clamp(1.125rem, 1rem + 1vw, 1.5rem)',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  // The flap, and its shadow on the envelope.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 68,
    background: `${GRAIN} color-mix(in srgb, ${hue.types} 10%, ${thingPaper})`,
    clipPath: 'polygon(0 0, 100% 0, 53% 94%, 50% 100%, 47% 94%)',
  },
  // A row of stitches inside the edge.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 7,
    border: stitches,
    borderRadius: 3,
    pointerEvents: 'none',
  },
  ':hover': { boxShadow: theme.shadow.lifted },
  '@media': {
    'print, (forced-colors: active)': { boxShadow: 'none', border: '1px solid' },
  },
});
globalStyle(`${envelope} > svg`, {
  position: 'absolute',
  zIndex: 1,
  top: 44,
  width: 40,
  height: 40,
  padding: 9,
  borderRadius: '50%',
  color: theme.color.page,
  background: hue.types,
  boxShadow: `0 1px 2px ${shade(0.45)}`,
  '@media': { '(forced-colors: active)': { color: 'LinkText', border: '1px solid' } },
});

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 12px',
  listStyle: 'none',
});

/** A tab of paper. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  maxWidth: '100%',
  paddingBlock: 6,
  paddingInline: '12px 16px',
  borderRadius: 10,
  color: hue.types,
  background: `${GRAIN} ${theme.color.raised}`,
  boxShadow: theme.shadow.contact,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { boxShadow: theme.shadow.paper, textDecoration: 'underline' },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${link} > svg`, { flex: 'none' });
