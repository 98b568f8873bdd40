import type { DemoHeights } from '../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 604, phone: 656, wide: 720 };
