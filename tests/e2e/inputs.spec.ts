import type { Page } from '@playwright/test';
import { watchForGaps } from '../carousel/view.ts';
import { playwrightDriver } from '../carousel/playwright.ts';
import {
  centeredCard,
  expect,
  expectCentered,
  open,
  pauseClock,
  rendered,
  test,
  WITH_MOTION,
} from '../setup/test.ts';

test.use(WITH_MOTION);

const SCROLLER = '[data-carousel-scroller]';
const CENTER = { x: 720, y: 450 };
const link = (page: Page, card: string) => page.locator(`[data-card="${card}"] a[href="${card}"]`);
/** Longer than the minimum interval between two wheel steps, ms. */
const NOTCH_INTERVAL_MS = 300;

/** Turns the wheel by one notch, then pauses as a visitor would. */
async function notch(page: Page, deltaY: number) {
  await page.mouse.move(CENTER.x, CENTER.y);
  await page.mouse.wheel(0, deltaY);
  await page.waitForTimeout(NOTCH_INTERVAL_MS);
}

test('a press on a card beside the middle opens it, also after Tab has moved the focus elsewhere', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const beside = page.locator('[data-card]').nth(1);
  const target = await beside.getAttribute('data-card');
  await beside.click();
  await expect(page).toHaveURL(target ?? '');
});

test('the middle button on a card, keys with modifiers, zooming with the wheel and horizontal scrolling keep their defaults', async ({
  page,
  context,
}) => {
  await open(page, '/');
  // A card is a real link, which opens in a new tab.
  const opened = context.waitForEvent('page');
  await page.mouse.click(CENTER.x, CENTER.y, { button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL('/about');
  await tab.close();
  await expect(page).toHaveURL('/');

  type Wheel = { deltaY: number; deltaX?: number; ctrlKey?: boolean; shiftKey?: boolean };
  const isPrevented = (wheel: Wheel) =>
    page
      .locator('[data-card]')
      .first()
      .evaluate((card, init) => {
        const event = new WheelEvent('wheel', { ...init, bubbles: true, cancelable: true });
        return !card.dispatchEvent(event);
      }, wheel);
  expect(await isPrevented({ deltaY: 100 })).toBe(true);
  expect(await isPrevented({ deltaY: 100, ctrlKey: true })).toBe(false);
  expect(await isPrevented({ deltaY: 100, shiftKey: true })).toBe(false);
  expect(await isPrevented({ deltaY: 20, deltaX: -100 })).toBe(false);

  await link(page, '/about').focus();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    const prevented = await link(page, '/about').evaluate((element, held) => {
      const init = { key: 'ArrowLeft', bubbles: true, cancelable: true, [held]: true };
      return !element.dispatchEvent(new KeyboardEvent('keydown', init));
    }, modifier);
    expect(prevented, modifier).toBe(false);
  }
  await expect(link(page, '/about')).toBeFocused();
});

test('wheel listeners are passive, and two fingers on a trackpad pan a page magnified by a pinch', async ({
  page,
}) => {
  await open(page, '/');
  const client = await page.context().newCDPSession(page);
  const listeners = async (expression: string) => {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const found = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return found.listeners.filter(
      ({ type, passive }) => /^wheel|^mousewheel/.test(type) && !passive,
    );
  };
  const scroller = `document.querySelector('${SCROLLER}')`;
  // Proves that the query finds listeners: the one on the list is intended.
  expect(await listeners(`${scroller}.querySelector('ul')`)).toHaveLength(1);
  const around = [
    scroller,
    `${scroller}.parentElement`,
    'document.body',
    'document.documentElement',
  ];
  for (const element of [...around, 'document', 'window']) {
    expect(await listeners(element), element).toEqual([]);
  }

  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  const view = () => page.evaluate(() => [visualViewport?.scale, visualViewport?.pageTop] as const);
  const [scale = 1, top = 0] = await view();
  expect(scale).toBeGreaterThan(1.5);
  const offset = () => page.locator(SCROLLER).evaluate((scroller) => scroller.scrollLeft);
  const before = await offset();
  await page.mouse.move(CENTER.x, CENTER.y);
  for (let event = 0; event < 6; event++) await page.mouse.wheel(0, 40);
  await expect.poll(async () => (await view())[1]).toBeGreaterThan(top);
  expect(await offset()).toBe(before);
});

test('a drag released in motion keeps gliding, and begins and ends with the left button', async ({
  page,
}) => {
  await open(page, '/');
  // With explicit timestamps, so that the velocity doesn't depend on the speed of the machine.
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, ms: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: CENTER.y,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      timestamp: begin + ms / 1000,
    });
  await mouse('mousePressed', CENTER.x, 0);
  for (let step = 1; step <= 6; step++) await mouse('mouseMoved', CENTER.x - 35 * step, 16 * step);
  await mouse('mouseReleased', CENTER.x - 210, 100);
  // 210 px is less than half a card.
  await expectCentered(page, '/plain');

  // A press without a pointerup.
  await page.mouse.move(CENTER.x, CENTER.y);
  await page.locator(SCROLLER).evaluate((scroller) => {
    const init = { pointerType: 'mouse', pointerId: 1, button: 0, buttons: 1, clientX: 720 };
    scroller.dispatchEvent(new PointerEvent('pointerdown', init));
  });
  const dragged = page.locator(`${SCROLLER}[data-dragging]`);
  await page.mouse.move(CENTER.x - 60, CENTER.y, { steps: 4 });
  await expect(dragged).toHaveCount(0);
  await page.mouse.down();
  await page.mouse.move(CENTER.x - 120, CENTER.y, { steps: 4 });
  await expect(dragged).toHaveCount(1);
  await page.mouse.up();

  // The right one is still held.
  const { x, y } = CENTER;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await expect(dragged).toHaveCount(1);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up();
  await page.mouse.move(x - 90, y, { steps: 4 });
  await expect(dragged).toHaveCount(0);
  await page.mouse.up({ button: 'right' });
});

