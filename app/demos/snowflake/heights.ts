import { type DemoHeights, fluid } from '../frame/demo-heights.ts';

export const heights: DemoHeights = {
  small: fluid(945, 1.66),
  phone: `min(${fluid(900, 1.66)}, 1032px)`,
  wide: 560,
};
