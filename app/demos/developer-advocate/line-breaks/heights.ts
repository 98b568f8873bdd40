import type { DemoHeights } from '../../frame/demo-heights.ts';

export const heights: DemoHeights = { small: 951, phone: 938, wide: 721 };
