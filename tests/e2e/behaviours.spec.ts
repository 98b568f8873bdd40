/** What the carousel does in any browser, here in Chromium; see also `npm run test:engines`. */
import { behaviours } from '../carousel/behaviours.ts';
import { playwrightDriver } from '../carousel/playwright.ts';
import { siteWithEntries } from '../setup/site-with-entries.ts';
import { test } from '../setup/test.ts';

for (const { title, size = [1440, 900], entries, run } of behaviours) {
  test(title, async ({ page, baseURL }) => {
    // With 200 entries, on a busy machine.
    test.setTimeout(180_000);
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (entries === undefined) return run(playwrightDriver(page, baseURL ?? ''));
    const site = await siteWithEntries(entries);
    try {
      return await run(playwrightDriver(page, site.url));
    } finally {
      await page.close();
      await site.close();
    }
  });
}
