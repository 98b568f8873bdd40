/** Drives Firefox, headless, by Puppeteer over WebDriver BiDi. */
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import {
  callExpression,
  type Driver,
  parseResult,
  type RunningEngine,
  waitUntilReady,
} from '../../tests/carousel/driver.ts';
import { findProgram } from './find-program.ts';
import { traverseHistory } from './history.ts';

/** Time between two moves of the mouse, ms. */
const MOVE_INTERVAL_MS = 16;

const PREFERENCES = {
  // 0 is no-preference, whatever the machine's setting.
  'ui.prefersReducedMotion': 0,
  // No background requests.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export async function startFirefox(): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr', 'firefox'], 'firefox-esr'),
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    async start(baseUrl) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return createDriver(page, baseUrl, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function createDriver(page: Page, baseUrl: string, close: () => Promise<void>): Driver {
  const evaluate: Driver['evaluate'] = async (run, argument) =>
    parseResult(await page.evaluate(callExpression(run, argument)));
  return {
    engine: 'firefox',
    evaluate,
    async open(path) {
      await page.goto(baseUrl + path);
      await evaluate(waitUntilReady);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async wheel(deltaX, deltaY) {
      const { width, height } = page.viewport() ?? { width: 0, height: 0 };
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel({ deltaX, deltaY });
    },
    async drag(points, rest) {
      for (const [index, [x, y]] of points.entries()) {
        await page.mouse.move(x, y);
        if (index === 0) await page.mouse.down();
        await pause(MOVE_INTERVAL_MS);
      }
      await pause(rest);
      await page.mouse.up();
    },
    click: (x, y) => page.mouse.click(x, y),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    back: () => traverseHistory(evaluate, -1),
    forward: () => traverseHistory(evaluate, 1),
    async reload() {
      await page.reload();
      await evaluate(waitUntilReady);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
