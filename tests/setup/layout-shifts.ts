/** Layout shifts of a page during a whole test (https://wicg.github.io/layout-instability/). */
import type { Page } from '@playwright/test';

type Recorded = { shifts: number[] };

/**
 * Records the layout shifts of pages that are opened from now on.
 * @returns reads the scores so far, one for each shift
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Recorded).shifts);
}
