import { type DemoHeights, fluid } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 637, phone: fluid(652, 1.02), wide: 644 };
