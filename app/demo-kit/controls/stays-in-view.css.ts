import { globalStyle, style } from '@vanilla-extract/css';

/** Phones held upright, which have room for controls below the scene. */
const PHONE = '(max-width: 549.98px) and (min-height: 40rem)';

/** A scene that stays in view on phones while its controls, in the siblings that follow, scroll by; positioned. */
export const staysInView = style({
  position: 'relative',
  '@media': { [PHONE]: { selectors: { '&&': { position: 'sticky', zIndex: 1, top: 0 } } } },
});

// A control that gets the focus isn't scrolled to where the scene hides it.
globalStyle(`${staysInView} ~ * *`, {
  '@media': { [PHONE]: { scrollMarginTop: '28rem' } },
});
