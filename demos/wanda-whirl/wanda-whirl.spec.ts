import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectRoomForLargeText } from '../../tests/setup/access.ts';
import { testContracts } from '../../tests/setup/demo-contracts.ts';
import { openDemo } from '../../tests/setup/demo.ts';
import { expect, holdBack, open, pauseClock, rendered, test } from '../../tests/setup/test.ts';
import {
  boxOf,
  createFingers,
  expectScrollable,
  PHONE,
  type Point,
  scrollTop,
  stroke,
} from '../../tests/setup/touch.ts';

// The same layout every time, because tests look for streamers where they hang.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    let state = 7;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  }),
);

const demo = (page: Page) => page.locator('[data-demo="wanda-whirl"]');
const stage = (page: Page) => demo(page).getByRole('application');
const said = (page: Page) => demo(page).getByRole('status');

/** Counts the frames posted to the renderer, and records the bows in the last one. */
const countPictures = (page: Page) =>
  page.addInitScript(() => {
    let drawn = 0;
    let bows: unknown[] = [];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
      const { name, args } = Object(message) as { name?: unknown; args?: unknown };
      if (name === 'paint') {
        drawn++;
        bows = (args as [{ knots: unknown[] }])[0].knots;
      }
      return Reflect.apply(send, this, [message, ...rest]);
    };
    Object.defineProperty(window, 'drawn', { get: () => drawn });
    Object.defineProperty(window, 'bows', { get: () => bows });
  });
const drawn = (page: Page) => page.evaluate((): number => Reflect.get(window, 'drawn'));
/** The middles of the bows, px of the stage. */
const bows = (page: Page) =>
  page.evaluate((): { x: number; y: number }[] => Reflect.get(window, 'bows'));

/** Whether nothing is drawn in the next fifteen frames. */
async function standsStill(page: Page) {
  const before = await drawn(page);
  await rendered(page, 15);
  return (await drawn(page)) === before;
}

/** Opens the page with the demo at the top of the viewport, and counts its frames. */
async function play(page: Page) {
  await countPictures(page);
  await openDemo(page, 'wanda-whirl');
  const isDrawn = async () => (await look(page)).some((value) => value > 0);
  await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
}

const showToy = (page: Page) =>
  demo(page).evaluate((figure) => {
    figure.scrollIntoView({ block: 'start' });
  });

/** A small image of the stage, background and streamers combined, as color bytes. */
const look = (page: Page) =>
  stage(page).evaluate((box) => {
    const small = document.createElement('canvas');
    small.width = 64;
    small.height = 44;
    const context = small.getContext('2d', { willReadFrequently: true });
    for (const canvas of box.querySelectorAll('canvas')) {
      const height = (canvas.clientHeight / box.clientHeight) * 44;
      context?.drawImage(canvas, 0, 0, 64, height);
    }
    return [...(context?.getImageData(0, 0, 64, 44).data ?? [])];
  });

/** Mean difference of two images, 0 to 255. */
const difference = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** Grid spacing of the search for paper, px of the stage. */
const GRAIN = 5;

/** Whether paper, not just a shadow, is drawn at a point of the stage, px. */
async function paper(page: Page) {
  const { width, alpha } = await stage(page)
    .locator('[data-streamers]')
    .evaluate((canvas, grain) => {
      const small = document.createElement('canvas');
      small.width = Math.floor(canvas.clientWidth / grain);
      small.height = Math.floor(canvas.clientHeight / grain);
      const context = small.getContext('2d', { willReadFrequently: true });
      if (canvas instanceof HTMLCanvasElement) {
        context?.drawImage(canvas, 0, 0, small.width, small.height);
      }
      const { data } = context?.getImageData(0, 0, small.width, small.height) ?? { data: [] };
      return { width: small.width, alpha: [...data].filter((_, index) => index % 4 === 3) };
    }, GRAIN);
  return (x: number, y: number) =>
    (alpha[Math.floor(y / GRAIN) * width + Math.floor(x / GRAIN)] ?? 0) > 240;
}

