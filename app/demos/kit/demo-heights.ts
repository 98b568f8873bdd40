/**
 * Height of a demo's stage, reserved so that nothing moves when the demo replaces its picture; larger
 * text can need more. Measured in windows of 320 to 375 px (`small`), 390 to 430 px (`phone`), and wide
 * enough for the full text width (`wide`). Numbers are px.
 */
export type DemoHeights = { small: number | string; phone: number | string; wide: number };

/** Height that grows with the window. @param at390 height in a window of 390 px @param perPx growth per px of width */
export const fluid = (at390: number, perPx: number) =>
  `calc(${at390}px + (100vw - 390px) * ${perPx})`;
