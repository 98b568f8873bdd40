import { globalStyle, style } from '@vanilla-extract/css';
import { grainOver, withoutGrainInPrint } from '#app/styles/grain.css.ts';
import { theme } from '#app/styles/theme.css.ts';

/** The fallback of a picture with transparency (packages/content/src/media/picture-queries.ts); an SVG may have some too. */
const TRANSPARENT = ':is([src$=".png"], [src$=".svg"])';

/** As wide as its picture, if that is narrower than the place. */
export const root = style({
  display: 'block',
  position: 'relative',
  width: 'fit-content',
  // A picture that couldn't load would be as wide as its file.
  maxWidth: '100%',
  borderRadius: 8,
  '::after': grainOver,
  '@media': withoutGrainInPrint,
  selectors: { [`&:has(> ${TRANSPARENT})::after`]: { content: 'none' } },
});

export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: 8,
  background: theme.color.mediaGround,
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'opacity 0.1s' } },
  selectors: {
    // What is behind a picture shows through it.
    [`&${TRANSPARENT}`]: { borderRadius: 0, background: 'none' },
    // Only a picture that hadn't loaded at hydration fades in; without scripts all are visible.
    '&[data-loading]': { opacity: 0 },
  },
});

/** Fills its box instead of having its own size, radius and background; the box has the grain. */
export const fill = style({ width: 'auto', borderRadius: 0, '::after': { content: 'none' } });
globalStyle(`${fill} > img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 0,
  background: 'none',
});
