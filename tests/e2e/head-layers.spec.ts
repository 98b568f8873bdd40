/** The layers of a card's picture in the head of its page. On the test site, /plain has some. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, holdBack, open, rendered, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

const PAGE = '/plain';
const SCRIPT = '**/head-layers-*.js';
const WINDOW = 'header div:has(> div > picture)';
const layers = (page: Page) => page.locator('header [data-layer]');

/** Waits until the layers have faded in. */
async function waitForLayers(page: Page) {
  await expect(layers(page)).toHaveCount(4);
  await layers(page)
    .first()
    .evaluate(async (layer) => {
      await Promise.all(layer.parentElement?.getAnimations().map(({ finished }) => finished) ?? []);
    });
}

const scrollTo = async (page: Page, top: number) => {
  await page.locator('main').evaluate((main, y) => main.scrollTo(0, y), top);
  await rendered(page);
};

/** How far each layer is from its place in the picture, px downward. */
const offsets = (page: Page) =>
  layers(page).evaluateAll((all) =>
    all.map((layer) => Number.parseFloat(getComputedStyle(layer).translate.split(' ')[1] ?? '0')),
  );

const photograph = async (page: Page) =>
  sharp(await page.locator(WINDOW).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

test('layers lie over the picture; while the page scrolls, far ones lag behind and near ones run ahead, by at most 10 px', async ({
  page,
}) => {
  await open(page, PAGE);
  await waitForLayers(page);
  await expect(page.locator('header [aria-hidden="true"]:has([data-layer])')).toBeVisible();
  const reached = await page.locator(WINDOW).evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
  });
  expect(reached, 'what the pointer reaches').toBe('IMG');

  expect(await offsets(page)).toEqual([0, 0, 0, 0]);
  const seen: number[][] = [];
  for (const top of [200, 400, 600]) {
    await scrollTo(page, top);
    seen.push(await offsets(page));
  }
  const [at200 = [], at400 = [], at600 = []] = seen;
  const [far = 0, middle = 0, near = 0] = at200;
  expect(far).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(0);
  expect(near).toBeLessThan(0);
  expect(at400[0]).toBeGreaterThan(far);
  expect(Math.max(...at600.map(Math.abs))).toBeLessThanOrEqual(10);

  await page.emulateMedia({ media: 'print' });
  await expect(layers(page).first(), 'in print').toBeHidden();
});

for (const [density, width] of [
  [1, 1440],
  [2, 1440],
  [3, 390],
] as const) {
  test.describe(`on a screen with ${density} pixels per px, in a window of ${width} px`, () => {
    test.use({ deviceScaleFactor: density, viewport: { width, height: 844 } });

    // Other densities only round other edges.
    const details = density > 1 ? { tag: '@full' } : {};
    test(
      'a visitor who has scrolled gets the layers at the top of the page, where they look like the flat picture',
      details,
      async ({ page }) => {
        const release = await holdBack(page, SCRIPT);
        await open(page, PAGE);
        await rendered(page);
        const flat = await photograph(page);
        await scrollTo(page, 100);
        const loaded = page.waitForResponse(/\/right-[\w-]+\.avif$/);
        release();
        await loaded;
        await rendered(page, 10);
        await expect(layers(page)).toHaveCount(0);
        await scrollTo(page, 0);
        await waitForLayers(page);
        const deep = await photograph(page);
        const different = flat.filter((value, index) => Math.abs(value - (deep[index] ?? 0)) > 32);
        expect(different.length / flat.length).toBeLessThan(0.01);
        const [picture, layer] = await page
          .locator('header :is(picture img, [data-layer="1"] svg)')
          .evaluateAll((all) =>
            all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
          );
        for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
          const distance = (layer?.[edge] ?? 0) - (picture?.[edge] ?? 0);
          expect(Math.abs(distance), edge).toBeLessThan(1 / density);
        }
      },
    );
  });
}

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('without motion or layers, the head has a picture as sharp as the screen', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [PAGE, '/demo']) {
      await open(page, path);
      const sharpPicture = page.locator('header img[data-sharp]');
      await expect(sharpPicture).toBeVisible();
      const naturalWidth = await sharpPicture.evaluate((img: HTMLImageElement) => img.naturalWidth);
      const { width = 0 } = (await page.locator('header picture').boundingBox()) ?? {};
      expect(naturalWidth).toBeGreaterThan(width * 2);
      await expect(layers(page)).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
  });
});

test('a page that turns to another one or closes has only the flat picture in its view transition', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const left = document.querySelectorAll('header [data-layer]').length;
      document.documentElement.dataset.layersInTransition = `${left}`;
      return start(update);
    };
  });
  const nav = page.getByRole('navigation', { name: 'All projects' });
  for (const leave of [
    () => nav.locator('a[href="/demo"]').click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await open(page, PAGE);
    await waitForLayers(page);
    await leave();
    await expect(page.locator('html')).toHaveAttribute('data-layers-in-transition', '0');
  }
});
