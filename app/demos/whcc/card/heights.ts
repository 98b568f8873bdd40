import { type DemoHeights, fluid } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 951, phone: fluid(970, 1.25), wide: 548 };
