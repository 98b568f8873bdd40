/** Drives WebKitGTK's MiniBrowser through WebKitWebDriver, by W3C WebDriver over HTTP. */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/setup/ports.ts';
import { openDisplay } from './display.ts';
import {
  waitUntilReady,
  callExpression,
  type Driver,
  parseResult,
  type RunningEngine,
  Unsupported,
} from '../../tests/carousel/driver.ts';
import { startProgram, stopProgram } from './programs.ts';

/** Time between two moves of the mouse, ms. */
const MOVE_INTERVAL_MS = 16;
/** Longest time for a response of WebKitWebDriver, ms. */
const RESPONSE_TIMEOUT_MS = 60_000;
/** Longest time for the browser to start, and to stop, ms. */
const START_TIMEOUT_MS = 30_000;
const END_TIMEOUT = 5000;
/** Longest time for the window to resize, ms. */
const RESIZE_TIMEOUT_MS = 3000;

/** Xvfb has no GPU. Rendering on the CPU is about twice as fast there as emulated OpenGL. */
const XVFB_ENV = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/** WebDriver's code points of keys that aren't characters. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends commands to WebKitWebDriver. Throws its errors. */
const sender =
  (url: string): Send =>
  async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(message ? `${error}: ${message}` : error);
  };

/**
 * @param webkitDriver path of WebKitWebDriver
 * @param miniBrowser path of MiniBrowser
 * @param xvfb path of Xvfb; undefined where the machine has a display
 */
export async function startWebkit(
  webkitDriver: string,
  miniBrowser: string,
  xvfb: string | undefined,
): Promise<RunningEngine> {
  const display = await openDisplay(xvfb);
  const env = { ...process.env, ...(xvfb && XVFB_ENV), ...display.env };
  return {
    async start(baseUrl) {
      const port = await freePort();
      const program = startProgram(webkitDriver, [`--port=${port}`], { env });
      const send = sender(`http://127.0.0.1:${port}`);
      try {
        await answering(send);
        const session = await openSession(send, miniBrowser);
        return webkitDriverOf(
          (method, path, body) => send(method, session + path, body),
          baseUrl,
          () => stopProgram(program),
        );
      } catch (error) {
        await stopProgram(program);
        throw error;
      }
    },
    stop: display.stop,
  };
}

async function answering(send: Send) {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
}

/** Starts a browser; returns the path of its session. */
async function openSession(send: Send, binary: string) {
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    timeouts: { script: RESPONSE_TIMEOUT_MS, pageLoad: RESPONSE_TIMEOUT_MS },
  };
  const session = await send('POST', '/session', { capabilities: { alwaysMatch } });
  return `/session/${(session as { sessionId: string }).sessionId}`;
}

type Action = { type: string; [detail: string]: unknown };

const moveTo = (x: number, y: number, duration: number): Action => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
  origin: 'viewport',
});

function keyValue(key: string) {
  const value = KEYS[key] ?? key;
  if ([...value].length !== 1)
    throw new Unsupported(`WebDriver code point of ${key} is unknown; add it to KEYS.`);
  return value;
}

