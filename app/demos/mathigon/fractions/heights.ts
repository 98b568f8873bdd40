import { type DemoHeights, fluid } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 691, phone: fluid(658, 1), wide: 680 };
