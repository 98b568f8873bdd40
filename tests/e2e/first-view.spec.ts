import type { Page } from '@playwright/test';
import { measureFirstView, readLayoutShifts } from '../setup/first-view.ts';
import { changedSite } from '../setup/site-with-entries.ts';
import { slowSite } from '../setup/slow-site.ts';
import { expect, expectCentered, holdBack, open, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

/** Files that the page has requested, and the time of its `load` event, ms. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      file: new URL(name).pathname,
      at: startTime,
    }));
    return { load: (navigation as PerformanceNavigationTiming).loadEventStart, files };
  });

test('content painted before a response stalls doesn’t shift, wherever it stalls', async ({
  page,
  baseURL,
}) => {
  for (const [part, path, mark] of [
    ['before the cards are positioned', '/', /<\/section>/],
    [
      'in the middle of the header',
      '/demo',
      /<header[^]*?<p[^>]*><span[^>]*><span[^>]*>project and work<\/span>/,
    ],
    ['before the text', '/demo', /<main[^]*?<article[^>]*>/],
  ] as const) {
    const site = await slowSite(baseURL ?? '', mark, 600);
    try {
      const { layoutShifts } = await measureFirstView(page, site.url + path);
      expect(layoutShifts, part).toEqual([]);
      await expectCentered(page, path === '/' ? '/about' : path);
    } finally {
      await page.goto('about:blank');
      site.close();
    }
  }
});

test('the first view loads the picture in the middle with priority, and scripts, which need no input, after it', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const priorities = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    if (url.endsWith('.avif')) priorities.set(url, initialPriority);
  });
  await page.goto('/');
  const ofCards = new Map(priorities);
  const middle = await page
    .locator('[data-card="/about"] picture img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(ofCards.get(middle)).toBe('High');
  ofCards.delete(middle);
  expect(ofCards.size).toBeGreaterThan(1);
  expect(new Set(ofCards.values())).toEqual(new Set(['Low']));

  await page.waitForSelector('html[data-ready]');
  const { load, files } = await readTimes(page);
  const scripts = files.filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const { file, at } of scripts) expect(at, file).toBeGreaterThan(load);
});

test('scripts do not wait for a slow picture when there is input', async ({ page }) => {
  const release = await holdBack(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await page.waitForSelector('html[data-ready]');
  expect((await readTimes(page)).load).toBe(0);
  release();
});

test('a page opened by its URL renders the cards later, without a layout shift', async ({
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
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('a page closed right after it has opened reveals its card with the picture', async ({
  page,
}) => {
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

test('a name with letters of any Latin alphabet is in one face on a first visit', async ({
  page,
}) => {
  const site = await changedSite({
    home: (data) => ({ ...data, owner: { ...data.owner, name: 'Zoë Ångström-Ó ő ł š ğ ạ' } }),
  });
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    // The browser does without a face that isn't there in time, as on a busy machine.
    await expect(async () => {
      await page.goto(site.url);
      await client.send('DOM.enable');
      await client.send('CSS.enable');
      const { root } = await client.send('DOM.getDocument', { depth: 1 });
      const { nodeId } = await client.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: '[data-owner-link] span',
      });
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts).toHaveLength(1);
    }).toPass();
  } finally {
    await page.close();
    await site.close();
  }
});
