/** Drives Chromium through a Playwright page; used by `npm test`. */
import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Interval between two mouse moves, ms. */
const MOVE_INTERVAL_MS = 16;

/** @param options.framework false if the framework is blocked: waits for the carousel only */
export function playwrightDriver(
  page: Page,
  baseUrl: string,
  { framework = true }: { framework?: boolean } = {},
): Driver {
  const ready = () => page.waitForSelector(framework ? 'html[data-ready]' : '[data-live]');
  const size = () => page.viewportSize() ?? { width: 0, height: 0 };
  return {
    engine: 'chromium',
    async open(path) {
      await page.goto(baseUrl + path);
      await ready();
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    resize: (width, height) => page.setViewportSize({ width, height }),
    async wheel(deltaX, deltaY) {
      await page.mouse.move(size().width / 2, size().height / 2);
      await page.mouse.wheel(deltaX, deltaY);
    },
    async drag(points, rest) {
      const [first, ...others] = points;
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) {
        await page.waitForTimeout(MOVE_INTERVAL_MS);
        await page.mouse.move(...point);
      }
      await page.waitForTimeout(rest);
      await page.mouse.up();
    },
    click: (x, y) => page.mouse.click(x, y),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    async reload() {
      await page.reload();
      await ready();
    },
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
