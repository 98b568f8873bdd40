/** Drives Firefox, headless, over WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import {
  waitUntilReady,
  callExpression,
  type Driver,
  parseResult,
  type RunningEngine,
} from '../../tests/carousel/driver.ts';

/** Time between two moves of the mouse, ms. */
const MOVE_INTERVAL_MS = 16;

const PREFERENCES = {
  // 0 is no-preference, whatever the machine's setting.
  'ui.prefersReducedMotion': 0,
  // No background requests.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** @param executablePath of Firefox */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    // run.ts stops the browser in its own handlers.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    async start(baseUrl) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return firefoxDriver(page, baseUrl, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function firefoxDriver(page: Page, baseUrl: string, close: () => Promise<void>): Driver {
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
      const [first, ...others] = points;
      if (!first) return;
      // In one command, so that the browser and not the protocol determines the time between moves.
      const actions = [
        moveTo(first, 0),
        { type: 'pointerDown', button: 0 },
        ...others.map((point) => moveTo(point, MOVE_INTERVAL_MS)),
        { type: 'pause', duration: rest },
        { type: 'pointerUp', button: 0 },
      ];
      await commands(page).performActions([{ type: 'pointer', id: 'mouse', actions }]);
    },
    click: (x, y) => page.mouse.click(x, y),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    back: () => traverse(page, -1),
    forward: () => traverse(page, 1),
    async reload() {
      await page.reload();
      await evaluate(waitUntilReady);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

const moveTo = ([x, y]: readonly [x: number, y: number], duration: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

/** BiDi commands, which are private in puppeteer; package.json pins its version. */
type Commands = {
  performActions(sources: object[]): Promise<void>;
  traverseHistory(by: number): Promise<void>;
};

const commands = (page: Page) =>
  (page.mainFrame() as unknown as { browsingContext: Commands }).browsingContext;

/**
 * Moves in the history. Not by `goBack`, which waits forever for a load event when the page
 * comes from the back/forward cache; BiDi's command waits until the page is shown.
 */
const traverse = (page: Page, by: number) => commands(page).traverseHistory(by);
