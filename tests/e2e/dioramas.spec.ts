/** The layers of the card in the middle, and pictures as sharp as the screen. On the test site, the card of `/plain` has layers. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { recordLayoutShifts } from '../setup/layout-shifts.ts';
import { expect, expectCentered, holdBack, open, test, WITH_MOTION } from '../setup/test.ts';
import { PHONE } from '../setup/touch.ts';

test.use(WITH_MOTION);

/** Number of layers of `/plain`. */
const LAYERS = 4;
/** Paths of the script that gives cards layers, and of the layers' files. */
const DIORAMAS = /\/start-dioramas-/;
const LAYER_FILES = /\/(ground|left|right|spark)-/;
/** Interval between plays, and the delay of the first one, ms. */
const PLAY_INTERVAL_MS = 14_000;
const FIRST_PLAY_MS = 2500;

const card = (page: Page) => page.locator('[data-card="/plain"]');
const layers = (page: Page) => page.locator('[data-layer]');

/** Moves the strip from `/about` to `/plain`, without the pointer, which would tilt the layers. */
async function moveToPlain(page: Page) {
  await page.keyboard.press('ArrowRight');
  await expectCentered(page, '/plain');
}

/** Opens the home page, and waits until the layers of `/plain` are shown. */
async function openWithLayers(page: Page) {
  await open(page, '/');
  await moveToPlain(page);
  await expect(layers(page)).toHaveCount(LAYERS);
}

/** Motion of each layer by the tilt, far to near: px to the right and down. */
const offsets = (page: Page) =>
  layers(page).evaluateAll((all) =>
    all.map((layer) => {
      const [right = 0, down = 0] = getComputedStyle(layer)
        .translate.split(' ')
        .map(parseFloat)
        .filter((value) => !Number.isNaN(value));
      return { right, down };
    }),
  );

const isFlat = async (page: Page) =>
  (await offsets(page)).every(({ right, down }) => Math.abs(right) + Math.abs(down) === 0);

/** Waits until the layers have shown that the card is deep, and are back: nothing has moved them before. */
const waitForRestPose = (page: Page) =>
  expect
    .poll(() =>
      layers(page).evaluateAll((all: HTMLElement[]) =>
        all.every(({ style }) => style.translate && parseFloat(style.translate) === 0),
      ),
    )
    .toBe(true);

/** Whether an idle animation moves, turns, scales or shows a layer. */
const isInLife = (page: Page) =>
  layers(page).evaluateAll((all) =>
    all.some((layer) => {
      const svg = layer.querySelector('svg');
      if (!svg) return true;
      const { translate, rotate, scale, opacity } = getComputedStyle(svg);
      const values = [translate, rotate, scale, getComputedStyle(layer).scale];
      return values.some((value) => value !== 'none') || opacity !== (svg.style.opacity || '1');
    }),
  );

/** The pixels of the card, with idle animations in the rest pose. */
async function photograph(part: Locator) {
  return sharp(await part.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Lets everything happen that waits for time or for a response, with an installed clock. */
async function waitForAll(page: Page) {
  for (let second = 0; second < 10; second++) {
    await page.clock.runFor(1000);
    await page.evaluate(async () => (await fetch('/healthz')).text());
  }
}

/** Records the paths of requests from now on. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('only a card that rests in the middle has layers, once all of them have loaded; nothing shifts, and assistive technology reads it as before', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page);
  const release = await holdBack(page, '**/right-*');
  await open(page, '/');
  const near = page.waitForRequest(/\/right-/);
  await moveToPlain(page);
  await near;
  await expect(layers(page)).toHaveCount(0);
  const flat = await card(page).ariaSnapshot();
  release();
  await expect(card(page).locator('[aria-hidden="true"] [data-layer]')).toHaveCount(LAYERS);
  await expect(layers(page)).toHaveCount(LAYERS);
  expect(await card(page).ariaSnapshot()).toBe(flat);

  await waitForRestPose(page);
  await page.mouse.move(1430, 450);
  await expect.poll(() => isFlat(page)).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expectCentered(page, '/demo');
  await expect(layers(page)).toHaveCount(0);
  expect(await readShifts()).toEqual([]);
});

