/** What every demo keeps, checked in one visit. A demo's own spec calls `testContracts` with its row. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsWindow } from './access.ts';
import { findCutFocusRings, findUnmarkedChoices, moves } from './demo-look.ts';
import { openDemo } from './demo.ts';
import { findLayoutProblems } from './layout.ts';
import { expect, open, rendered, test } from './test.ts';
import { createFingers, PHONE, type Point, scrollTop, stroke, expectScrollable } from './touch.ts';

const CONTRACTS = {
  views: 'axe finds nothing, no target is too small or cut off, and the height stays in every view',
  largeText: 'text of 200 % fits',
  forcedColors: 'what is chosen is marked in forced colors',
  focusRing: 'the focus ring is shown and not cut off',
  motion: 'nothing moves out of view, while motion is paused or under reduced motion',
  drags: 'a finger drags, and the page scrolls beside',
  secondFinger: 'a second finger changes nothing',
  canceled: 'Escape and a lost release return what is dragged',
  failure: 'a failure shows the still picture',
};

export type Contract = keyof typeof CONTRACTS;

type Act = (demo: Locator) => Promise<unknown>;
type Find = (demo: Locator) => Promise<Point>;

/** A drag that has ended. */
export type Moved = {
  /** State before and after. */
  before: unknown;
  after: unknown;
  /** Point of the press, and distance to the release, px. */
  from: Point;
  by: Point;
};

/** Something that can be dragged. */
export type Draggable = {
  /** What it is, for messages. */
  what: string;
  /** Brings the demo into a state in which it can be dragged. */
  setUp?: Act;
  /** Where a finger comes down, in the viewport, px. */
  grip: Find;
  /** Reads the state that a drag changes: of everything that could be dragged, so that a second finger is noticed. */
  state: (demo: Locator) => Promise<unknown>;
  /** Strokes of a finger, px; each must change the state. By default up and to the right. */
  strokes?: readonly Point[];
  /** Where a second finger comes down while the first one drags, px; each in turn. By default, only beside the first. */
  others?: readonly Find[];
  /** Distances from the press to the points of a drag that other input interrupts, px. */
  path?: readonly [Point, Point];
  /** Checks how exactly a stroke has moved it. */
  moved?: (demo: Locator, moved: Moved) => Promise<void>;
  /** Checks how exactly it was dropped despite a second finger. */
  dropped?: (demo: Locator, moved: Moved) => Promise<void>;
};

/** A demo as its contracts see it. */
export type DemoRow = {
  /** Folder of the demo in demos/. */
  name: string;
  /** Selector of a part that is there once the demo can be used. */
  part?: string;
  /** Waits until the demo can be used, where a part isn't enough. */
  ready?: Act;
  /** What can be dragged; empty if nothing is. */
  drags: readonly Draggable[];
  /** Points from which a finger scrolls the page, px. */
  scrollsFrom: readonly Find[];
  /** Length of those strokes, px, if the usual 200 leave the window. */
  scrollLength?: number;
  /** Further states, each by its name with how it is reached from the one before. The last one is the first state again. */
  views?: Readonly<Record<string, Act>>;
  /** Minimum size of a target, px, if it is larger than usual. */
  minTarget?: number;
  /** Why targets are beyond the edge of a window, if they are. Then only the page must be no wider than the window. */
  overflows?: string;
  /** Further checks: with text of 200 % at 390 and 320 px, in forced colors, and of focus rings. */
  largeText?: (demo: Locator, width: number) => Promise<unknown>;
  forcedColors?: Act;
  focusRing?: Act;
  /** What moves by itself, in words, if anything does, and a further check while it moves. */
  animated?: { what: string; check?: Act };
  /** What fails, if the demo needs more than its own script: runs in the page before its scripts. */
  failure?: { cause: () => void; trigger?: Act };
  /** Contracts that the demo breaks on purpose, each with the reason in words. */
  breaks?: Readonly<Partial<Record<Contract, string>>>;
};

