import type { Page } from '@playwright/test';
import { expect, holdBack, open, test, WITH_MOTION } from '../setup/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /sheet/ });
const pictures = (page: Page) => page.locator('[data-body] a[data-enlarge]');

/** Alt text of the enlarged picture. */
const shown = (page: Page) => dialog(page).getByRole('img').getAttribute('alt');

test('a press enlarges a picture, arrow keys lead from one to the next, and Escape leads back to the one shown', async ({
  page,
}) => {
  await open(page, '/files');
  await pictures(page).first().click();
  await expect(dialog(page)).toBeVisible();
  expect(await shown(page)).toBe('A wide sheet');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\/files$/);
});

test('the enlargement is the large file, and no wider than the window', async ({ page }) => {
  await open(page, '/files');
  const href = await pictures(page).first().getAttribute('href');
  await pictures(page).first().click();
  const image = dialog(page).getByRole('img');
  await expect(image).toHaveAttribute('src', new RegExp(`${href}$`));
  const { width } = (await image.boundingBox()) ?? { width: 0 };
  const text = (await pictures(page).first().boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(text.width);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a picture that hasn’t loaded yet is enlarged at its size', async ({ page }) => {
  await open(page, '/files');
  await pictures(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const image = dialog(page).getByRole('img');
  const large = pictures(page).last().getByRole('img');
  const aspectOf = (element: HTMLImageElement) => element.width / element.height;
  expect(await image.evaluate(aspectOf)).toBeCloseTo(await large.evaluate(aspectOf), 1);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
});

test('a press on the enlarged picture or on Close puts it back, also after two presses on a slow connection', async ({
  page,
}) => {
  const release = await holdBack(page, '**/enlarge-*.js');
  await open(page, '/files');
  await pictures(page).first().dblclick();
  await release();
  await dialog(page).getByRole('img').click();
  await expect(dialog(page)).toBeHidden();
  await pictures(page).first().click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('Back and Forward put an enlarged picture away, and keys with a modifier are the browser’s', async ({
  page,
}) => {
  await open(page, '/files');
  await page
    .getByRole('navigation', { name: 'All projects' })
    .getByRole('link', { name: 'Plain' })
    .click();
  await expect(page).toHaveURL(/\/plain$/);
  await page.goBack();
  await pictures(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  expect(await shown(page)).toBe('A wide sheet');
  await page.goForward();
  await expect(page).toHaveURL(/\/plain$/);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('a picture grows out of its page, which doesn’t turn', async ({ page }) => {
    await open(page, '/files');
    await pictures(page).first().click();
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return pseudoElement?.match(/group\(enlarged\)|(old|new)\(root\)/)?.[0] ?? [];
        }),
      );
    await expect.poll(moving).toEqual(['group(enlarged)']);
  });
});

test('a press with a modifier key opens the file as any link', async ({ page, context }) => {
  await open(page, '/files');
  const tab = context.waitForEvent('page');
  await pictures(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(/\.webp$/);
  await expect(dialog(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to its large file', async ({ page, request }) => {
    await page.goto('/files');
    const href = (await pictures(page).first().getAttribute('href')) ?? '';
    const response = await request.get(href);
    expect(response.headers()['content-type']).toBe('image/webp');
  });
});
