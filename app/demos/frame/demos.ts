/**
 * Height of a demo's stage, px: in windows of 320 to 375 px, of 390 to 430 px, and where the text has its full width. It is
 * reserved, so that nothing moves when the demo replaces its picture; larger text can need more.
 */
export type DemoHeights = { small: number | string; phone: number | string; wide: number };

/** Height that grows with the window. @param at390 height in a window of 390 px @param perPx growth per px of width */
const fluid = (at390: number, perPx: number) => `calc(${at390}px + (100vw - 390px) * ${perPx})`;

/** The registry of demos: each by its folder in app/demos, with the heights that the frame reserves for it. */
export const demos = {
  'developer-advocate/baseline': { small: 787, phone: 700, wide: 699 },
  'developer-advocate/in-app-browser': { small: 1039, phone: 879, wide: 731 },
  'developer-advocate/line-breaks': { small: 951, phone: 938, wide: 721 },
  'kind-cloud': { small: 526, phone: 526, wide: 544 },
  'mathigon/coins': { small: 738, phone: 690, wide: 595 },
  'mathigon/cubes': { small: 637, phone: fluid(652, 1.02), wide: 644 },
  'mathigon/fractions': { small: 691, phone: fluid(658, 1), wide: 680 },
  'mathigon/slides': { small: 823, phone: 812, wide: 689 },
  scanifly: { small: 730, phone: 616, wide: 554 },
  snowflake: { small: fluid(945, 1.66), phone: `min(${fluid(900, 1.66)}, 1032px)`, wide: 560 },
  'spiral-betty': { small: 1178, phone: fluid(1114, 1), wide: 674 },
  'wanda-whirl': { small: 604, phone: 656, wide: 720 },
  'whcc/album': { small: 766, phone: fluid(731, 0.75), wide: 630 },
  'whcc/card': { small: 951, phone: fluid(970, 1.25), wide: 548 },
} satisfies Record<string, DemoHeights>;
