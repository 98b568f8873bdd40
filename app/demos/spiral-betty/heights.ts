import { type DemoHeights, fluid } from '../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 1178, phone: fluid(1114, 1), wide: 674 };