const DEFAULT_STROKES: readonly Point[] = [
  [0, -60],
  [60, 0],
];
const DEFAULT_PATH: readonly [Point, Point] = [
  [10, 30],
  [20, 40],
];
/** So that a part that is missing fails its contract, and no other. */
const ACTION_TIMEOUT_MS = 10_000;
const WIDTHS_PX = [390, 320, 1440];
/** Frames after which a pointer is at rest, so that its release throws nothing. */
const REST_FRAMES = 15;

/** Expects that what was dragged is where the pointer was released, to the pixel. */
export function expectAt([x, y]: Point, { from, by }: Moved) {
  // Not -0, which isn't equal to 0 here.
  const off = (value: number) => Math.round(Math.abs(value));
  expect([off(x - from[0] - by[0]), off(y - from[1] - by[1])]).toEqual([0, 0]);
}

const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** Brings the demo and the page back to how they were opened, except for what was done in the demo. */
async function reset(demo: Locator) {
  const page = demo.page();
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', colorScheme: 'light' });
  await page.locator('html').evaluate(({ style }) => (style.fontSize = ''));
  await page.setViewportSize(PHONE.viewport);
  await undoAll(demo);
  await showDemo(demo);
}

/** Takes back what was done in a demo with undo steps. */
const undoAll = (demo: Locator) =>
  demo.evaluate(async (element) => {
    const undo = () =>
      element.querySelector<HTMLElement>('button[aria-label="Undo"][aria-disabled="false"]');
    for (let steps = 0; steps < 99 && undo(); steps++) {
      undo()?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

const showDemo = (demo: Locator) =>
  demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** Runs a check in the demo's first state, then in each view until that state is reached again. */
async function inEachView(
  { views = {} }: DemoRow,
  demo: Locator,
  check: (view: string) => unknown,
) {
  await check('first view');
  for (const [index, [view, show]] of Object.entries(views).entries()) {
    await show(demo);
    if (index < Object.keys(views).length - 1) await check(view);
  }
}

async function checkViews(row: DemoRow, demo: Locator) {
  const page = demo.page();
  const main = page.locator('main');
  const height = () => demo.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: PHONE.viewport.height });
    await rendered(page);
    const before = await height();
    await inEachView(row, demo, async (view) => {
      await expect.poll(height, `${view} at ${width} px`).toBe(before);
      if (width > PHONE.viewport.width) return;
      if (row.overflows) expect(await main.evaluate((box) => box.scrollWidth)).toBe(width);
      else await expectFitsWindow(demo, row.minTarget);
      if (width === PHONE.viewport.width) await expectAccessible(page, `[data-demo="${row.name}"]`);
    });
  }
}

/** Reads a state once it is the same twice: some demos draw in steps. */
async function settled<State>(read: () => Promise<State>): Promise<State> {
  let state = await read();
  await expect(async () => {
    const former = state;
    state = await read();
    expect(JSON.stringify(state)).toBe(JSON.stringify(former));
  }).toPass();
  return state;
}

async function checkDrags(row: DemoRow, demo: Locator) {
  const page = demo.page();
  const address = page.url();
  // Before the drags, because what was dragged can move on.
  for (const point of row.scrollsFrom) {
    await showDemo(demo);
    const start = await point(demo);
    const states = () => Promise.all(row.drags.map(({ state }) => state(demo)));
    const before = await settled(states);
    await expectScrollable(page, start, row.scrollLength);
    expect(await states(), 'a stroke that scrolls the page changes nothing').toEqual(before);
  }
  await page.setViewportSize(PHONE.viewport);
  await showDemo(demo);
  for (const { what, setUp, grip, state, strokes = DEFAULT_STROKES, moved } of row.drags) {
    await undoAll(demo);
    await setUp?.(demo);
    for (const by of strokes) {
      const before = await state(demo);
      const scrolled = await scrollTop(page);
      const from = await grip(demo);
      await stroke(page, [from, add(from, by)]);
      await expect.poll(() => state(demo), `${what} by ${by.join(', ')} px`).not.toEqual(before);
      await moved?.(demo, { before, after: await state(demo), from, by });
      expect(await scrollTop(page), `the page stays under ${what}`).toBe(scrolled);
      expect(page.url()).toBe(address);
    }
  }
}