/** The free end of the first streamer (its lowest paper), px of the stage. */
async function firstEnd(page: Page) {
  const find = async () => {
    const isPaper = await paper(page);
    for (let y = 420; y > 100; y -= GRAIN) {
      for (let x = 15; x < 130; x += GRAIN) {
        if (isPaper(x, y) && isPaper(x + GRAIN, y)) return { x: x + GRAIN, y: y - GRAIN };
      }
    }
    throw new Error('There is no streamer at the left');
  };
  let end = { x: 0, y: 0 };
  // The canvas may not be drawn yet.
  await expect(async () => {
    end = await find();
  }).toPass();
  return end;
}

/** Whether there is paper near a point, px of the stage. */
function near(
  isPaper: (x: number, y: number) => boolean,
  { x, y }: { x: number; y: number },
  distance = 10,
) {
  const count = (2 * distance) / GRAIN + 1;
  const offsets = Array.from({ length: count }, (_, index) => index * GRAIN - distance);
  return offsets.some((right) => offsets.some((down) => isPaper(x + right, y + down)));
}

/** A point without paper beside a streamer, above its end, px of the stage. */
async function freePlace(page: Page, end: { x: number; y: number }) {
  const isPaper = await paper(page);
  for (let x = 90; x < 160; x += GRAIN) {
    for (let y = 0.5 * end.y; y < 0.8 * end.y; y += GRAIN)
      if (!near(isPaper, { x, y })) return { x, y };
  }
  throw new Error('There is paper everywhere');
}

/** Room around the foot, px: farther than paper that is seen edge-on can be caught from. */
const FOOT_ROOM = 45;

/** A point at the bottom of the stage, in the viewport, px, that no streamer is near enough to be dragged from. */
async function foot(page: Page): Promise<Point> {
  // What still swings may come within reach.
  await expect.poll(() => standsStill(page)).toBe(true);
  const isPaper = await paper(page);
  const { x, y, width, height } = await stageBox(page);
  for (let right = 5; right < width; right += GRAIN) {
    if (!near(isPaper, { x: right, y: height - 5 }, FOOT_ROOM)) return [x + right, y + height - 5];
  }
  throw new Error('There is paper everywhere');
}

const stageBox = (page: Page) => boxOf(stage(page));

const pullWithButtons = (demo: Locator) => demo.getByRole('button', { name: 'Pull with buttons' });

/** A point of a streamer near the pole, where it hardly moves, in the viewport, px. */
async function topOf(page: Page, streamer: number): Promise<Point> {
  const { x, y, width } = await stageBox(page);
  return [x + 22 + ((width - 44) / 6) * (streamer + 0.5), y + 80];
}

/** A streamer and a stroke that drags it, px. */
const dragged = (streamer: number, stroke: Point) => ({
  what: `streamer ${streamer + 1}`,
  // Both strokes end in the same words, so others come before them.
  async setUp(demo: Locator) {
    await stage(demo.page()).focus();
    await demo.page().keyboard.press('PageDown');
  },
  grip: (demo: Locator) => topOf(demo.page(), streamer),
  state: (demo: Locator) => said(demo.page()).textContent(),
  strokes: [stroke],
});

testContracts({
  name: 'wanda-whirl',
  async ready(demo) {
    const isDrawn = async () => (await look(demo.page())).some((value) => value > 0);
    await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
  },
  drags: [dragged(0, [0, -60]), dragged(4, [60, 0])],
  scrollsFrom: [(demo) => foot(demo.page())],
  views: {
    'open buttons to pull': (demo) => demo.getByRole('button', { name: /^Pull/ }).first().click(),
    'closed again': (demo) => demo.getByRole('button', { name: /^Pull/ }).first().click(),
  },
  async largeText(demo, width) {
    if (width < 390) return;
    await expectRoomForLargeText(demo.locator('button[aria-controls]'));
  },
  // An open button is highlighted, and icons are drawn in the color of text.
  async forcedColors(demo) {
    const tile = demo.getByRole('radio', { name: 'ribbon' }).locator('..');
    const [icon, text] = await Promise.all(
      [tile.locator('path').first(), tile].map((part) =>
        part.evaluate((element) => {
          const { fill, color } = getComputedStyle(element);
          return element instanceof SVGElement ? fill : color;
        }),
      ),
    );
    expect(icon).toBe(text);
    await demo.page().setViewportSize({ width: 800, height: 720 });
    const background = (name: string) =>
      demo
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const blow = await background('Blow');
    expect(await background('Pull with buttons')).toBe(blow);
    await pullWithButtons(demo).click();
    expect(await background('Pull with buttons')).not.toBe(blow);
    await pullWithButtons(demo).click();
  },
  animated: { what: 'streamers' },
  failure: {
    cause: () => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
    },
  },
  breaks: {
    secondFinger: 'Two fingers can hold a streamer each.',
    canceled: 'A streamer that is let go swings from where it was, as in the wind.',
  },
});

