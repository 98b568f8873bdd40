/** Chromium through Playwright's page, as a `Driver`. */
import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

const ready = (page: Page) => page.waitForSelector('html[data-ready]');

export function playwrightDriver(page: Page, baseUrl: string): Driver {
  const size = () => page.viewportSize() ?? { width: 0, height: 0 };
  return {
    engine: 'chromium',
    async open(path) {
      await page.goto(baseUrl + path);
      await ready(page);
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
        await page.mouse.move(...point);
        await page.waitForTimeout(16);
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
      await ready(page);
    },
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