async function checkSecondFinger(row: DemoRow, demo: Locator) {
  const page = demo.page();
  const fingers = createFingers(page);
  for (const draggable of row.drags) {
    const { what, setUp, grip, state, path = DEFAULT_PATH, dropped } = draggable;
    const beside: Find = async () => add(await grip(demo), [-40, -40]);
    for (const other of draggable.others ?? [beside]) {
      await undoAll(demo);
      await setUp?.(demo);
      const before = await state(demo);
      const [from, second] = [await grip(demo), await other(demo)];
      await fingers.press(1, from);
      await fingers.move(1, add(from, path[0]));
      await rendered(page);
      const held = await state(demo);
      await fingers.press(2, second);
      await fingers.move(2, add(second, [-20, -60]));
      await rendered(page);
      expect(await state(demo), `${what}, a second finger moves`).toEqual(held);
      await fingers.lift(2);
      await rendered(page);
      expect(await state(demo), `${what}, a second finger is lifted`).toEqual(held);
      await fingers.move(1, add(from, path[1]));
      await rendered(page, REST_FRAMES);
      await fingers.lift(1);
      await expect.poll(() => state(demo), `${what} is dropped`).not.toEqual(before);
      await dropped?.(demo, { before, after: await state(demo), from, by: path[1] });
    }
  }
}

/** A point beside the demo, px. */
const CORNER: Point = [2, 2];

const LOST_RELEASE = 'a lost release';

/** Ways in which a drag ends without a drop: by a key, in another window, or unnoticed, until the next move. */
const CANCELS: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'another window': (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  [LOST_RELEASE]: (page) =>
    page.evaluate(() =>
      document
        .elementFromPoint(9, 300)
        ?.dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, buttons: 0, bubbles: true }),
        ),
    ),
};

async function checkCanceled(row: DemoRow, demo: Locator) {
  const page = demo.page();
  const address = page.url();
  const html = page.locator('html');
  await page.evaluate(() =>
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') document.documentElement.dataset.gotKey = key;
    }),
  );
  for (const { what, setUp, grip, state, path = DEFAULT_PATH } of row.drags) {
    for (const [how, cancel] of Object.entries(CANCELS)) {
      await undoAll(demo);
      await setUp?.(demo);
      const before = await state(demo);
      const from = await grip(demo);
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...add(from, path[0]), { steps: 6 });
      await page.mouse.move(...add(from, path[1]), { steps: 6 });
      await expect
        .poll(() => state(demo), `${what} while it is dragged, before ${how}`)
        .not.toEqual(before);
      await cancel(page);
      await expect.poll(() => state(demo), `${what} after ${how}`).toEqual(before);
      // No click follows a lost release.
      await page.mouse.move(...(how === LOST_RELEASE ? CORNER : add(from, path[0])));
      await page.mouse.up();
      await rendered(page);
      expect(await state(demo), `${what} after ${how} and the release`).toEqual(before);
      await expect(html, 'the page doesn’t get the key').not.toHaveAttribute('data-got-key');
      expect(page.url()).toBe(address);
    }
  }
}

async function checkLargeText(row: DemoRow, demo: Locator) {
  const page = demo.page();
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));
  await inEachView(row, demo, async (view) => {
    await showDemo(demo);
    // Some demos arrange their parts by script.
    await expect.poll(() => findLayoutProblems(page), view).toEqual([]);
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await rendered(page);
    await row.largeText?.(demo, width);
  }
}

