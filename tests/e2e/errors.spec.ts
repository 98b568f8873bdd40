import type { Page } from '@playwright/test';
import { siteWithEntries } from '../setup/site-with-entries.ts';
import { CARDS, expect, open, test } from '../setup/test.ts';

test.describe('a case study that fails', () => {
  test.use({ expectedMessages: /status of 500|The body of this case study fails|React/ });

  const fail = () => Object.assign(globalThis, { failingPageFails: true });

  test('returns 500 and the error page, without a stack trace, over a working carousel', async ({
    page,
  }) => {
    // The server runs in this process.
    fail();
    const site = await siteWithEntries(CARDS.length);
    try {
      const response = await fetch(`${site.url}/failing`);
      expect(response.status).toBe(500);
      const html = await response.text();
      expect(html).toContain('Unexpected Application Error!');
      expect(html).toContain('500 Internal Server Error');
      expect(html).not.toContain('The body of this case study fails');
      expect(html).not.toMatch(/\bat \w+ \(|file:\/\/|\.js:\d+|\.tsx?:\d+/);

      await page.addInitScript(fail);
      await open(page, `${site.url}/failing`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      );
      await page.getByRole('link', { name: 'Back to homepage' }).click();
      await expect(page.locator('[data-card]')).toHaveCount(CARDS.length);
    } finally {
      Reflect.deleteProperty(globalThis, 'failingPageFails');
      await page.close();
      await site.close();
    }
  });

  test('opened by a click, shows no message but the status, and leaves the rest of the site usable', async ({
    page,
  }) => {
    await page.addInitScript(fail);
    await open(page, '/');
    await page.locator('[data-card="/failing"] a').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('500 Internal Server Error')).toBeVisible();
    await expect(page.getByText('The body of this case study fails')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await page.locator('[data-card="/plain"] a').click();
    await expect(page.locator('main[data-overlay="/plain"]')).toBeVisible();
  });
});

test.describe('a case study that cannot be fetched', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const openCard = (page: Page, link: string) => page.locator(`[data-card="${link}"] a`).click();

  const isKept = (page: Page) => page.evaluate(() => 'kept' in window);

  test('shows in the carousel what is wrong after a click on its card, and opens once that is over', async ({
    page,
    context,
  }) => {
    const message = page.getByRole('alert');
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const paths = ['**/static/media-*.js', '**/media'];
    for (const path of paths) await page.route(path, (route) => route.fulfill({ status: 503 }));
    await openCard(page, '/media');
    await expect(message).toHaveText(
      'This page couldn’t load. Check your connection and try again.',
    );
    expect(await isKept(page)).toBe(true);
    for (const path of paths) await page.unroute(path);

    await context.setOffline(true);
    await openCard(page, '/media');
    await expect(message).toHaveText('You seem to be offline. Pages you’ve opened still work.');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-current="/media"]')).toHaveCount(0);
    await context.setOffline(false);
    await expect(message).toHaveCount(0);
    await openCard(page, '/media');
    await expect(page.locator('main[data-overlay="/media"]')).toBeVisible();
    expect(await isKept(page)).toBe(true);
  });

  test('is loaded as a document at the linked heading when its script has been renamed', async ({
    page,
  }) => {
    await open(page, '/links');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const script = '**/static/plain-*.js';
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    // The new document has the new name.
    await page.route('**/plain', async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute(script);
      await route.continue();
    });
    await page.locator('[data-body] a[href="/plain#the-end"]').click();
    await expect(page.locator('main[data-overlay="/plain"]')).toBeVisible();
    expect(await isKept(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe('#the-end');
  });
});

test.describe('a URL that the client doesn’t know either', () => {
  // The router's note about a history entry that it hasn't made: a page there can't be loaded before it is opened.
  test.use({ expectedMessages: /blocker on a POP navigation/ });

  test('shows 404 without a request to the server', async ({ page }) => {
    await open(page, '/plain');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('nav a');
      history.pushState(null, '', '/unknown');
      history.pushState(null, '', link?.href);
      history.back();
    });
    await expect(page.getByText('404 Not Found')).toBeVisible();
  });
});

test.describe('a case study whose own script is missing', () => {
  test.use({ expectedMessages: /Failed to load resource|couldn't be loaded/ });

  test('shows its text and stays usable, and Try again loads the script', async ({ page }) => {
    const SCRIPT = '**/static/plain-*.js';
    await page.route(SCRIPT, (route) => route.abort());
    await open(page, '/plain');
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(SCRIPT);
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    await page.waitForSelector('html[data-ready]');
    await page.getByTitle('Back to homepage').click();
    await expect(page.locator('main[data-overlay]')).toHaveCount(0);
  });

  test('starts without it when it doesn’t arrive in time, and closes to a working carousel', async ({
    page,
  }) => {
    await page.clock.install();
    // Never answered.
    await page.route('**/static/plain-*.js', () => {});
    await page.goto('/plain');
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
      await page.clock.fastForward(15_000);
      await page.waitForSelector('html[data-ready]', { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-card="/plain"] a')).toBeFocused();
    await page.getByRole('button', { name: 'Next card' }).click();
    await expect(page.locator('[data-current="/plain"]')).toHaveCount(0);
  });
});
