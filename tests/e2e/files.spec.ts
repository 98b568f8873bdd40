/** Pictures in Markdown, pictures that move, and files to save. */
import type { Locator, Page } from '@playwright/test';
import { expect, open, rendered, test, WITH_MOTION } from '../setup/test.ts';

const moving = (page: Page) => page.locator('[data-moving-image]').first();
const state = (name: string) => ['data-state', name] as const;
const show = (element: Locator) =>
  element.evaluate((target) => target.scrollIntoView({ block: 'center' }));

test('several pictures in a paragraph are side by side and equally high, small ones as large as they are, and a link opens one in full size', async ({
  page,
}) => {
  await open(page, '/files');
  const rows = await page.locator('[data-pictures]').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('img')].map((image) => {
        const { top, width, height } = image.getBoundingClientRect();
        return { top: Math.round(top), width: Math.round(width), height };
      }),
    ),
  );
  expect(rows.map((row) => row.length)).toEqual([3, 2, 3]);
  for (const row of rows) {
    expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    const heights = row.map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  }
  expect(rows[0]?.[0]?.width).toBe(90);
  const text = await page.locator('article').evaluate((body) => body.clientWidth - 40);
  expect(rows[1]?.map(({ width }) => Math.abs(width - (text - 16) / 2) < 1)).toEqual([true, true]);

  const href = await page.getByRole('link', { name: 'whole sheet' }).getAttribute('href');
  await page.goto(href ?? '');
  const width = await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(width).toBe(1280);
});

test('a file is saved under the name that its owner gave it, and is no page of the site', async ({
  page,
  request,
}) => {
  await open(page, '/files');
  for (const [name, file] of [
    ['slides PDF, 193 bytes', 'My slides.pdf'],
    ['A page to save HTML, 77 bytes', 'page.html'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(file);
  }

  const href = await page.locator('a[download="page.html"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/octet-stream');
  // A picture is none either.
  const src = await page.locator('img[src*="badge"]').first().getAttribute('src');
  await page.goto(src ?? '');
  expect(await page.locator('rect').count()).toBe(2);
  expect(await page.locator('[data-ran], [onclick], script').count()).toBe(0);
});

test.describe('a picture that moves', () => {
  test.use(WITH_MOTION);

  test('plays while it is in view, with a button and the switch to pause it, without a button in a link', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/Moving-sheet-[^.]*\.(webp|gif)$/i.test(request.url())) asked.push(request.url());
    });
    await open(page, '/files');
    await expect(moving(page)).toHaveAttribute(...state('paused'));
    expect(await moving(page).locator('img').count()).toBe(1);

    const linked = page.locator('a [data-moving-image]');
    await show(linked);
    await expect(linked).toHaveAttribute(...state('playing'));
    await expect(linked.getByRole('button')).toHaveCount(0);

    await show(moving(page));
    await expect(moving(page)).toHaveAttribute(...state('playing'));
    const button = moving(page).getByRole('button');
    await expect(button).toHaveAccessibleName('Pause: A square moves from left to right');
    await button.press('Enter');
    await expect(moving(page)).toHaveAttribute(...state('paused'));
    await expect(button).toHaveAccessibleName('Play: A square moves from left to right');
    await expect(moving(page).getByRole('img', { name: 'A square' })).toBeVisible();

    const later = page.locator('article p').last();
    await later.evaluate((target) => target.scrollIntoView({ block: 'start' }));
    await show(moving(page));
    await rendered(page);
    await expect(moving(page)).toHaveAttribute(...state('paused'));

    await button.press('Enter');
    await expect(moving(page)).toHaveAttribute(...state('playing'));
    const motion = page.locator('[data-overlay] [data-motion-switch]');
    await motion.evaluate((element: HTMLButtonElement) => element.click());
    await expect(moving(page)).toHaveAttribute(...state('paused'));
    expect(asked.length).toBeGreaterThan(0);
  });
});

test('only a page with pictures that move loads their script, and under reduced motion they move only on request', async ({
  page,
}) => {
  /** Whether a script that the page has loaded is theirs. */
  const isLoaded = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = files.filter((file) => file.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async (file) => (await fetch(file)).text()));
      return texts.some((text) => text.includes('data-moving-image'));
    });
  await open(page, '/media');
  expect(await isLoaded()).toBe(false);
  await open(page, '/files');
  await expect.poll(isLoaded).toBe(true);

  await show(moving(page));
  await rendered(page);
  await expect(moving(page)).toHaveAttribute(...state('paused'));
  await moving(page).getByRole('button').click();
  await expect(moving(page)).toHaveAttribute(...state('playing'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that moves is its first frame, and files can be saved', async ({ page }) => {
    await page.goto('/files');
    await expect(moving(page).locator('img')).toHaveCount(1);
    await expect(moving(page).locator('button')).toBeHidden();
    await expect(page.locator('a[download="My slides.pdf"]')).toBeVisible();
  });
});
