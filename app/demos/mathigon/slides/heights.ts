import type { DemoHeights } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 823, phone: 812, wide: 689 };
