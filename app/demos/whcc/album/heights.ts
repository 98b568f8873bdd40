import { type DemoHeights, fluid } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 766, phone: fluid(731, 0.75), wide: 630 };
