/** The carousel starts without the framework, which hydrates the page later, or never. */
import type { Page } from '@playwright/test';
import { slowSite } from '../setup/slow-site.ts';
import { expect, expectCentered, holdBack, open, ready, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

const FRAMEWORK = '**/static/framework-*.js';
const carousel = (page: Page) => page.locator('[data-carousel]');
const next = (page: Page) => page.getByRole('button', { name: 'Next card' });
const press = (page: Page, key: string) => page.keyboard.press(key);

test.describe('without the framework', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('clicking a card follows its link to a page over the carousel', async ({ page }) => {
    await page.route(FRAMEWORK, (route) => route.abort());
    await page.goto('/');
    await press(page, 'ArrowRight');
    await expectCentered(page, '/plain');
    await page.mouse.click(720, 450);
    await expect(page).toHaveURL('/plain');
    await expect(page.locator('main[data-overlay="/plain"]')).toBeVisible();
    await expect(carousel(page)).toHaveAttribute('data-live', '');
    await expectCentered(page, '/plain');
  });

  test('styles that arrive late are measured', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.route(FRAMEWORK, (route) => route.abort());
    await page.goto('/').catch(() => undefined);
    await expect(carousel(page)).toHaveAttribute('data-live', '');
    await page.unroute('**/*.css');
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
        link.replaceWith(link.cloneNode());
      }
    });
    await expect(carousel(page)).toHaveAttribute('data-mode', 'loop');
    await expectCentered(page, '/about');
    await next(page).click();
    await expectCentered(page, '/plain');
  });
});

test('a press right after the first paint takes effect before hydration', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // Slow 4G, and the CPU at a quarter of its speed.
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      setTimeout(() => {
        document.querySelector<HTMLElement>('[data-step="1"]')?.click();
        const { current } = document.querySelector<HTMLElement>('[data-carousel]')?.dataset ?? {};
        const isReady = 'ready' in document.documentElement.dataset;
        Object.assign(window, { afterPress: { current, isReady } });
      }, 100);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'afterPress' in window);
  expect(
    await page.evaluate(() => (window as unknown as { afterPress: object }).afterPress),
  ).toEqual({ current: '/plain', isReady: false });
  await page.waitForSelector('html[data-ready]');
  await expectCentered(page, '/plain');
});

test('buttons and keys pressed before the carousel starts take effect when it starts', async ({
  page,
  baseURL,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const site = await slowSite(baseURL ?? '', /<\/section>/, held);
  try {
    await page.goto(site.url, { waitUntil: 'commit' });
    // Not with animation frames: nothing is painted yet.
    await page.waitForFunction(() => document.querySelector('[data-card="/projects"]'), undefined, {
      polling: 50,
    });
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-step="1"]')?.click();
      const key = (init: KeyboardEventInit) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
      key({ key: 'ArrowRight' });
      key({ key: 'ArrowLeft', altKey: true });
    });
    expect(await carousel(page).getAttribute('data-live')).toBeNull();
    release();
    await expect(carousel(page)).toHaveAttribute('data-live', '');
    await expectCentered(page, '/demo');
    await ready(page);
    await expectCentered(page, '/demo');
  } finally {
    await page.close();
    site.close();
  }
});

test('hydration keeps the card, the position and the focus', async ({ page }) => {
  const release = await holdBack(page, FRAMEWORK);
  await page.goto('/');
  await press(page, 'ArrowRight');
  await press(page, 'ArrowRight');
  await expectCentered(page, '/demo');
  await page.evaluate(() => Object.assign(window, { section: document.querySelector('section') }));
  release();
  await page.waitForSelector('html[data-ready]');
  await expectCentered(page, '/demo');
  await expect(carousel(page)).toHaveAttribute('data-current', '/demo');
  await expect(page.locator('[data-position]')).toHaveText('3 / 9');
  await expect(carousel(page)).toHaveAttribute('data-live', '');
  await expect(page.locator('[data-card="/demo"] a')).toBeFocused();
  const isSame = () =>
    page.evaluate(
      () =>
        document.querySelector('section') === (window as unknown as { section: Element }).section,
    );
  expect(await isSame()).toBe(true);
  await next(page).click();
  await expectCentered(page, '/media');
});

test.describe('a page that was modified before hydration', () => {
  test.use({ expectedMessages: /React|Hydration|hydrat/i });

  test('is rendered again, with a working carousel in the same position', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const release = await holdBack(page, FRAMEWORK);
    await page.goto('/');
    await press(page, 'ArrowRight');
    await expectCentered(page, '/plain');
    await page.evaluate(() => {
      document.body.prepend(document.createElement('extension-toolbar'));
      Object.assign(window, { section: document.querySelector('section') });
    });
    release();
    await page.waitForSelector('html[data-ready]');
    expect(errors.length, 'errors of the framework').toBeGreaterThan(0);
    const isNew = await page.evaluate(
      () =>
        document.querySelector('section') !== (window as unknown as { section: Element }).section,
    );
    expect(isNew, 'a carousel of its own').toBe(true);
    await expect(carousel(page)).toHaveAttribute('data-live', '');
    await expectCentered(page, '/plain');
    // The listeners of the former carousel are gone: a key is one step.
    await press(page, 'ArrowRight');
    await expectCentered(page, '/demo');
    await page.mouse.click(720, 450);
    await expect(page.locator('main[data-overlay="/demo"]')).toBeVisible();
  });
});

test('added and removed cards join and leave the loop at once', async ({ page }) => {
  await open(page, '/');
  await press(page, 'ArrowRight');
  await expectCentered(page, '/plain');
  const position = page.locator('[data-position]');
  await page.evaluate(() => {
    const last = document.querySelector<HTMLElement>('[data-card="/projects"]');
    const copy = last?.cloneNode(true) as HTMLElement;
    copy.dataset.card = '/new';
    last?.after(copy);
  });
  await expect(position).toHaveText('2 / 10');
  await expect(page.locator('[data-slot]')).toHaveCount(600);
  await expectCentered(page, '/plain');
  await page.locator('[data-card="/about"]').evaluate((card) => card.remove());
  await expect(position).toHaveText('1 / 9');
  await expectCentered(page, '/plain');
  await page.getByRole('button', { name: 'Previous card' }).click();
  await expectCentered(page, '/new');
});

test('opening a card ends a step at once', async ({ page }) => {
  await open(page, '/');
  const gliding = await page.evaluate(() => {
    const list = document.querySelector('[data-carousel-scroller] > ul');
    const isGliding = () => list?.getAnimations().some(({ playState }) => playState === 'running');
    document.querySelector<HTMLElement>('[data-step="1"]')?.click();
    const before = isGliding();
    document.querySelector<HTMLElement>('[data-card="/plain"] a')?.click();
    return [before, isGliding()];
  });
  expect(gliding).toEqual([true, false]);
  await expect(page.locator('main[data-overlay="/plain"]')).toBeVisible();
});
