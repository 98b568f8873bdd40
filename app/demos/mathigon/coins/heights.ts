import type { DemoHeights } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 738, phone: 690, wide: 595 };
