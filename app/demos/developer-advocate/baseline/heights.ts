import type { DemoHeights } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 787, phone: 700, wide: 699 };
