/**
 * What the home page loads after its first view, with the owner's layers. The pictures of this build are larger than visitors
 * get, so `npm run check` measures the layers of a card (packages/content/src/rules/card-size.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diorama, PICTURE } from 'portfolio-content/schema';
import { recordResponses } from '../../setup/first-view.ts';
import { OWNER_BUILD_DIR } from '../../setup/owner-site.ts';
import { expect, test } from '../../setup/test.ts';
import { PHONE } from '../../setup/touch.ts';

/** Memory of the decoded layers of a card, bytes. */
const MAX_DECODED_BYTES = 60_000_000;
const BYTES_PER_PIXEL = 4;
/** Bytes that `/` loads on a phone without input, draft pictures included, and the time it has. */
const MAX_UNTOUCHED_BYTES = 1.2 * 1024 * 1024;
const UNTOUCHED_MS = 10_000;

/** All cards, also those without layers. */
function readDioramas() {
  const folder = path.join(OWNER_BUILD_DIR, 'client/static');
  const files = readdirSync(folder).filter((name) => /^diorama-.*\.json$/.test(name));
  return files.map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, ...(JSON.parse(text) as Diorama) };
  });
}

test('the decoded layers of no card take too much memory, in any size', () => {
  for (const { name, layers, sizes } of readDioramas()) {
    for (const { width } of sizes) {
      const scale = width / PICTURE.width;
      const areas = layers.map(({ box: [, , boxWidth, boxHeight] }) => boxWidth * boxHeight);
      const pixels = areas.reduce((sum, area) => sum + area * scale ** 2, 0);
      expect(pixels * BYTES_PER_PIXEL, `${name} at ${width}`).toBeLessThanOrEqual(
        MAX_DECODED_BYTES,
      );
    }
  }
});

test.describe('on a dense phone', () => {
  test.use({ ...PHONE, deviceScaleFactor: 3 });

  test('the home page loads at most 1.2 MiB in ten seconds without input', async ({ page }) => {
    const received = await recordResponses(page);
    await page.goto('/');
    await page.waitForTimeout(UNTOUCHED_MS);
    await page.waitForLoadState('networkidle');
    const bytes = received.reduce((sum, response) => sum + response.bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: `${bytes}` });
    const pictures = received.filter(({ kind }) => kind === 'Image');
    expect(pictures.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_UNTOUCHED_BYTES);
  });
});
