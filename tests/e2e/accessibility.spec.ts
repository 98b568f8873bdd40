import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../setup/test.ts';

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

async function expectNothingFound(page: Page, path: string) {
  await open(page, path);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  expect(found, path).toEqual([]);
}

for (const [width, height] of SIZES) {
  test(`axe finds nothing on any kind of page at ${width}x${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/snowflake', '/developer-advocate', '/about', '/assets']) {
      await expectNothingFound(page, path);
    }
  });
}

test.describe('an address that is not there', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('axe finds nothing on it', async ({ page }) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectNothingFound(page, '/nope');
    }
  });
});
