/** Print styles. Pictures are reviewed by eye, not tested. */
import type { Page } from '@playwright/test';
import { CARDS, expect, open, test } from '../setup/test.ts';

test.use({ viewport: { width: 1200, height: 800 } });

/** Prints on A4 with a browser's defaults, without backgrounds, and counts the sheets. */
async function countSheets(page: Page) {
  const margin = '10mm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

test('all nine cards fit on one sheet, in order, without controls', async ({ page }) => {
  await open(page, '/');
  expect(await countSheets(page)).toBe(1);

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

for (const route of ['/about', '/demo', '/media']) {
  test(`${route} is printed in full, without the site's navigation`, async ({ page }) => {
    await open(page, route);
    const sheets = await countSheets(page);
    // A scroll container would be cut off after the first sheet.
    expect(sheets).toBeGreaterThanOrEqual(3);
    expect(sheets).toBeLessThanOrEqual(9);

    await page.emulateMedia({ media: 'print' });
    const main = page.locator('main');
    expect(await main.evaluate((element) => getComputedStyle(element).overflowY)).toBe('visible');
    await expect(main.getByRole('link', { name: 'Back to homepage' })).toBeHidden();
    await expect(main.getByRole('navigation')).toHaveCount(0);
    for (const demo of await main.locator('[data-demo]').all()) {
      // Videos are not printed; that is not a failure.
      await demo.scrollIntoViewIfNeeded();
      await expect(demo).not.toHaveAttribute('data-state', /still|loading/);
      await expect(demo).not.toHaveAttribute('data-state', 'failed');
      expect((await demo.boundingBox())?.height).toBeLessThan(80);
    }
  });
}

test('nothing is printed over pictures', async ({ page }) => {
  for (const path of ['/demo', '/media']) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
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

test('all cards fit on one sheet of US Letter', async ({ page }) => {
  await open(page, '/');
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
  });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
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

test('columns with pictures are not split between sheets', async ({ page }) => {
  await open(page, '/unlisted');
  await page.emulateMedia({ media: 'print' });
  const columns = page.locator('[data-body] > div:has(> * > h3)').first();
  await expect(columns).toHaveCSS('break-inside', 'avoid');
});
