/** A site in a language that is read from right to left. */
import type { Locator, Page } from '@playwright/test';
import { changedSite } from '../setup/site-with-entries.ts';
import { expect, expectCentered, open, test as base } from '../setup/test.ts';

const TITLE = 'دراسة حالة بعنوان طويل بعض الشيء';

const test = base.extend<object, { site: Awaited<ReturnType<typeof changedSite>> }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, use) => {
      const site = await changedSite({
        home: (data) => ({
          ...data,
          lang: 'ar',
          dir: 'rtl',
          owner: { ...data.owner, name: 'ليلى حداد', jobTitle: 'مهندسة واجهات' },
          entries: data.entries.map((entry) => ({
            ...entry,
            lang: entry.slug === 'plain' ? 'en' : undefined,
            title: TITLE,
            desc: 'بطاقة من ورق، تُفتح بنقرة واحدة.',
            role: 'مهندسة',
          })),
        }),
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

const card = (page: Page, link: string) => page.locator(`[data-card="${link}"] a[href="${link}"]`);
/** Left and right edge, px. */
const edges = (element: Locator) =>
  element.first().evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return { left, right };
  });

test('the carousel moves to the side that its buttons, keys and the wheel name, and snaps to a card', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const previous = await edges(page.getByRole('button', { name: 'Previous card' }));
  const next = await edges(page.getByRole('button', { name: 'Next card' }));
  expect(previous.right).toBeLessThan(next.left);
  await page.getByRole('button', { name: 'Next card' }).click();
  await expectCentered(page, '/plain');
  await page.getByRole('button', { name: 'Previous card' }).click();
  await expectCentered(page, '/about');
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 100);
  await expectCentered(page, '/plain');
  await card(page, '/plain').focus();
  await page.keyboard.press('ArrowRight');
  await expectCentered(page, '/demo');
  await expect(card(page, '/demo')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectCentered(page, '/about');
  await page.locator('[data-carousel-scroller]').evaluate((scroller) => scroller.scrollBy(300, 0));
  await expectCentered(page, '/plain');
  const directions = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
  expect(new Set(await directions('[data-card] *'))).toEqual(new Set(['rtl']));
});

test('a case study is mirrored, and its code is not', async ({ page }) => {
  await open(page, '/media');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const picture = await edges(page.locator('main header picture'));
    const title = await edges(page.locator('main header h1 img'));
    expect(title.right, `${width} px`).toBeLessThanOrEqual(picture.left + 1);
    const home = await edges(page.locator('main [title="Back to homepage"]'));
    expect(home.left, `${width} px`).toBeGreaterThan(width / 2);
    const widths = await page
      .locator('html, [data-overlay]')
      .evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
  }
  // The shelf of the first row begins where the row does.
  const shelves = page.getByRole('navigation', { name: 'All projects' }).getByRole('list');
  const first = await edges(shelves.locator('li').first());
  expect(first.right).toBeCloseTo((await edges(shelves)).right, 0);
  await open(page, '/writing');
  const code = page.locator('pre').first();
  expect(await code.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr');
});

test('a page in another language gives the document its language and direction until it closes', async ({
  page,
}) => {
  await open(page, '/');
  await card(page, '/plain').focus();
  await page.keyboard.press('Enter');
  const overlay = page.locator('[data-overlay="/plain"]');
  await expect(overlay).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).not.toHaveAttribute('dir');
  const home = overlay.getByTitle('Back to homepage');
  expect(await home.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  await page.keyboard.press('Escape');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
});
