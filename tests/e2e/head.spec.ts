/** The head of a page: a picture book of the card's picture and a leaf. */
import type { Page } from '@playwright/test';
import { expect, open, PAGES, test } from '../setup/test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Position of an element in the window, px. */
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const PICTURE = 'header picture';
/** The element that crops the picture. */
const WINDOW = 'header div:has(> div > picture)';
const TITLE = 'header h1';

test('the text begins on the first screen of every page, on a desktop and on a phone', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { y } = await boxOf(page, '[data-body] > *');
      expect(y, `${path}, ${size.width} px`).toBeLessThan(size.height * 0.75);
    }
  }
});

test('the window shows the picture from 285 to 863 of 1,100 units, uncropped at the sides, on a desktop and on a phone', async ({
  page,
}) => {
  await page.goto('/demo');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const at = `${size.width} px`;
    const picture = await boxOf(page, PICTURE);
    const frame = await boxOf(page, WINDOW);
    const unit = picture.height / 1100;
    expect(picture.width / unit, at).toBeCloseTo(616, 0);
    expect((frame.y - picture.y) / unit, at).toBeCloseTo(285, 0);
    expect((frame.bottom - picture.y) / unit, at).toBeGreaterThan(863);
    expect(frame.bottom, at).toBeLessThan(picture.bottom);
    expect(Math.abs(frame.x - picture.x), at).toBeLessThan(0.5);
    expect(Math.abs(frame.right - picture.right), at).toBeLessThan(0.5);
  }
});

test('the lettering is beside the picture from 350 px on, and below it in narrower windows', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.setViewportSize({ width: 350, height: 800 });
  expect((await boxOf(page, TITLE)).x).toBeGreaterThan((await boxOf(page, WINDOW)).right);
  await page.setViewportSize({ width: 349, height: 800 });
  const title = await boxOf(page, TITLE);
  expect(title.x).toBeLessThan((await boxOf(page, WINDOW)).right);
  expect(title.bottom).toBeGreaterThan((await boxOf(page, WINDOW)).bottom);
});

test('the head loads the file that the card loads', async ({ page }) => {
  const fileOf = (selector: string) =>
    page.locator(selector).evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.goto('/about');
  const ofHead = await fileOf(`${PICTURE} img`);
  await page.goto('/');
  expect(ofHead).toContain('/static/');
  expect(await fileOf('[data-card="/about"] picture img')).toBe(ofHead);
});

test('without a link of its own, a page leads to its first demo', async ({ page }) => {
  await open(page, '/demo');
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await expect(page.locator('[data-demo]').first()).toBeInViewport();
  await expect(page).toHaveURL(/\/demo#demo-/);
});

test('a quiet line gives the kind of entry, the role and the years', async ({ page }) => {
  await page.goto('/media');
  await expect(page.locator('main header')).toContainText('project · Engineer · 2021');
});

test('the quiet line of a page with facts leaves the role to them, and ends with what came of it', async ({
  page,
}) => {
  await page.goto('/demo');
  await expect(page.locator('main header')).toContainText(
    'project and work · 2020–2021 · first in a test',
  );
  await expect(page.getByRole('definition').getByText('Engineer', { exact: true })).toBeVisible();
});
