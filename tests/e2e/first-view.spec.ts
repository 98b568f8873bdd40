import type { Page } from '@playwright/test';
import { measureFirstView, shiftsByNow } from '../setup/first-view.ts';
import { slowSite } from '../setup/slow-site.ts';
import { expect, expectCentred, holdBack, open, test } from '../setup/test.ts';

/** Files that the page has asked for, with the time of its `load`, ms. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      file: new URL(name).pathname,
      at: startTime,
    }));
    return { load: (navigation as PerformanceNavigationTiming).loadEventStart, files };
  });

for (const [part, path, mark] of [
  ['before its cards are placed', '/', /<\/section>/],
  ['in the middle of its head', '/demo', /<header[^]*?<p[^>]*><span[^>]*>Projects, Work<\/span>/],
  ['before its text', '/demo', /<main[^]*?<article[^>]*>/],
] as const) {
  test(`what is painted of a page that stops ${part} stays where it is`, async ({
    page,
    baseURL,
  }) => {
    const site = await slowSite(baseURL ?? '', mark, 600);
    try {
      const { layoutShifts } = await measureFirstView(page, site.url + path);
      expect(layoutShifts).toEqual([]);
      await expectCentred(page, path === '/' ? '/about' : path);
    } finally {
      site.close();
    }
  });
}

test('scripts are asked for once the first view is there, and then begin by themselves', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForSelector('html[data-ready]');
  const { load, files } = await readTimes(page);
  const scripts = files.filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const { file, at } of scripts) expect(at, file).toBeGreaterThan(load);
});

test('the picture in the middle has precedence over those beside it', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const priorities = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    if (url.endsWith('.avif')) priorities.set(url, initialPriority);
  });
  await page.goto('/');
  const middle = await page
    .locator('[data-card="/about"] picture img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(priorities.get(middle)).toBe('High');
  priorities.delete(middle);
  expect(priorities.size).toBeGreaterThan(1);
  expect(new Set(priorities.values())).toEqual(new Set(['Low']));
});

test('scripts do not wait for a slow picture when somebody does something', async ({ page }) => {
  const letGo = await holdBack(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await page.waitForSelector('html[data-ready]');
  expect((await readTimes(page)).load).toBe(0);
  letGo();
});

test('a page that is opened by its address leaves what is on the cards for later, and then nothing moves', async ({
  page,
}) => {
  await measureFirstView(page, '/plain');
  const rendered = () =>
    page
      .locator('[data-card] img')
      .evaluateAll((all) => all.filter((image) => image.checkVisibility()).length);
  // The page's own card has the file that is in the head.
  const pictures = page.locator('[data-card]:not([data-card="/plain"]) picture img');
  const loaded = () =>
    pictures.evaluateAll(
      (all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
  expect([await rendered(), await loaded()]).toEqual([0, 0]);

  await page.mouse.wheel(0, 100);
  const ownCard = page.locator('[data-card="/plain"] img');
  await expect
    .poll(() =>
      ownCard.evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => image.checkVisibility() && image.naturalWidth > 0),
      ),
    )
    .toEqual([true, true, true]);
  expect(await shiftsByNow(page)).toEqual([]);
});

test('closing shows a card with its picture, even at once', async ({ page }) => {
  await open(page, '/demo');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect
    .poll(() =>
      page
        .locator('[data-card="/demo"] picture img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.clientWidth > 0),
    )
    .toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every card has its picture', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const last = page.locator('[data-card="/links"] picture img');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeVisible();
  });
});