test('a card that the strip only passes gets no layers', async ({ page }) => {
  await page.addInitScript((pauseMs) => {
    const seen = { layers: 0, passed: 0 };
    Object.assign(window, { seen });
    const section = () => document.querySelector<HTMLElement>('[data-carousel]')?.dataset;
    const observer = new MutationObserver((records) => {
      const isRest = records.some(({ attributeName }) => attributeName === 'data-resting');
      if (document.querySelector('[data-layer]')) seen.layers += 1;
      const { resting, current } = section() ?? {};
      if (!isRest || resting === undefined || current !== '/plain' || seen.passed > 0) return;
      setTimeout(() => {
        seen.passed += 1;
        document.querySelector<HTMLElement>('[data-card="/plain"] a')?.focus();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
        );
      }, pauseMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, 150);
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { layers: number; passed: number } }).seen);
  // Loaded while `/about` rests.
  const loaded = page.waitForRequest(/\/start-dioramas-/);
  await open(page, '/');
  await loaded;
  await page.keyboard.press('ArrowRight');
  await expectCentered(page, '/demo');
  expect(await seen()).toEqual({ layers: 0, passed: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(layers(page)).toHaveCount(LAYERS);
});

test('the layers at rest request no animation frame, and look like the flat picture', async ({
  page,
}) => {
  /** Time in which a loop would request 30 frames, ms. */
  const watched = 500;
  /** A smaller difference, of 255, isn't seen. */
  const visible = 24;
  await page.addInitScript(() => {
    const counted = { frames: 0 };
    Object.assign(window, { counted });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counted.frames += 1;
      return request(callback);
    };
  });
  await openWithLayers(page);
  await waitForRestPose(page);
  const frames = await page.evaluate(async (ms) => {
    const { counted } = window as unknown as { counted: { frames: number } };
    const before = counted.frames;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { before, during: counted.frames - before };
  }, watched);
  expect(frames.before).toBeGreaterThan(10);
  expect(frames.during).toBe(0);

  const picture = card(page).getByRole('link');
  const show = (visibility: string) =>
    card(page)
      .locator('[data-stack]')
      .evaluate((stack, value) => (stack.style.visibility = value), visibility);
  await show('hidden');
  const flat = await photograph(picture);
  await show('visible');
  // The layers may still be on their way to rest.
  await expect(async () => {
    const withLayers = await photograph(picture);
    expect(withLayers.equals(flat), 'the layers are in the picture').toBe(false);
    const different = flat.filter(
      (value, index) => Math.abs(value - (withLayers[index] ?? 0)) > visible,
    );
    expect(different.length / flat.length).toBeLessThan(0.01);
  }).toPass();
});

test('the layers follow the pointer within two frames, far ones against it, and are level when it presses or leaves', async ({
  page,
}) => {
  await openWithLayers(page);
  await waitForRestPose(page);
  // Returned in an object, so that it isn't awaited yet.
  const counting = await page.evaluateHandle(() => {
    const look = () =>
      [...document.querySelectorAll<HTMLElement>('[data-layer]')]
        .map(({ style }) => style.translate)
        .join();
    const before = look();
    const frames = new Promise<number>((resolve) => {
      let count = 0;
      const next = () => {
        count += 1;
        if (look() !== before || count > 30) resolve(count);
        else requestAnimationFrame(next);
      };
      const start = () => requestAnimationFrame(next);
      addEventListener('pointermove', start, { capture: true, once: true });
    });
    return { frames };
  });
  for (const [x, side] of [
    [1430, 1],
    [10, -1],
  ] as const) {
    await page.mouse.move(x, 890);
    await expect
      .poll(async () => {
        const all = await offsets(page);
        return [all[0], all[2]].map((offset) => Math.round((offset?.right ?? 0) * side));
      })
      .toEqual([-12, 8]);
  }
  expect(await counting.evaluate(({ frames }) => frames)).toBeLessThanOrEqual(2);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
  await expect.poll(() => isFlat(page)).toBe(true);

  await page.mouse.move(900, 700);
  await expect.poll(() => isFlat(page)).toBe(false);
  await page.mouse.down();
  await expect.poll(() => isFlat(page)).toBe(true);
  // Released on another page, it tilts again at the return.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await page.mouse.move(901, 701);
  await expect.poll(() => isFlat(page)).toBe(false);
});

test('idle animations end in the rest pose, play three times, and again when the visitor moves', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const played = { times: 0, held: [] as Animation[] };
    Object.assign(window, { played });
    let isPlaying = false;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...options) {
      const animation = animate.apply(this, options);
      if (!this.closest('[data-layer]')) return animation;
      // All animations of a play begin in one task.
      if (!isPlaying) {
        played.times++;
        isPlaying = true;
        queueMicrotask(() => (isPlaying = false));
      }
      if (played.times === 1) {
        // Held in the middle, so that the play isn't over before the test looks.
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) / 2;
        animation.pause();
        played.held.push(animation);
      }
      return animation;
    };
  });
  await openWithLayers(page);
  const played = await page.evaluateHandle(
    () => (window as unknown as { played: { times: number; held: Animation[] } }).played,
  );
  const plays = () => played.evaluate(({ times }) => times);
  await expect.poll(() => isInLife(page)).toBe(true);
  await played.evaluate(({ held }) => held.forEach((animation) => animation.play()));
  await expect.poll(() => isInLife(page)).toBe(false);
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.closest('[data-layer]');
      }).length,
  );
  expect(running).toBe(0);
  expect(await plays()).toBe(1);
  const playsAfterInterval = async () => {
    await page.clock.fastForward(PLAY_INTERVAL_MS);
    return plays();
  };
  await expect.poll(playsAfterInterval).toBe(3);
  await page.clock.fastForward(5 * PLAY_INTERVAL_MS);
  await page.clock.runFor(FIRST_PLAY_MS);
  expect(await plays()).toBe(3);
  await page.mouse.move(1430, 450);
  await page.clock.fastForward(FIRST_PLAY_MS);
  await expect.poll(plays).toBe(4);
});

