/** Pages that a cache has kept from before a deploy, whose hashed files the server no longer has. */
import type { Page } from '@playwright/test';
import { staleSite } from '../setup/stale-site.ts';
import { expect, open, ready, rendered, test as base } from '../setup/test.ts';

const test = base.extend<{ stale: (...args: Args) => Promise<Site> }>({
  stale: async ({ baseURL }, use) => {
    const sites: Site[] = [];
    await use(async (options) => {
      const site = await staleSite(baseURL ?? '', options);
      sites.push(site);
      return site;
    });
    for (const site of sites) site.close();
  },
});
type Site = Awaited<ReturnType<typeof staleSite>>;
type Args = [Parameters<typeof staleSite>[1]];

test.use({ expectedMessages: /status of 404|ERR_EMPTY_RESPONSE|React|preloaded/ });

const STYLES = /\.css$/;
const SCRIPTS = /\.js$/;
const PICTURES = /\.(avif|webp|jpe?g)$/;

const overlay = (page: Page) => page.locator('main[data-overlay]');
const scrollTop = (page: Page) => overlay(page).evaluate((main) => main.scrollTop);
/** Waits for a page with styles: an evaluation would fail if the browser replaced the page meanwhile. */
const waitForStyles = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/static/')),
  );

test('a page whose stylesheet is gone is replaced before it is painted, and its URL stays', async ({
  page,
  stale,
}) => {
  const site = await stale({ gone: STYLES });
  const paintedWithout: string[] = [];
  await page.exposeFunction('report', (url: string) => paintedWithout.push(url));
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const isStyled = [...document.styleSheets].some(({ href }) => href);
      const { report } = window as unknown as { report(url: string): void };
      if (!isStyled) report(location.href);
    }).observe({ type: 'paint', buffered: true });
  });
  const address = `${site.url}/plain?ref=caf%E9&x=a%20b#a-heading`;
  await page.goto(address, { waitUntil: 'commit' });
  // Long enough for a paint.
  await page.waitForFunction(() => document.querySelector('[data-body]'));
  await rendered(page, 10);
  expect(await overlay(page).isVisible()).toBe(false);
  site.release();
  await waitForStyles(page);
  await page.waitForSelector('html[data-ready]');
  await expect(overlay(page)).toBeVisible();
  expect(paintedWithout).toEqual([]);
  expect(page.url()).toBe(address);
  expect(site.documents).toHaveLength(2);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('a page whose scripts are gone is replaced, and keeps its position', async ({
  page,
  stale,
}) => {
  const site = await stale({ gone: SCRIPTS });
  await page.goto(`${site.url}/plain`);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  site.release();
  await page.waitForSelector('html[data-ready]');
  expect(await scrollTop(page)).toBe(300);
  expect(page.url()).toBe(`${site.url}/plain`);
  expect(site.documents).toHaveLength(2);
});

test('the carousel of a replaced home page keeps its card', async ({ page, stale }) => {
  const site = await stale({ gone: SCRIPTS });
  await page.goto(site.url);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 120);
  await expect(page.locator('[data-carousel]')).toHaveAttribute('data-current', '/plain');
  site.release();
  await page.waitForSelector('html[data-ready]');
  await expect(page.locator('[data-carousel]')).toHaveAttribute('data-current', '/plain');
  expect(site.documents).toHaveLength(2);
});

test('a page that is reloaded when its stylesheet is gone keeps its entry in the history', async ({
  page,
  stale,
}) => {
  const site = await stale({ gone: STYLES, pages: /^\/plain/ });
  site.release();
  await open(page, site.url);
  await page.locator('[data-card="/plain"] a').first().focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.reload();
  await expect.poll(() => site.documents.length).toBe(3);
  await waitForStyles(page);
  await ready(page);
  expect(page.url()).toBe(`${site.url}/plain`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // Goes back in history, as from any page that was opened from the carousel.
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await page.goForward();
  await expect(overlay(page)).toBeVisible();
});

test('a page whose pictures are gone is replaced', async ({ page, stale }) => {
  const site = await stale({ gone: PICTURES });
  site.release();
  await page.goto(site.url);
  await expect.poll(() => site.documents.length).toBe(2);
  await expect(page).toHaveURL(`${site.url}/`);
  await page.waitForSelector('html[data-ready]');
});

test('a page without scripts stays if the visitor has pressed something in it', async ({
  page,
  stale,
}) => {
  const site = await stale({ gone: SCRIPTS });
  await page.goto(`${site.url}/plain`);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => 'begun' in document.documentElement.dataset);
  site.release();
  await expect.poll(site.checks).toBeGreaterThan(5);
  await rendered(page, 10);
  expect(site.documents).toHaveLength(1);
  await expect(overlay(page)).toBeVisible();
});

test('a page is replaced once, even if the cache has no other', async ({ page, stale }) => {
  const site = await stale({ gone: /\.(css|js)$/, ignoresQueries: true });
  site.release();
  await page.goto(`${site.url}/plain#a-heading`);
  await expect.poll(() => site.documents.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(site.documents).toHaveLength(2);
  expect(page.url()).toBe(`${site.url}/plain#a-heading`);
  // Readable, at least.
  await expect(overlay(page)).toBeVisible();
});

test('a page stays if the connection was lost', async ({ page, stale }) => {
  const site = await stale({ gone: /^$/, lost: /\.css$/ });
  await page.goto(`${site.url}/plain`);
  await expect(overlay(page)).toBeVisible();
  expect(site.documents).toHaveLength(1);
  expect(page.url()).toBe(`${site.url}/plain`);
});
