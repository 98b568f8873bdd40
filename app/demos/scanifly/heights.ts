import type { DemoHeights } from '../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 730, phone: 616, wide: 554 };
