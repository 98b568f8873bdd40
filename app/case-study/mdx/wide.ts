/** Layout of what may be wider than the text: it uses the margins of wide windows. */
import type { StyleRule } from '@vanilla-extract/css';
import { inlineSign } from '#app/styles/theme.css.ts';

/** The most that such things take. */
export const WIDE = 'min(64rem, 100vw - 6rem)';
export const HAS_MARGINS = 'screen and (min-width: 54rem)';

/** As wide as such things may be. */
export const asWideAsPossible: StyleRule = {
  '@media': {
    [HAS_MARGINS]: {
      width: WIDE,
      maxWidth: 'none',
      marginInlineStart: `calc((100% - ${WIDE}) / 2)`,
    },
  },
};

/** As wide as its content, at least as wide as the text, and in the middle of the window. */
export const asWideAsNeeded: StyleRule = {
  '@media': {
    [HAS_MARGINS]: {
      width: 'max-content',
      minWidth: '100%',
      maxWidth: WIDE,
      marginInlineStart: '50%',
      translate: `calc(-50% * ${inlineSign}) 0`,
    },
  },
};
