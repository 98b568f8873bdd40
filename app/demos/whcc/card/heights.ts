import { type DemoHeights, fluid } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 949, phone: fluid(968, 1.25), wide: 607 };
