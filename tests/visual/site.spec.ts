/** Pictures of the site that can fail: what no other test looks at as a whole. */
import type { Page } from '@playwright/test';
import { changedSite } from '../setup/site-with-entries.ts';
import { expect, open, test } from '../setup/test.ts';
import { compare } from './compare.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Opens a page in the site's fonts. They are optional: one that comes late is shown from the next page on. */
async function openInFonts(page: Page, url: string) {
  await open(page, url);
  await page.evaluate(async () => void (await document.fonts.ready));
  await open(page, url);
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size });

    for (const [shown, path] of Object.entries({ home: '/', head: '/demo', text: '/writing' })) {
      test(`${shown} looks as it did`, async ({ page }) => {
        await openInFonts(page, path);
        await compare(page, `${shown}-${name}`);
      });
    }
  });
}

test('all elements of a text look as they did', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openInFonts(page, '/unlisted');
  const article = page.locator('[data-body]');
  const height = await article.evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  // As high as the text, so that nothing has to be scrolled.
  await page.setViewportSize({ width: 800, height: height + 600 });
  await compare(article, 'elements');
});

test('print looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openInFonts(page, '/demo');
  await page.emulateMedia({ media: 'print' });
  await compare(page, 'print');
});

test('forced colors look as they did', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openInFonts(page, '/');
  await compare(page, 'forced-colors');
});

test('a page from right to left looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  // In Latin letters, because those of other scripts depend on the machine's fonts.
  const site = await changedSite({ home: (data) => ({ ...data, lang: 'ar', dir: 'rtl' }) });
  await openInFonts(page, `${site.url}/demo`);
  await compare(page, 'right-to-left');
  await page.close();
  await site.close();
});

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('looks as it did', async ({ page }) => {
    await page.goto('/nope');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await compare(page, 'not-found');
  });
});
