/** The head of a page: a picture book of the card's picture and a leaf. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../setup/test.ts';

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

test('the text begins on the first screen of every kind of page, on a desktop and on a phone', async ({
  page,
}) => {
  for (const path of ['/about', '/demo', '/writing', '/projects']) {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { y } = await boxOf(page, '[data-body] > *');
      expect(y, `${path}, ${size.width} px`).toBeLessThan(size.height * 0.75);
    }
  }
});

test('the window shows the picture from 285 to 863 of 1,100 units, uncropped at the sides, with the lettering beside it from 350 px on', async ({
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

  await page.setViewportSize({ width: 350, height: 800 });
  expect((await boxOf(page, TITLE)).x).toBeGreaterThan((await boxOf(page, WINDOW)).right);
  await page.setViewportSize({ width: 349, height: 800 });
  const title = await boxOf(page, TITLE);
  expect(title.x).toBeLessThan((await boxOf(page, WINDOW)).right);
  expect(title.bottom).toBeGreaterThan((await boxOf(page, WINDOW)).bottom);
});

test('the head loads the file that the card loads', async ({ page }) => {
  const fileOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.goto('/about');
  const ofHead = await fileOf(`${PICTURE} img`);
  await page.goto('/');
  expect(ofHead).toContain('/static/');
  expect(await fileOf('[data-card="/about"] picture img')).toBe(ofHead);
});

test('a quiet line gives the kind of entry, the role and the years', async ({ page }) => {
  await page.goto('/media');
  await expect(page.locator('main header')).toContainText('project · Engineer · 2021');
});

test('a case study with facts leaves the role and the skills to them, has no note, and leads to its profiles and its first demo', async ({
  page,
}) => {
  await open(page, '/demo');
  await expect(page.locator('main header')).toContainText(
    'project and work · 2020–2021 · first in a test',
  );
  await expect(page.getByRole('definition').getByText('Engineer', { exact: true })).toBeVisible();
  await expect(page.locator('main header picture')).toBeVisible();
  await expect(page.locator('main header [data-owner-note]')).toHaveCount(0);

  await expect(page.locator('[data-body] dl dt').last()).toHaveText('Skills');
  await expect(page.locator('[data-body] dl dd').last()).toHaveText('Canvas, three.js');

  const bar = page.locator('[data-social-bar]').first();
  await expect(bar.getByRole('link')).toHaveCount(3);
  await expect(bar.getByRole('link', { name: 'LinkedIn' }).locator('svg path')).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'Code profile' }).locator('svg path')).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'Email me' })).toBeVisible();

  await page.getByRole('link', { name: 'Try the demo' }).click();
  await expect(page.locator('[data-demo]').first()).toBeInViewport();
  await expect(page).toHaveURL(/\/demo#demo-/);
});