test('a card is flat when its page begins to open, however long that takes to load', async ({
  page,
}) => {
  const release = await holdBack(page, '**/static/plain-*.js');
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      // The page is captured in the next frame.
      queueMicrotask(() => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-layer]')];
        Object.assign(window, { atOpening: all.map((layer) => layer.style.translate) });
      });
      return start(update);
    };
  });
  await openWithLayers(page);
  await waitForRestPose(page);
  const { x, y, width, height } = (await card(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const corner = [x + width * 0.9, y + height * 0.7] as const;
  await page.mouse.move(...corner);
  await expect.poll(() => isFlat(page)).toBe(false);
  await page.mouse.click(...corner);
  await expect(page.getByText('Opening…')).toBeVisible();
  await page.mouse.move(corner[0] - 20, corner[1]);
  await expect.poll(() => isFlat(page)).toBe(false);
  release();
  await expect(page).toHaveURL('/plain');
  const atOpening = () =>
    page.evaluate(() => (window as unknown as { atOpening?: string[] }).atOpening);
  await expect.poll(atOpening).toHaveLength(LAYERS);
  expect(new Set((await atOpening())?.map(parseFloat))).toEqual(new Set([0]));
});

test('without motion no layer is loaded, and the switch for animations removes the layers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const requests = recordRequests(page);
  const expectNoLayers = async (setting: string) => {
    await waitForAll(page);
    await expect(layers(page), setting).toHaveCount(0);
    expect(
      requests.filter((path) => LAYER_FILES.test(path)),
      setting,
    ).toEqual([]);
  };
  await open(page, '/');
  await moveToPlain(page);
  await expect.poll(() => requests.filter((path) => DIORAMAS.test(path))).toHaveLength(1);
  await expectNoLayers('reduced motion');
  await page.evaluate(() => {
    localStorage.setItem('animations', 'paused');
    // As from another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: 'animations' }));
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectNoLayers('paused animations');
  const motionSwitch = page.locator('[data-motion-switch]:visible');
  await motionSwitch.press('Enter');
  await expect(layers(page)).toHaveCount(LAYERS);
  await motionSwitch.press('Enter');
  await expect(layers(page)).toHaveCount(0);
});

test('a phone that is turned tilts the layers', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ ...PHONE, baseURL });
  const page = await phone.newPage();
  await openWithLayers(page);
  await waitForRestPose(page);
  await page.evaluate(() => {
    for (const gamma of [0, 30]) {
      window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 40, gamma }));
    }
  });
  await expect.poll(async () => (await offsets(page))[0]?.right).toBeLessThan(-5);
  await phone.close();
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  /** Width of the file that an image shows, px. */
  const fileWidth = (image: Locator) =>
    image.evaluate(async (it: HTMLImageElement) => {
      const bitmap = await createImageBitmap(await (await fetch(it.currentSrc)).blob());
      return bitmap.width;
    });

  test('cards in view and pictures in the text are as sharp as the screen', async ({ page }) => {
    await open(page, '/');
    const sharpPictures = page.locator('[data-sharp]');
    await expect(sharpPictures).toHaveCount(3);
    for (const picture of await sharpPictures.all()) {
      const pixels = await picture.evaluate((it) => it.clientWidth * devicePixelRatio);
      expect(await fileWidth(picture)).toBeGreaterThanOrEqual(pixels * 0.9);
    }
    await open(page, '/media');
    const inText = page.getByAltText('A plain sheet');
    const pixels = await inText.evaluate((it) => it.clientWidth * devicePixelRatio);
    await expect.poll(() => fileWidth(inText)).toBeGreaterThanOrEqual(pixels);
  });

  test('under data saving and on a slow connection no layer is loaded, and pictures are as in the first view', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const value = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value });
    });
    await page.clock.install();
    const requests = recordRequests(page);
    const expectFirstView = async () => {
      await waitForAll(page);
      await expect(page.locator('[data-layer], [data-sharp]')).toHaveCount(0);
      expect(requests.filter((path) => LAYER_FILES.test(path))).toEqual([]);
    };
    await open(page, '/');
    await moveToPlain(page);
    await expect.poll(() => requests.filter((path) => DIORAMAS.test(path))).toHaveLength(1);
    await expectFirstView();
    await page.evaluate(() => {
      const { connection } = navigator as unknown as { connection: object };
      Object.assign(connection, { saveData: false, effectiveType: '3g' });
    });
    await page.keyboard.press('ArrowRight');
    await expectCentered(page, '/demo');
    await expectFirstView();
    await open(page, '/media');
    expect(await fileWidth(page.getByAltText('A plain sheet'))).toBe(1104);
  });
});
