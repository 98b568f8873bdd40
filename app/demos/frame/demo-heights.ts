/**
 * Height of a demo's stage, reserved from the start, so that nothing moves when the demo replaces its
 * picture; larger text may need more. Measured in windows of 320 to 375 px (`small`), 390 to 430 px
 * (`phone`), and wide enough for the text's full measure (`wide`); px where a number.
 */
export type DemoHeights = { small: number | string; phone: number | string; wide: number };

/** Of a demo with a square as wide as the phone: a height at 390 px, and more for each px more. */
export const fluid = (at390: number, perPx: number) =>
  `calc(${at390}px + (100vw - 390px) * ${perPx})`;