test.describe('with motion reduced', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('frames are drawn only in view, and while something moves', async ({ page }) => {
    await play(page);
    expect(await standsStill(page), 'without input').toBe(true);
    await demo(page).getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => standsStill(page)).toBe(false);
    await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await expect.poll(() => standsStill(page), 'out of view').toBe(true);
    await showToy(page);
    await expect.poll(() => standsStill(page)).toBe(false);
    await demo(page).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => standsStill(page), 'paused').toBe(true);
  });

  test('a streamer follows the hand, is thrown, and settles', async ({ page }) => {
    await page.clock.install();
    await play(page);
    const box = await stageBox(page);
    const end = await firstEnd(page);
    const there = await freePlace(page, end);
    await page.mouse.move(box.x + end.x, box.y + end.y);
    await page.mouse.down();
    await page.mouse.move(box.x + there.x, box.y + there.y, { steps: 6 });
    await expect.poll(async () => near(await paper(page), there)).toBe(true);
    // A throw: released during a quick move.
    await page.mouse.move(box.x + 30, box.y + 190, { steps: 3 });
    await page.mouse.up();
    await expect(said(page)).toHaveText(/^Let go/);
    const thrown = await look(page);
    // That takes it a quarter of a minute.
    await expect(async () => {
      await page.clock.runFor(5000);
      expect(await standsStill(page)).toBe(true);
    }).toPass();
    expect(difference(thrown, await look(page))).toBeGreaterThan(0.3);
    // The click at the end of a drag causes no puff.
    await expect(said(page)).toHaveText(/^Let go/);
  });

  test('a held streamer survives a new size of the window; Escape and new streamers release it', async ({
    page,
  }) => {
    await play(page);
    const catchAt = async ([x, y]: Point) => {
      // A released streamer still swings.
      await expect.poll(() => standsStill(page)).toBe(true);
      await page.mouse.move(x, y);
      await expect(stage(page)).toHaveCSS('cursor', 'grab');
      await page.mouse.down();
      await page.mouse.move(x + 30, y - 60, { steps: 4 });
      await expect(stage(page)).toHaveCSS('cursor', 'grabbing');
    };
    const start = await stageBox(page);
    const end = await firstEnd(page);
    await catchAt([start.x + end.x, start.y + end.y]);
    await page.setViewportSize({ width: 640, height: 800 });
    await showToy(page);
    const there = await freePlace(page, await firstEnd(page));
    const box = await stageBox(page);
    await page.mouse.move(box.x + there.x, box.y + there.y, { steps: 4 });
    await expect.poll(async () => near(await paper(page), there)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText(/^Let go/);
    await expect(stage(page)).not.toHaveCSS('cursor', 'grabbing');
    await page.mouse.up();
    await expect(page).toHaveURL(/wanda-whirl$/);

    await stage(page).focus();
    // Its end may be tied by now, far from where it hangs.
    await catchAt(await topOf(page, 0));
    await page.keyboard.press('d');
    await expect(said(page)).toHaveText(/^Rolled/);
    await page.mouse.up();
    await expect(stage(page)).not.toHaveCSS('cursor', 'grabbing');
  });

  test('what a visitor has tied stays tied by the dice and after a reload, until a tap unties it', async ({
    page,
  }) => {
    await play(page);
    await demo(page).getByRole('radio', { name: 'ribbon' }).check();
    const stored = '#wanda-whirl=';
    await page.waitForFunction((key) => sessionStorage.getItem(key), stored);
    // Where a drag ties two streamers depends on how they swing: a unit test ties them.
    await page.evaluate((key) => {
      const [version, work] = JSON.parse(sessionStorage.getItem(key) ?? '');
      sessionStorage.setItem(
        key,
        JSON.stringify([version, { ...work, ties: [[0, 60, 1, 60, 90]] }]),
      );
    }, stored);
    await openDemo(page, 'wanda-whirl');
    await expect.poll(() => bows(page)).toHaveLength(1);
    await demo(page).getByRole('button', { name: 'Dice' }).click();
    await expect(said(page)).toHaveText(/^Rolled/);
    await expect.poll(() => bows(page)).toHaveLength(1);
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), stored))
      .toMatch(/"ties":\[\[0,\d+,1/);
    await openDemo(page, 'wanda-whirl');
    await expect.poll(() => bows(page)).toHaveLength(1);
    // After a reload, no hint to throw.
    const hints = stage(page).locator('[data-to]');
    await expect(hints.filter({ visible: true })).toHaveText('Tap a bow to untie it');
    await expect.poll(() => standsStill(page)).toBe(true);
    const [bow = { x: 0, y: 0 }] = await bows(page);
    const box = await stageBox(page);
    await page.mouse.click(box.x + bow.x + 20, box.y + bow.y);
    await expect(said(page)).toHaveText(/^Untied: streamers \d and \d\.$/);
    await expect.poll(() => bows(page)).toEqual([]);
    await expect(hints.filter({ visible: true })).not.toHaveText('Tap a bow to untie it');
    await stage(page).press('u');
    await expect(said(page)).toHaveText('Nothing is tied.');
  });

  test('a click in the air blows the streamers away, and hides the help for keys', async ({
    page,
  }) => {
    await page.clock.install();
    await play(page);
    const box = await stageBox(page);
    const before = await look(page);
    const air = await freePlace(page, await firstEnd(page));
    const puff = stage(page).locator('[data-puff]');
    // The puff stays as long as the clock stands.
    await pauseClock(page);
    await page.mouse.move(box.x + air.x, box.y + air.y);
    // At once: a slow press isn't a click.
    await Promise.all([page.mouse.down(), page.mouse.up()]);
    await expect(puff).toHaveCount(1);
    await page.clock.resume();
    await expect(said(page)).toHaveText('A puff of air.');
    await expect.poll(async () => difference(before, await look(page))).toBeGreaterThan(0.8);
    await expect(puff).toHaveCount(0);

    await page.keyboard.press('ArrowRight');
    const help = stage(page).getByText(/arrow keys pull/);
    await expect(help).not.toHaveCSS('width', '1px');
    await Promise.all([page.mouse.down(), page.mouse.up()]);
    await expect(help).toHaveCSS('width', '1px');
  });

  test('keys select, pull and release a streamer, with announcements, and their help leaves space beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 696, height: 720 });
    await play(page);
    await stage(page).focus();
    await page.keyboard.press('PageDown');
    await expect(said(page)).toHaveText('Streamer 2 of 6, spiral.');
    await page.keyboard.press('PageUp');
    await expect(said(page)).toHaveText('Streamer 1 of 6, ribbon.');
    const before = await look(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(said(page)).toHaveText('Streamer 1 of 6, ribbon: pulled up.');
    const help = stage(page).getByText('Page Up and Page Down');
    await expect(help).toBeVisible();
    expect((await stageBox(page)).width - (await boxOf(help)).width).toBeGreaterThanOrEqual(24);
    await expect.poll(async () => difference(before, await look(page))).toBeGreaterThan(0.8);
    const pulled = await look(page);
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(/let go/);
    await expect.poll(async () => difference(pulled, await look(page))).toBeGreaterThan(0.8);
    // With nothing to release, a visible message says so.
    await page.keyboard.press('Space');
    await expect(stage(page).getByText('Streamer 1 isn’t held. Pull it first.')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(stage(page).getByText(/isn’t held/)).toHaveCount(0);
    await page.keyboard.press('Shift+B');
    await expect(said(page)).toHaveText('A gust from the left.');
  });

  test('with buttons, a refusal disappears after a while, and names fit their list when text is twice as large', async ({
    page,
  }) => {
    await play(page);
    await demo(page).getByRole('radio', { name: 'pennants' }).check({ force: true });
    await demo(page).getByRole('button', { name: 'Pull with buttons' }).click();
    await demo(page).getByRole('button', { name: 'Let go' }).click();
    const message = stage(page).getByText(/isn’t held/);
    await expect(message).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const list = demo(page).getByRole('combobox');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const missing = await list.evaluate((select: HTMLSelectElement) => {
        const { width: had } = select.getBoundingClientRect();
        const copy = document.body.appendChild(select.cloneNode(true) as HTMLSelectElement);
        Object.assign(copy.style, { position: 'fixed', width: 'max-content' });
        const { width: needed } = copy.getBoundingClientRect();
        copy.remove();
        return needed - had;
      });
      expect(missing, `px at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expect(message).toHaveCount(0);
  });

  test('every option changes the picture, and the dice changes all at once', async ({ page }) => {
    await play(page);
    const changes = async (change: () => Promise<unknown>, min: number) => {
      const before = await look(page);
      await change();
      await expect.poll(async () => difference(before, await look(page))).toBeGreaterThan(min);
    };
    const choose = (name: string) => demo(page).getByRole('radio', { name, exact: true }).check();
    await changes(() => choose('pompoms'), 1);
    await changes(() => choose('dots'), 0.4);
    await changes(() => choose('Midnight'), 8);
    await changes(() => demo(page).getByLabel('Streamer colour 1').fill('#00ff00'), 0.4);
    await expect(demo(page).getByText('your own')).toBeVisible();
    await changes(() => demo(page).getByLabel('Background colour').fill('#ffffff'), 8);
    await changes(
      () =>
        demo(page)
          .getByRole('slider', { name: /Streamers/ })
          .fill('9'),
      1,
    );
    await changes(() => demo(page).getByRole('button', { name: 'Blow' }).click(), 1);
    await changes(() => demo(page).getByRole('button', { name: 'Dice' }).click(), 4);
    await expect(said(page)).toHaveText(/^Rolled: \d streamers/);
    await expect(demo(page).locator('input:checked')).toHaveCount(3);
  });
});

test('a link opens its streamers, which are saved as a picture 2,000 px long', async ({ page }) => {
  // `{"kind":"fringe","pattern":"dots","colors":"Midnight","number":9,"breeze":0}`
  await open(
    page,
    '/wanda-whirl#wanda-whirl=1.BcGxEYAgDEDRXX5NYWt2cAiRiJwavICNnrv73steLCGsXiwrgWvuXd0QUu2NwFKP6g1hKslK3joBu8-ojoyB6KqPIsP3Aw',
  );
  await expect(demo(page)).toHaveAttribute('data-state', 'live');
  for (const name of ['fringe', 'dots', 'Midnight'])
    await expect(demo(page).getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(demo(page).getByRole('slider', { name: /Streamers/ })).toHaveValue('9');
  await expect(demo(page).locator('[data-still]')).toHaveCount(0);
  const download = page.waitForEvent('download');
  const release = await holdBack(page, /renderer\.worker/);
  await demo(page).getByRole('button', { name: 'Download PNG' }).click();
  await expect(stage(page).getByText('Saving the PNG…')).toBeVisible();
  release();
  const file = readFileSync(await (await download).path());
  // Width and height in the header of a PNG.
  expect(Math.max(file.readUInt32BE(16), file.readUInt32BE(20))).toBe(2000);
  await expect(said(page)).toHaveText('PNG saved.');
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('two fingers hold a streamer each, a finger beside them takes none away, and a tap blows', async ({
    page,
  }) => {
    await play(page);
    const [[firstX, firstY], [secondX, secondY]] = [await topOf(page, 0), await topOf(page, 4)];
    const scrolled = await scrollTop(page);
    const words = await said(page).textContent();
    await expect(stage(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const [x, y] = await foot(page);
    await stroke(page, [
      [x, y],
      [x + 120, y],
    ]);
    const fingers = createFingers(page);
    const hanging = await look(page);
    await fingers.press(1, [firstX, firstY]);
    await fingers.move(1, [firstX + 20, firstY + 30]);
    await expect.poll(async () => difference(hanging, await look(page))).toBeGreaterThan(0.2);
    const beside = await foot(page);
    await fingers.press(2, beside);
    await fingers.move(2, [beside[0], beside[1] - 120]);
    await fingers.lift(2);
    await fingers.press(2, [secondX, secondY]);
    await fingers.move(2, [secondX - 20, secondY + 30]);
    await expect(said(page), 'a swipe is no tap').toHaveText(words ?? '');
    await fingers.lift(2);
    await expect(said(page)).toHaveText(/^Let go/);
    const left = await look(page);
    await fingers.move(1, [firstX + 60, firstY + 60]);
    await expect.poll(async () => difference(left, await look(page))).toBeGreaterThan(0.2);
    await fingers.lift(1);
    await expect(stage(page).locator('[data-puff]')).toHaveCount(0);

    // Between two streamers, within reach of both.
    const box = await stageBox(page);
    await page.touchscreen.tap(box.x + 22 + (box.width - 44) / 6, box.y + 70);
    await expect(said(page)).toHaveText('A puff of air.');
    expect(await scrollTop(page)).toBe(scrolled);
    await expect(page).toHaveURL(/wanda-whirl$/);
  });

  test('the same options are shown one group at a time, and the demo keeps its height', async ({
    page,
  }) => {
    await play(page);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const main = page.locator('main');
      expect(await main.evaluate((element) => element.scrollWidth)).toBe(width);
      const tall = await demo(page).boundingBox();
      for (const [group, control] of [
        ['Pattern', demo(page).getByRole('radio', { name: 'lace' })],
        ['Colours', demo(page).getByLabel('Streamer colour 5')],
        ['Breeze', demo(page).getByRole('slider', { name: /Breeze/ })],
        ['Type', demo(page).getByRole('radio', { name: 'mixed' })],
        [/^Pull/, demo(page).getByLabel('Streamer to pull')],
      ] as const) {
        await demo(page).getByRole('button', { name: group, exact: true }).first().tap();
        await expect(control).toBeVisible();
        expect((await demo(page).boundingBox())?.height).toBe(tall?.height);
      }
      await expect(demo(page).getByRole('radio', { name: 'mixed' })).toBeHidden();
      await demo(page).getByRole('button', { name: /^Pull/ }).first().tap();
    }
    // A viewport of this size has room for a finger beside the stage.
    const { x, y, width } = await stageBox(page);
    await expectScrollable(page, [x + width - 6, y + 348 + 30]);
  });
});

test.describe('without its worker', () => {
  test.use({ expectedMessages: /Failed to load resource|The demo "wanda-whirl" has stopped/ });

  test('the toy says so, starts at the next try, and is covered by its picture until a streamer is painted', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const send = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (...message: unknown[]) {
        Object.assign(window, { endWorker: () => this.terminate() });
        return Reflect.apply(send, this, message);
      };
    });
    await page.route(/renderer\.worker/, (route) => route.abort());
    await open(page, '/wanda-whirl');
    await showToy(page);
    await expect(demo(page).getByText('This demo couldn’t load.')).toBeVisible();
    await page.unroute(/renderer\.worker/);
    const load = await holdBack(page, /renderer\.worker/);
    const retry = demo(page).getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(demo(page)).toHaveAttribute('data-state', 'live');
    const cover = demo(page).locator('[data-still]');
    await rendered(page);
    await expect(cover).toBeVisible();
    load();
    await expect(cover).toHaveCount(0);

    // As a browser that needs the memory.
    await page.evaluate(() => Reflect.get(window, 'endWorker')());
    await demo(page).getByRole('button', { name: 'Blow' }).click();
    await rendered(page);
    await page.clock.fastForward(20_000);
    await retry.click();
    await expect(stage(page)).toBeVisible();
    await expect(cover).toHaveCount(0);
  });
});
