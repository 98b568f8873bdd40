/** Drives WebKitGTK's MiniBrowser by Selenium and WebKitWebDriver. */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import {
  callExpression,
  type Driver,
  parseResult,
  type RunningEngine,
  Unsupported,
  waitUntilReady,
} from '../../tests/carousel/driver.ts';
import { findProgram } from './find-program.ts';
import { traverseHistory } from './history.ts';

/** Selenium's types lack the wheel. */
declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: Origin): Actions;
  }
}

/** Time between two moves of the mouse, ms. */
const MOVE_INTERVAL_MS = 16;
/** Longest time for a script or for the load of a page, and for the browser to end, ms. */
const TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 5000;
/** Longest time for the window to resize, and pause until its size is read again, ms. */
const RESIZE_TIMEOUT_MS = 3000;
const RESIZE_PAUSE_MS = 200;
/** Size of the virtual screen, px: large enough for the largest window and its toolbar. */
const SCREEN = '2560x1600x24';

export async function startWebkit(): Promise<RunningEngine> {
  const executable = findProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
  const display = process.env.DISPLAY ? undefined : await startXvfb();
  const service = new DriverService.Builder(executable)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...display?.env } as Record<string, string>)
    .build();
  const serviceUrl = await service.start();
  return {
    async start(baseUrl) {
      const browser = await new Builder()
        .usingServer(serviceUrl)
        .withCapabilities({
          browserName: 'MiniBrowser',
          timeouts: { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS },
        })
        .build();
      return createDriver(browser, baseUrl);
    },
    async stop() {
      await service.kill();
      display?.stop();
    },
  };
}

/** Starts a virtual display, for a machine without one. */
async function startXvfb() {
  const options = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const xvfb = spawn(findProgram(['Xvfb'], 'xvfb'), options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => xvfb.kill());
  const number = await new Promise<string>((resolve, reject) => {
    // Xvfb chooses a free display number and writes it when it is ready.
    (xvfb.stdio[3] as Readable).once('data', (line) => resolve(String(line).trim()));
    xvfb.once('exit', () => reject(new Error('Xvfb exited before its display was ready')));
  });
  return {
    env: {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      // Xvfb has no GPU. Rendering on the CPU is about twice as fast there as emulated OpenGL.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    stop: () => void xvfb.kill(),
  };
}

/** The code point of a key; `ArrowLeft` is `ARROW_LEFT` in Selenium. */
function codePointOf(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return (Key as unknown as Record<string, string>)[name] ?? key;
}

function createDriver(browser: WebDriver, baseUrl: string): Driver {
  const evaluate: Driver['evaluate'] = async (run, argument) =>
    parseResult(await browser.executeScript(`return ${callExpression(run, argument)}`));
  const moveTo = (x: number, y: number, duration = 0) =>
    ({ x: Math.round(x), y: Math.round(y), duration }) as const;
  return {
    engine: 'webkit',
    evaluate,
    async open(path) {
      await browser.get(baseUrl + path);
      await evaluate(waitUntilReady);
    },
    resize: (width, height) => resizeViewport(browser, evaluate, { width, height }),
    wheel: (deltaX, deltaY) => turnWheel(browser, evaluate, deltaX, deltaY),
    async drag(points, rest) {
      const actions = browser.actions();
      points.forEach(([x, y], index) => {
        actions.move(moveTo(x, y, index === 0 ? 0 : MOVE_INTERVAL_MS));
        if (index === 0) actions.press();
      });
      await actions.pause(rest).release().perform();
    },
    click: (x, y) => browser.actions().move(moveTo(x, y)).press().release().perform(),
    async press(key, modifier) {
      const actions = browser.actions();
      if (modifier) actions.keyDown(codePointOf(modifier));
      actions.sendKeys(codePointOf(key));
      if (modifier) actions.keyUp(codePointOf(modifier));
      await actions.perform();
    },
    back: () => traverseHistory(evaluate, -1),
    forward: () => traverseHistory(evaluate, 1),
    async reload() {
      await browser.navigate().refresh();
      await evaluate(waitUntilReady);
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => Promise.race([browser.quit(), pause(END_TIMEOUT_MS)]),
  };
}

const viewportSize = () => ({ width: window.innerWidth, height: window.innerHeight });

async function turnWheel(
  browser: WebDriver,
  evaluate: Driver['evaluate'],
  deltaX: number,
  deltaY: number,
) {
  // A real wheel snaps; WebKitWebDriver's scrolls by pixels without snapping.
  if (deltaX !== 0) {
    throw new Unsupported("WebKitWebDriver's horizontal wheel ignores scroll snapping.");
  }
  const { width, height } = await evaluate(viewportSize);
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  await browser.actions().move({ x, y, duration: 0 }).perform();
  const actions = browser.actions();
  await actions.scroll(x, y, 0, deltaY, Origin.VIEWPORT).perform();
  // WebKitWebDriver sends the difference to the last delta of the same wheel.
  await actions.clear();
}

type Size = { width: number; height: number };

/**
 * WebDriver sets the size of the window with its toolbar, so the size of the toolbar is measured. Repeated, because
 * resizing is asynchronous.
 */
async function resizeViewport(browser: WebDriver, evaluate: Driver['evaluate'], size: Size) {
  const end = Date.now() + RESIZE_TIMEOUT_MS;
  const window = browser.manage().window();
  for (;;) {
    const { width, height } = await evaluate(viewportSize);
    if (width === size.width && height === size.height) return;
    if (Date.now() > end) {
      throw new Unsupported(
        `MiniBrowser's viewport is ${width} x ${height} px, not ${size.width} x ${size.height}.`,
      );
    }
    const rect = await window.getRect();
    await window.setRect({
      width: rect.width + size.width - width,
      height: rect.height + size.height - height,
    });
    await pause(RESIZE_PAUSE_MS);
  }
}
