import type { Page } from '@playwright/test';
import { CARDS, expect, expectCentred, open, test } from '../setup/test.ts';

const MIDDLE = { x: 720, y: 450 };
const link = (page: Page, card: string) => page.locator(`[data-card="${card}"] a[href="${card}"]`);
const pause = (page: Page) => page.waitForTimeout(300);

async function notch(page: Page, deltaY: number) {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.wheel(0, deltaY);
  await pause(page);
}

async function drag(page: Page, by: number, from = MIDDLE) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + by, from.y, { steps: 4 });
  // The hand stops before it lets go: no glide.
  await page.waitForTimeout(120);
  await page.mouse.up();
}

test('one notch of the wheel moves one card, however small, in either direction', async ({
  page,
}) => {
  await open(page, '/');
  await notch(page, 100);
  await expectCentred(page, '/snowflake');
  await notch(page, 4);
  await expectCentred(page, '/wanda-whirl');
  await notch(page, -120);
  await notch(page, -120);
  await notch(page, -120);
  await expectCentred(page, '/developer-advocate');
});

test('a burst of the wheel moves one card, not one for each event', async ({ page }) => {
  await open(page, '/');
  await page.locator('[data-carousel-scroller]').evaluate((scroller) => {
    for (let event = 0; event < 12; event++) {
      scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, cancelable: true }));
    }
  });
  await expectCentred(page, '/snowflake');
});

test('zooming with the wheel and Ctrl is left alone', async ({ page }) => {
  await open(page, '/');
  const prevented = await page.locator('[data-carousel-scroller]').evaluate((scroller) => {
    const event = new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, cancelable: true });
    return !scroller.dispatchEvent(event);
  });
  expect(prevented).toBe(false);
});

test('dragging with the mouse moves the strip and opens nothing', async ({ page }) => {
  await open(page, '/');
  await drag(page, -480);
  await expectCentred(page, '/snowflake');
  await drag(page, 900);
  await expectCentred(page, '/developer-advocate');
  await expect(page).toHaveURL('/');
  // The next click counts again.
  await page.mouse.click(MIDDLE.x, MIDDLE.y);
  await expect(page).toHaveURL('/developer-advocate');
});

test('a press that hardly moves is a click', async ({ page }) => {
  await open(page, '/');
  await drag(page, 4);
  await expect(page).toHaveURL('/about');
});

test('a drag that is let go while moving glides on', async ({ page }) => {
  await open(page, '/');
  // With its own clock: the time between two moves is then that of a hand, not of this machine.
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, ms: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: MIDDLE.y,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      timestamp: begin + ms / 1000,
    });
  await mouse('mousePressed', MIDDLE.x, 0);
  for (let step = 1; step <= 6; step++) await mouse('mouseMoved', MIDDLE.x - 35 * step, 16 * step);
  await mouse('mouseReleased', MIDDLE.x - 210, 100);
  // 210 px are less than half a card.
  await expectCentred(page, '/snowflake');
});

test('a link stays a link: the middle button opens it elsewhere', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page.mouse.click(MIDDLE.x, MIDDLE.y, { button: 'middle' });
  expect(new URL((await opened).url()).pathname).toBe('/about');
  await expect(page).toHaveURL('/');
});

test('Left, Right, Home and End move the focus and the strip, and wrap', async ({ page }) => {
  await open(page, '/');
  for (const [key, card] of [
    ['ArrowRight', '/snowflake'],
    ['ArrowRight', '/wanda-whirl'],
    ['Home', '/about'],
    ['ArrowLeft', '/developer-advocate'],
    ['ArrowRight', '/about'],
    ['End', '/developer-advocate'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(page, card)).toBeFocused();
    await expectCentred(page, card);
  }
});

test('keys with modifiers are left alone', async ({ page }) => {
  await open(page, '/');
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

test('Tab walks the list in order, centres each card, and leaves after the last', async ({
  page,
}) => {
  await open(page, '/');
  await link(page, '/about').focus();
  for (const card of CARDS) {
    if (card !== '/about') await page.keyboard.press('Tab');
    // The about card has its social bar after its link.
    while (
      await page.evaluate(() => document.activeElement?.closest('[data-social-bar]') !== null)
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(link(page, card)).toBeFocused();
    await expectCentred(page, card);
  }
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-card]') ?? null),
  ).toBeNull();
});

test('under an open page keys and wheel do not move the carousel', async ({ page }) => {
  await open(page, '/whcc');
  await page.keyboard.press('ArrowRight');
  await notch(page, 300);
  await expectCentred(page, '/whcc');
  const read = await page.locator('main[data-overlay]').evaluate((main) => main.scrollTop);
  expect(read).toBeGreaterThan(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe moves on and comes to rest on a card', async ({ page }) => {
    await open(page, '/');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', 330);
    for (let x = 305; x >= 80; x -= 25) await touch('touchMove', x);
    await touch('touchEnd');
    await expectCentred(page, '/snowflake');
    await expect(page.locator('section[data-carousel]')).toHaveAttribute(
      'data-current',
      '/snowflake',
    );
  });
});
