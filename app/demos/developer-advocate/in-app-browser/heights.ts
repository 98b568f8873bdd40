import type { DemoHeights } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 1039, phone: 879, wide: 731 };
