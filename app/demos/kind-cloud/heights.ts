import type { DemoHeights } from '../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 526, phone: 526, wide: 544 };
