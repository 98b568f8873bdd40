/** Print styles. Pictures are reviewed by eye, not tested. */
import type { Page } from '@playwright/test';
import { CARDS, expect, open, test } from '../setup/test.ts';

test.use({ viewport: { width: 1200, height: 800 } });

/** Prints with a browser's defaults, without backgrounds, and counts the sheets. */
async function countSheets(page: Page, format = 'A4') {
  const margin = '10mm';
  const pdf = await page.pdf({
    format,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

test('all nine cards fit on one sheet, in order, without controls', async ({ page }) => {
  await open(page, '/');
  for (const format of ['A4', 'Letter']) expect(await countSheets(page, format), format).toBe(1);

  await page.emulateMedia({ media: 'print' });
  const places = await page.locator('[data-card]').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top } = card.getBoundingClientRect();
      return { link: (card as HTMLElement).dataset.card, left, top };
    }),
  );
  const inReadingOrder = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
  expect(inReadingOrder.map(({ link }) => link)).toEqual(CARDS);
  expect(new Set(places.map(({ top }) => top)).size).toBe(3);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a page is printed in full, without the site’s navigation and without anything over its pictures', async ({
  page,
}) => {
  for (const path of ['/about', '/demo', '/media']) {
    await page.emulateMedia({ media: null });
    await open(page, path);
    const sheets = await countSheets(page);
    // A scroll container would be cut off after the first sheet.
    expect(sheets, path).toBeGreaterThanOrEqual(3);
    expect(sheets, path).toBeLessThanOrEqual(9);

    await page.emulateMedia({ media: 'print' });
    const main = page.locator('main');
    await expect(main, path).toHaveCSS('overflow-y', 'visible');
    await expect(main.getByRole('link', { name: 'Back to homepage' }), path).toBeHidden();
    await expect(main.getByRole('navigation'), path).toHaveCount(0);
    for (const demo of await main.locator('[data-demo]').all()) {
      // Videos are not printed; that is not a failure.
      await demo.scrollIntoViewIfNeeded();
      await expect(demo).not.toHaveAttribute('data-state', /still|loading/);
      await expect(demo).not.toHaveAttribute('data-state', 'failed');
      expect((await demo.boundingBox())?.height).toBeLessThan(80);
    }
    const covered = await page.locator('main :is(picture, :has(> picture))').evaluateAll((boxes) =>
      boxes
        .filter((box) => {
          const { content, display } = getComputedStyle(box, '::after');
          return content !== 'none' && display !== 'none';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(covered, path).toEqual([]);
  }
});

test('links of use only on a screen are not printed, others with their address', async ({
  page,
}) => {
  const action = (name: string) => page.locator('header').getByRole('link', { name });
  for (const [path, name, isPrinted] of [
    ['/projects', 'A link that leads out', true],
    ['/demo', 'Try the demo', false],
  ] as const) {
    await open(page, path);
    await page.emulateMedia({ media: 'screen' });
    await expect(action(name)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(action(name)).toBeVisible({ visible: isPrinted });
    await expect(page.getByRole('link', { name: 'Résumé (PDF)' }).last()).toBeHidden();
    if (!isPrinted) continue;
    const address = await action(name).evaluate(
      (link) => getComputedStyle(link, '::after').content,
    );
    expect(address).toContain(await action(name).getAttribute('href'));
  }
});
