/** How texts are laid out in narrow windows. */

/** Below this width, two columns would hold fewer than five words a line. */
export const NARROW = '(max-width: 549.98px)';
export const NOT_NARROW = '(min-width: 550px)';

/** On pictures that are all upright, such as screenshots of apps: they stay side by side in narrow windows. */
export const ALL_UPRIGHT = ':not(:has(img:not([data-upright])))';

/** Minimum width of an upright picture in a narrow window. */
export const UPRIGHT_WIDTH = 'min(130px, 100%)';