function webkitDriverOf(send: Send, baseUrl: string, stop: () => Promise<void>): Driver {
  let wheels = 0;

  const perform = (source: object, actions: Action[]) =>
    send('POST', '/actions', { actions: [{ ...source, actions }] });
  const mouse = (...actions: Action[]) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, actions);
  const evaluate: Driver['evaluate'] = async (run, argument) =>
    parseResult(
      await send('POST', '/execute/sync', {
        script: `return ${callExpression(run, argument)}`,
        args: [],
      }),
    );

  return {
    engine: 'webkit',
    evaluate,
    async open(path) {
      await send('POST', '/url', { url: baseUrl + path });
      await evaluate(waitUntilReady);
    },
    resize: (width, height) => resizeInside(send, evaluate, width, height),
    async wheel(deltaX, deltaY) {
      // A real wheel snaps; WebKitWebDriver's scrolls by pixels without snapping.
      if (deltaX !== 0) {
        throw new Unsupported(`WebKitWebDriver's horizontal wheel ignores scroll snapping.`);
      }
      const { width, height } = await evaluate(innerSize);
      const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
      await mouse(moveTo(x, y, 0));
      // WebKitWebDriver sends the difference to the last delta of the same wheel.
      const wheel = { type: 'wheel', id: `wheel-${++wheels}` };
      await perform(wheel, [
        { type: 'scroll', x, y, deltaX, deltaY, duration: 0, origin: 'viewport' },
      ]);
    },
    async drag(points, rest) {
      const [first, ...others] = points;
      if (!first) return;
      await mouse(
        moveTo(...first, 0),
        { type: 'pointerDown', button: 0 },
        ...others.map((point) => moveTo(...point, MOVE_INTERVAL_MS)),
        { type: 'pause', duration: rest },
        { type: 'pointerUp', button: 0 },
      );
    },
    async click(x, y) {
      await mouse(
        moveTo(x, y, 0),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      );
    },
    async press(key, modifier) {
      const keys = [...(modifier ? [modifier] : []), key].map(keyValue);
      await perform({ type: 'key', id: 'keyboard' }, [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    back: () => traverse(evaluate, -1),
    forward: () => traverse(evaluate, 1),
    async reload() {
      await send('POST', '/refresh', {});
      await evaluate(waitUntilReady);
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await Promise.race([send('DELETE', ''), pause(END_TIMEOUT)]).catch(() => undefined);
      await stop();
    },
  };
}

/** Starts a history navigation. Runs in the page. */
function leave(by: number) {
  const traversal = { done: false };
  Object.assign(window, { traversal });
  const end = () => (traversal.done = true);
  window.addEventListener('popstate', end, { once: true });
  window.addEventListener('pageshow', end, { once: true });
  window.history.go(by);
}

/** Whether `leave` has reached another page or another state of this one. Runs in the page. */
function hasArrived() {
  const { traversal } = window as { traversal?: { done: boolean } };
  return document.readyState === 'complete' && (traversal?.done ?? true);
}

/**
 * Moves in the history. Not by WebDriver's own commands: like the browser's buttons, they
 * skip entries that a page added without user activation, such as by a scripted click.
 */
async function traverse(evaluate: Driver['evaluate'], by: number) {
  await evaluate(leave, by);
  const end = Date.now() + RESPONSE_TIMEOUT_MS;
  // Between two pages, evaluating a script fails.
  while (!(await evaluate(hasArrived).catch(() => false))) {
    if (Date.now() > end) throw new Error(`The navigation in the history didn't finish`);
    await pause(20);
  }
}

const innerSize = () => ({ width: window.innerWidth, height: window.innerHeight });

type Size = ReturnType<typeof innerSize>;

/** WebDriver sets the window size including its toolbar, so the size of the toolbar is measured first. */
async function resizeInside(
  send: Send,
  evaluate: Driver['evaluate'],
  width: number,
  height: number,
) {
  const end = Date.now() + RESIZE_TIMEOUT_MS;
  let inside = await evaluate(innerSize);
  while (inside.width !== width || inside.height !== height) {
    if (Date.now() > end) {
      throw new Unsupported(
        `MiniBrowser's viewport is ${inside.width} x ${inside.height} px, not ${width} x ${height}.`,
      );
    }
    const outside = (await send('GET', '/window/rect')) as Size;
    await send('POST', '/window/rect', {
      width: outside.width + width - inside.width,
      height: outside.height + height - inside.height,
    });
    inside = await settled(evaluate);
  }
}

/** The inner size of the window once two readings agree, because resizing is asynchronous. */
async function settled(evaluate: Driver['evaluate']) {
  let before = await evaluate(innerSize);
  for (;;) {
    await pause(50);
    const now = await evaluate(innerSize);
    if (now.width === before.width && now.height === before.height) return now;
    before = now;
  }
}
