import { brotliCompressSync } from 'node:zlib';
import { expect, open, test } from '../setup/test.ts';

/** Budget for all JavaScript of the home page, bytes after brotli. */
const SCRIPT_BUDGET = 90_000;
/** Budget for the content that comes with it, as the framework serializes it for hydration. */
const DATA_BUDGET = 8_000;

test('all JavaScript of / is at most 90 KB', async ({ page }) => {
  const sizes: Record<string, number> = {};
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes[new URL(response.url()).pathname] = brotliCompressSync(await response.body()).length;
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const inline = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
  const isData = (script: string) => script.includes('streamController.enqueue');
  const size = (scripts: string[]) => brotliCompressSync(scripts.join('\n')).length;
  sizes.inline = size(inline.filter((script) => !isData(script)));
  const data = size(inline.filter(isData));

  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  expect(Object.keys(sizes).length).toBeGreaterThan(3);
  expect(total, JSON.stringify({ sizes, data, total }, null, 1)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(data).toBeLessThanOrEqual(DATA_BUDGET);
});
