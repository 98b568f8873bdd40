import { brotliCompressSync } from 'node:zlib';
import { expect, open, test } from '../setup/test.ts';

/** Budget for all JavaScript of the home page, bytes after brotli. */
const SCRIPT_BUDGET = 90_000;

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
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
  const total =
    Object.values(sizes).reduce((sum, size) => sum + size, 0) + brotliCompressSync(inline).length;
  test.info().annotations.push({ type: 'bytes', description: `${total}` });
  expect(Object.keys(sizes).length).toBeGreaterThan(3);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

for (const [width, height, budget] of [
  [390, 844, 300_000],
  [1440, 900, 450_000],
] as const) {
  test(`the first view of / at ${width}x${height} transfers at most ${budget} bytes in all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    let transferred = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(transferred).toBeGreaterThan(200_000);
    expect(transferred).toBeLessThanOrEqual(budget);
  });
}
