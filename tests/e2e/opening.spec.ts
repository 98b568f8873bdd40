/** Opening a page on a slow or lost connection: what the visitor does last wins, and nothing is lost. */
import type { Page } from '@playwright/test';
import { expect, holdBack, open, ready, rendered, test, WITH_MOTION } from '../setup/test.ts';

const OFFLINE = 'You seem to be offline. Pages you’ve opened still work.';
const FAILED = 'This page couldn’t load. Check your connection and try again.';

const overlay = (page: Page, link: string) => page.locator(`main[data-overlay="${link}"]`);
const card = (page: Page, link: string) => page.locator(`[data-card="${link}"] a[href="${link}"]`);
const inNavigation = (page: Page, link: string) => page.locator(`nav a[href="${link}"]`);

/** Clicks without moving the pointer or the strip. */
const click = (page: Page, link: string) =>
  card(page, link).evaluate((element: HTMLElement) => element.click());

/** Path of the script with the text of a case study. */
const scriptOf = (slug: string) => `**/static/${slug}-*.js`;

/** Lets a script arrive, and waits until the page could have reacted. */
async function arrive(page: Page, slug: string, release: () => void) {
  const arrived = page.waitForResponse(new RegExp(`/static/${slug}-[^/]*\\.js`));
  release();
  await (await arrived).finished();
  await rendered(page);
}

test('of two cards pressed on a slow connection the last one opens, once, and the other never does', async ({
  page,
}) => {
  const releaseMedia = await holdBack(page, scriptOf('media'));
  const releaseRecordings = await holdBack(page, scriptOf('recordings'));
  const releaseWriting = await holdBack(page, scriptOf('writing'));
  await page.goto('/healthz');
  await open(page, '/');
  await click(page, '/media');
  await click(page, '/plain');
  await expect(overlay(page, '/plain')).toBeVisible();
  await arrive(page, 'media', releaseMedia);
  await expect(page).toHaveURL('/plain');
  await expect(overlay(page, '/plain')).toBeVisible();
  await page.getByTitle('Back to homepage').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);

  // A card pressed twice after another.
  await click(page, '/recordings');
  await click(page, '/writing');
  await click(page, '/writing');
  await arrive(page, 'recordings', releaseRecordings);
  await expect(page).toHaveURL('/');
  await arrive(page, 'writing', releaseWriting);
  await expect(overlay(page, '/writing')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/healthz');
});

test('a page that is loading is canceled when the visitor leaves, and by Escape; its card opens at the next press', async ({
  page,
}) => {
  const releaseWriting = await holdBack(page, scriptOf('writing'));
  const release = await holdBack(page, scriptOf('media'));
  await open(page, '/');
  await click(page, '/writing');
  await expect(page.getByText('Opening…')).toBeVisible();
  // What a page sees that is kept in the back/forward cache.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
  });
  await expect(page.getByText('Opening…')).toHaveCount(0);
  await arrive(page, 'writing', releaseWriting);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);

  await card(page, '/media').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Opening…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Opening…')).toHaveCount(0);
  await expect(card(page, '/media')).toBeFocused();
  await arrive(page, 'media', release);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(overlay(page, '/media')).toBeVisible();
});

test('a page that is loading from another is canceled by Escape, which leaves that one open, and by Back', async ({
  page,
}) => {
  const release = await holdBack(page, scriptOf('media'));
  await open(page, '/plain');
  await inNavigation(page, '/about').click();
  await expect(overlay(page, '/about')).toBeVisible();
  await inNavigation(page, '/media').click();
  await expect(page.getByText('Opening…')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Opening…')).toHaveCount(0);
  await expect(overlay(page, '/about')).toBeVisible();
  await inNavigation(page, '/media').click();
  await expect(page.getByText('Opening…')).toBeVisible();
  await page.goBack();
  await expect(overlay(page, '/plain')).toBeVisible();
  await expect(page.getByText('Opening…')).toHaveCount(0);
  await arrive(page, 'media', release);
  await expect(page).toHaveURL('/plain');
  await expect(overlay(page, '/plain')).toBeVisible();
});

test.describe('when a text cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('nothing is said about a page that the visitor no longer wants', async ({ page }) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    const trouble = async (route: { abort(): Promise<void> }) => {
      await failing;
      await route.abort();
    };
    await page.route(scriptOf('media'), trouble);
    await open(page, '/');
    await page.route('**/media', (route) => route.abort());
    await click(page, '/media');
    await click(page, '/plain');
    await expect(overlay(page, '/plain')).toBeVisible();
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/media'));
    fail();
    await asked;
    await rendered(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(overlay(page, '/plain')).toBeVisible();
  });

  test('a link to it leaves the page open, with a message, and works once online', async ({
    page,
    context,
  }) => {
    await page.goto('/healthz');
    await open(page, '/');
    await click(page, '/plain');
    await overlay(page, '/plain').waitFor();
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await context.setOffline(true);
    const link = inNavigation(page, '/media');
    await link.evaluate((element: HTMLElement) => element.focus());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(OFFLINE);
    await expect(overlay(page, '/plain')).toBeVisible();
    await expect(page).toHaveURL('/plain');
    await expect(link).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(overlay(page, '/media')).toBeVisible();
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    // No entry of the failed attempt is left.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/healthz');
  });

  test('Back to a heading of it loads the page itself, and leads to the heading', async ({
    page,
  }) => {
    await open(page, '/links');
    await page.getByRole('link', { name: 'The end of the plain page' }).click();
    await overlay(page, '/plain').waitFor();
    await inNavigation(page, '/media').evaluate((link: HTMLElement) => link.click());
    await overlay(page, '/media').waitFor();
    await page.reload();
    await ready(page);
    // As after a deploy.
    await page.route(scriptOf('plain'), (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/plain#the-end');
    await expect(overlay(page, '/plain')).toBeVisible();
    await expect(page.locator('#the-end')).toBeInViewport();
  });

  test('Forward to it stays on the carousel with a message; the second time, an error page has its URL', async ({
    page,
  }) => {
    await page.goto('/healthz');
    await open(page, '/');
    await click(page, '/media');
    await overlay(page, '/media').waitFor();
    await page.goBack();
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    // A new document has loaded no text yet.
    await page.reload();
    await ready(page);
    for (const files of [scriptOf('media'), '**/media']) {
      await page.route(files, (route) => route.abort());
    }
    const forward = () => page.evaluate(() => history.forward());
    await forward();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page).toHaveURL('/');
    await expect(page.locator('section[data-carousel]')).not.toHaveAttribute('inert');
    await forward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page).toHaveURL('/media');
    await expect(page.getByText('503 Service Unavailable')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('section[data-carousel]')).not.toHaveAttribute('inert');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/healthz');
  });
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('a page that was slow to load opens from its card', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const parts = [...document.querySelectorAll('[data-transitioning] *')];
        const names = parts.map((part) => getComputedStyle(part).viewTransitionName);
        Object.assign(window, { partNames: names.filter((name) => name !== 'none').sort() });
        return start(update);
      };
    });
    const release = await holdBack(page, scriptOf('media'));
    await open(page, '/');
    await click(page, '/media');
    await expect(page.getByText('Opening…')).toBeVisible();
    release();
    await expect(overlay(page, '/media')).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { partNames: string[] }).partNames),
    ).toEqual(['description', 'logo', 'picture', 'title']);
  });
});