async function checkForcedColors(row: DemoRow, demo: Locator) {
  await demo.page().emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await inEachView(row, demo, async (view) =>
    expect(await demo.evaluate(findUnmarkedChoices), view).toEqual([]),
  );
  await row.forcedColors?.(demo);
}

async function checkFocusRing(row: DemoRow, demo: Locator) {
  await inEachView(row, demo, async (view) => {
    // Focus that a script sets has a ring if the last input was a key.
    await demo.page().keyboard.press('Tab');
    expect(await demo.evaluate(findCutFocusRings), view).toEqual([]);
  });
  await row.focusRing?.(demo);
}

async function checkMotion({ animated }: DemoRow, demo: Locator) {
  const page = demo.page();
  const expectMotion = (expected: boolean, when: string) =>
    expect.poll(() => demo.evaluate(moves), when).toBe(expected);
  await expectMotion(false, 'under reduced motion');
  if (!animated) return;
  const play = demo.getByRole('button', { name: /^(Play|Pause) animations/ });
  await play.click();
  await expectMotion(true, `${animated.what} when requested`);
  await animated.check?.(demo);
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expectMotion(false, 'out of view');
  await showDemo(demo);
  await expectMotion(true, `${animated.what} back in view`);
  await animated.check?.(demo);
  await page.evaluate(showTab, 'hidden');
  await expectMotion(false, 'in a hidden tab');
  await page.evaluate(showTab, 'visible');
  await expectMotion(true, `${animated.what} in a tab that is visible again`);
  const motion = page.locator('[data-motion-switch]');
  const press = () => motion.evaluate((one: HTMLButtonElement) => one.click());
  await press();
  await expectMotion(false, 'while motion is paused');
  await press();
  await play.click();
  await expectMotion(false, 'when stopped by its own button');
}

function showTab(state: string) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function checkFailure({ name, failure }: DemoRow, demo: Locator) {
  if (!failure) return;
  const page = demo.page();
  await expect(demo, 'nothing has failed before').toHaveAttribute('data-state', 'live');
  await page.addInitScript(failure.cause);
  await open(page, `/${name}`);
  await showDemo(demo);
  await failure.trigger?.(demo);
  await expect(demo).toHaveAttribute('data-state', 'failed');
  await expect(demo.locator('img')).toBeVisible();
  await expect(demo.getByText('doesn’t run in your browser')).toBeVisible();
}

/** The last one leaves no demo behind. */
const CHECKS: Record<Contract, (row: DemoRow, demo: Locator) => Promise<void>> = {
  views: checkViews,
  largeText: checkLargeText,
  forcedColors: checkForcedColors,
  focusRing: checkFocusRing,
  motion: checkMotion,
  drags: checkDrags,
  secondFinger: checkSecondFinger,
  canceled: checkCanceled,
  failure: checkFailure,
};

/** What is wrong, if a check fails. */
async function problemOf(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Defines the test of a demo's contracts: one visit on a phone. */
export function testContracts(row: DemoRow) {
  const { name, part, ready, breaks = {} } = row;
  test.describe(() => {
    test.use({
      ...PHONE,
      reducedMotion: 'reduce',
      expectedMessages: new RegExp(`The demo "${name}" has stopped`),
    });

    test(`${name} keeps the contracts of demos`, async ({ page }) => {
      // It checks what nine tests would.
      test.setTimeout(240_000);
      page.setDefaultTimeout(ACTION_TIMEOUT_MS);
      const demo = await openDemo(page, name, part);
      await ready?.(demo);
      for (const contract of Object.keys(CONTRACTS) as Contract[]) {
        const reason = breaks[contract];
        if (reason) {
          test.info().annotations.push({ type: CONTRACTS[contract], description: reason });
          continue;
        }
        await test.step(CONTRACTS[contract], async () => {
          const problem = await problemOf(() => CHECKS[contract](row, demo));
          expect.soft(problem, `Contract: ${CONTRACTS[contract]}`).toBeUndefined();
          if (contract !== 'failure') await reset(demo);
        });
      }
    });
  });
}