test('keys and the wheel do not move the carousel under an open page', async ({ page }) => {
  await open(page, '/links');
  await page.keyboard.press('ArrowRight');
  await notch(page, 300);
  const main = page.locator('main[data-overlay]');
  await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expectCentered(page, '/links');
});

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** A finger on the strip: `swipe` moves it by a number of px and releases it in motion. */
  async function finger(page: Page) {
    const client = await page.context().newCDPSession(page);
    /** @param fingers positions of all fingers that are down, px; `touchEnd` lifts these, or all */
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((x, id) => ({ x, y: 400, id })),
      });
    return {
      touch,
      /** Drags the strip 120 px to the left, less the browser's touch slop, and holds it there. */
      async hold() {
        await touch('touchStart', 300);
        const left = () => page.locator(SCROLLER).evaluate((element) => element.scrollLeft);
        let held = await left();
        const start = held;
        for (let x = 290; x >= 180; x -= 10) await touch('touchMove', x);
        // On a busy machine the last scroll event arrives late.
        await expect
          .poll(async () => {
            const before = held;
            await rendered(page);
            held = await left();
            return held === before && held - start > 90;
          })
          .toBe(true);
      },
      async swipe(by: number) {
        const from = by < 0 ? 330 : 60;
        await touch('touchStart', from);
        for (let step = 1; step <= 10; step++) await touch('touchMove', from + (by * step) / 10);
        await touch('touchEnd');
      },
    };
  }

  test('swipes settle on a card, and continue through the list without a pause or an empty slot; a tap opens the card', async ({
    page,
  }) => {
    await open(page, '/');
    const gaps = await watchForGaps(playwrightDriver(page, ''));
    const { swipe } = await finger(page);
    // How far it glides depends on the interval between two moves, and so on the machine.
    const left = () => page.locator(SCROLLER).evaluate((element) => element.scrollLeft);
    for (const by of [-250, 250, 250]) {
      const before = await left();
      await swipe(by);
      await expect(async () => {
        expect((await centeredCard(page)).off).toBeLessThanOrEqual(1);
        expect(Math.sign((await left()) - before)).toBe(-Math.sign(by));
      }).toPass({ timeout: 15_000 });
    }
    const start = await left();
    for (let time = 0; time < 8; time++) await swipe(-250);
    await gaps();
    expect((await left()) - start).toBeGreaterThan(8 * 200);
    await expect(page.locator('[data-resting]')).toHaveCount(1);
    const { card = '', off } = await centeredCard(page);
    expect(off).toBeLessThanOrEqual(1);
    await expect(page).toHaveURL('/');
    await page.touchscreen.tap(195, 400);
    await expect(page).toHaveURL(card);
  });

  /** Presses Right; returns how far the scroll offset and the glide animation move the list, px. */
  const pressRight = (page: Page) =>
    page.locator(SCROLLER).evaluate((element) => {
      const before = element.scrollLeft;
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      );
      const effect = element.querySelector('ul')?.getAnimations()[0]?.effect as KeyframeEffect;
      const from = effect.getKeyframes()[0] as { translate?: string } | undefined;
      return { way: element.scrollLeft - before, glide: parseFloat(from?.translate ?? '') };
    });

  test('a strip held by a finger stays in place, and a key moves it from its visible position', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const { touch, hold } = await finger(page);
    const left = () => page.locator(SCROLLER).evaluate((element) => element.scrollLeft);
    const start = await left();
    await hold();
    const held = await left();
    expect(held - start).toBeLessThanOrEqual(120);
    // Well after the strip would have settled.
    await page.clock.fastForward(2000);
    await rendered(page);
    expect(await left()).toBe(held);
    const { way, glide } = await pressRight(page);
    expect(way).toBeGreaterThan(90);
    expect(Math.abs(glide - way)).toBeLessThanOrEqual(1);
    await touch('touchEnd');
    await expect(async () => {
      expect((await centeredCard(page)).off).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 15_000 });
  });

  test('a key moves a strip by one card after a finger has flung it through many cycles', async ({
    page,
  }) => {
    await open(page, '/');
    const strip = page.locator(SCROLLER);
    // Like a finger that doesn't let the strip settle.
    await strip.evaluate((element) => {
      const touches = [{ target: element }];
      element.dispatchEvent(Object.assign(new Event('touchstart'), { touches }));
    });
    const { link, round } = await strip.evaluate((element) => {
      const cards = [...element.querySelectorAll<HTMLElement>('[data-card]')];
      const pitch = cards[0]?.getBoundingClientRect().width ?? 0;
      const round = cards.length * pitch;
      element.scrollBy({ left: 20 * round + 2 * pitch, behavior: 'instant' });
      return { link: cards[2]?.dataset.card ?? '', round };
    });
    await expect(page.locator('[data-carousel]')).toHaveAttribute('data-current', link);
    const { way, glide } = await pressRight(page);
    // The strip recenters, by whole cycles.
    expect(way).toBeLessThan(-19 * round);
    expect(Math.abs(glide - (way + 20 * round))).toBeLessThanOrEqual(1);
  });

  test('the strip rests once the last finger is lifted, when turned in motion, and when the page is left while it is held', async ({
    page,
  }) => {
    await open(page, '/');
    const resting = page.locator('[data-resting]');
    await expect(resting).toHaveCount(1);
    const { touch, hold } = await finger(page);
    await touch('touchStart', 300);
    await touch('touchStart', 300, 100);
    await touch('touchEnd', 300);
    // Far from its middle; at rest, the strip would be recentered.
    const left = await page.locator(SCROLLER).evaluate(async (element) => {
      const cards = element.querySelectorAll('[data-card]');
      const round = (cards[0]?.getBoundingClientRect().width ?? 0) * cards.length;
      const scrolled = new Promise((done) => element.addEventListener('scrollend', done));
      element.scrollBy({ left: 16 * round, behavior: 'instant' });
      const { scrollLeft } = element;
      await scrolled;
      return { before: scrollLeft, after: element.scrollLeft };
    });
    expect(left.after).toBe(left.before);
    await expect(resting).toHaveCount(0);
    await touch('touchEnd');
    await expect(resting).toHaveCount(1);

    // The order of Chromium, which sometimes ends the momentum before the scrolling to where the card is then.
    await page.locator(SCROLLER).evaluate((element) => {
      window.dispatchEvent(new Event('resize'));
      for (const type of ['scrollend', 'scroll']) element.dispatchEvent(new Event(type));
    });
    await expect(resting).toHaveCount(1);

    // As if into the back/forward cache, which drivers switch off.
    const leave = () =>
      page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    const atRest = page.locator(`[data-resting] > ${SCROLLER}:not([data-dragging])`);
    await page.mouse.move(195, 400);
    await page.mouse.down();
    await page.mouse.move(120, 400, { steps: 4 });
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await leave();
    await expect(atRest).toHaveCount(1);
    expect((await centeredCard(page)).off).toBeLessThanOrEqual(1);
    // The button was released elsewhere.
    await page.mouse.move(60, 400, { steps: 4 });
    await expect(atRest).toHaveCount(1);
    expect((await centeredCard(page)).off).toBeLessThanOrEqual(1);
    await page.mouse.up();

    await hold();
    await expect(resting).toHaveCount(0);
    await leave();
    await expect(atRest).toHaveCount(1);
    expect((await centeredCard(page)).off).toBeLessThanOrEqual(1);
  });

  test('a page is prefetched when a finger rests on its card, not when it scrolls', async ({
    page,
  }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      // The layers of the card in the middle load at the same time.
      if (/(dioramas?|orientation|sharpen)-/.test(request.url())) return;
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install();
    await pauseClock(page);
    const { touch } = await finger(page);

    await touch('touchStart', 300);
    await page.clock.runFor(40);
    for (let x = 290; x >= 200; x -= 10) await touch('touchMove', x);
    await page.clock.runFor(1000);
    await touch('touchEnd');
    // By now a sent request would have been reported.
    await page.evaluate(() => document.readyState);
    expect(scripts).toEqual([]);

    // Else the finger could come down on the gap between two cards, and stay there.
    await expect(page.locator('[data-resting]')).toHaveCount(1);
    await touch('touchStart', 195);
    // The touch can arrive later than its command returns.
    await expect
      .poll(async () => {
        await page.clock.runFor(60);
        return scripts.length;
      })
      .toBeGreaterThan(0);
    await touch('touchEnd');
  });
});
