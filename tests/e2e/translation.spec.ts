/** Pages that the browser translates (tests/setup/translate.ts). */
import { expect, holdBack, open, ready, test } from '../setup/test.ts';
import { translate } from '../setup/translate.ts';

test('a translated page opens and closes pages, and its messages change', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const release = await holdBack(page, '**/static/projects-*.js');
  await open(page, '/');
  await translate(page);
  const card = page.locator('[data-card="/projects"] a[href="/projects"]');
  await card.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('status').filter({ hasText: 'Opening…' })).toBeVisible();
  release();
  const overlay = page.locator('main[data-overlay="/projects"]');
  await expect(overlay).toBeVisible();
  await expect(page.getByText('Opening…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const switcher = page.locator('[data-motion-switch]').last();
  await page.locator('nav a[href="/media"]').click();
  await expect(page.locator('main[data-overlay="/media"]')).toBeVisible();
  await switcher.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card).toBeVisible();
});

test.describe('a page that is translated before its scripts start', () => {
  // React can't hydrate what it hasn't rendered. It renders the page again, for a moment without its icon.
  test.use({ expectedMessages: /Minified React error #(418|423|425)|status of 404/ });

  test('still works', async ({ page }) => {
    await page.goto('/projects');
    await translate(page);
    await ready(page);
    await page.locator('nav a[href="/plain"]').click();
    await expect(page.locator('main[data-overlay="/plain"]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('main[data-overlay="/projects"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-card="/projects"] a').first()).toBeFocused();
    await page.getByRole('button', { name: 'Next card' }).click();
    await expect(page.locator('[data-current="/about"]')).toHaveCount(1);
  });
});
