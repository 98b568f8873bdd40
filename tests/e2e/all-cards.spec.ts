/** All cards of a long list at a glance. */
import type { Page } from '@playwright/test';
import { siteWithEntries } from '../setup/site-with-entries.ts';
import { expect, expectCentered, open, test as base } from '../setup/test.ts';

const COUNT = 60;

const test = base.extend<object, { site: Awaited<ReturnType<typeof siteWithEntries>> }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, use) => {
      const site = await siteWithEntries(COUNT);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

const FRAGMENT = '/#site:all-cards';
const opener = (page: Page) => page.getByRole('link', { name: 'All cards' });
const card = (page: Page, at: number) => page.locator('[data-card]').nth(at);
const cardLink = (page: Page, at: number) => card(page, at).locator('a').first();

/** Opens a page, with the script that handles keys and focus, which is loaded late. */
async function openWithKeys(page: Page, url: string) {
  const loaded = page.waitForResponse(/all-cards-[^/]*\.js$/);
  await open(page, url);
  await (await loaded).finished();
}

/** Expects rows of cards, all of them narrower than half the window. */
const expectGrid = async (page: Page) => {
  await expect(page.locator('[data-carousel]')).toHaveAttribute('data-mode', 'grid');
  const boxes = await page.locator('[data-card]').evaluateAll((cards) =>
    cards.map((one) => {
      const { left, right, top } = one.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  const width = page.viewportSize()?.width ?? 0;
  expect(boxes).toHaveLength(COUNT);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(right - left).toBeLessThan(width / 2);
  }
  expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThanOrEqual(COUNT / 3);
};

const expectStrip = (page: Page) =>
  expect(page.locator('[data-carousel]')).toHaveAttribute('data-mode', 'loop');

for (const [width, height] of [
  [1440, 900],
  [320, 568],
] as const) {
  test(`the position opens a grid of all cards, and Back closes it, at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const { width: target = 0, height: targetHeight = 0 } =
      (await opener(page).boundingBox()) ?? {};
    expect(Math.min(target, targetHeight)).toBeGreaterThanOrEqual(24);
    await opener(page).click();
    await expectGrid(page);
    await expect(opener(page)).toBeHidden();
    await expect(page).toHaveURL(FRAGMENT);
    await page.goBack();
    await expectStrip(page);
    await expectCentered(page, '/about');
  });
}

test('the grid focuses the card in the center, arrow keys move in it, and Escape shows the card with the focus', async ({
  page,
}) => {
  await openWithKeys(page, '/');
  await page.keyboard.press('End');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(cardLink(page, COUNT - 1)).toBeFocused();
  await expect(cardLink(page, COUNT - 1)).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Home');
  await expect(cardLink(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cardLink(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const [first, below] = await Promise.all(
    [card(page, 1), page.locator('[data-card]:focus-within')].map((one) => one.boundingBox()),
  );
  expect(below?.x).toBe(first?.x);
  expect(below?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0);

  const link = (await page.locator('[data-card]:focus-within').getAttribute('data-card')) ?? '';
  await page.keyboard.press('Escape');
  await expectStrip(page);
  await expectCentered(page, link);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('a card in the grid opens its page, which closes to the grid', async ({ page }) => {
  await open(page, '/');
  await opener(page).click();
  await cardLink(page, 1).click();
  await expect(page.locator('main[data-overlay="/plain"]')).toBeVisible();
  await page.getByRole('link', { name: 'Back to homepage' }).first().click();
  await expect(page).toHaveURL(FRAGMENT);
  await expectGrid(page);
  await expect(cardLink(page, 1)).toBeFocused();
  await page.getByRole('link', { name: 'Close' }).click();
  await expectStrip(page);
  await expect(page).toHaveURL('/');
});

test('the URL of the grid shows it at once, and closing it stays on the site', async ({ page }) => {
  await openWithKeys(page, FRAGMENT);
  await expectGrid(page);
  await page.keyboard.press('Escape');
  await expectStrip(page);
  await expect(page).toHaveURL('/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to the grid and back', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    const [first, last] = await Promise.all([0, 8].map((at) => card(page, at).boundingBox()));
    expect(last?.y).toBe(first?.y);
    expect(last?.x).toBeLessThan(1440);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(opener(page)).toBeVisible();
  });
});

test('in a language from right to left, rows start at the right and arrow keys follow them', async ({
  page,
}) => {
  await openWithKeys(page, FRAGMENT);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [first, second] = await Promise.all([0, 1].map((at) => card(page, at).boundingBox()));
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  await cardLink(page, 0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cardLink(page, 1)).toBeFocused();
});
