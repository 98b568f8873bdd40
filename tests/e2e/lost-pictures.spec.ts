/** Pictures that couldn't load: what is around them, and their return with the connection. */
import type { Page } from '@playwright/test';
import { expect, open, rendered, test, WITH_MOTION } from '../setup/test.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const PICTURES = /\/static\/[^?]+\.(avif|webp|jpe?g|png|svg)$/;

const isLoaded = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

const step = (page: Page) => page.getByRole('button', { name: 'Next card' }).click();

/** Steps to a card whose pictures haven't loaded, and returns a selector for them. */
async function stepToBrokenCard(page: Page) {
  for (let steps = 0; steps < 4; steps++) {
    const before = await page.locator('[data-carousel]').getAttribute('data-current');
    await step(page);
    await expect(page.locator('[data-carousel]')).not.toHaveAttribute('data-current', before ?? '');
  }
  const card = await page.locator('[data-carousel]').getAttribute('data-current');
  const title = `[data-card="${card}"] [data-part="title"]`;
  await expect
    .poll(() => page.locator(title).evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  expect(await isLoaded(page, title)).toBe(false);
  return { title, scene: `[data-card="${card}"] picture img` };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('cards that were offline have their pictures once online', async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    const { title, scene } = await stepToBrokenCard(page);
    await context.setOffline(false);
    await expect.poll(() => isLoaded(page, title)).toBe(true);
    await expect.poll(() => isLoaded(page, scene)).toBe(true);
  });

  test('they are loaded again by themselves if only the server was away', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.route(PICTURES, (route) => route.abort('connectionrefused'));
    const { title, scene } = await stepToBrokenCard(page);
    await page.unroute(PICTURES);
    await expect(async () => {
      await page.clock.fastForward(2000);
      expect(await isLoaded(page, title)).toBe(true);
    }).toPass();
    await expect.poll(() => isLoaded(page, scene)).toBe(true);
  });
});

test.describe('layers', () => {
  test.use(WITH_MOTION);

  test('whose script was lost come once online', async ({ page }) => {
    const SCRIPT = '**/head-layers-*.js';
    await page.route(SCRIPT, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => /head-layers/.test(request.url()));
    await open(page, '/plain');
    await lost;
    await rendered(page);
    await page.unroute(SCRIPT);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('header [data-layer]')).toHaveCount(4);
  });
});

test('a picture that couldn’t load is not wider than its place, in wide and narrow windows', async ({
  page,
}) => {
  await page.route(PICTURES, (route) => route.abort());
  for (const path of ['/media', '/demo', '/writing', '/unlisted']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    // All of them come into view, one after another.
    for (const image of await page.locator('[data-body] picture > img').elementHandles()) {
      await image.evaluate((it) =>
        (it as Element).scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
      await rendered(page);
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await rendered(page);
      const wide = await page.locator('[data-body]').evaluate((body) => {
        const isTooWide = (element: Element) => {
          const place = element.closest('[data-projects]') ?? body;
          return element.getBoundingClientRect().right > place.getBoundingClientRect().right + 1;
        };
        return (
          [...body.querySelectorAll('picture > img, p, h3, [data-demo] button')]
            // Tables scroll, and cutouts lie beside the text.
            .filter((element) => !element.closest('table'))
            .filter(({ parentElement }) => getComputedStyle(parentElement ?? body).float === 'none')
            .filter(isTooWide)
            .map(({ outerHTML }) => outerHTML.slice(0, 100))
        );
      });
      expect(wide, `${path} at ${width} px`).toEqual([]);
    }
  }
});
