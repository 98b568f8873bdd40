/**
 * What the carousel does in any browser, here in Chromium; see also `npm run test:engines`. The carousel needs no
 * framework, so most of this runs without it; the other specs press the same keys and buttons with it.
 */
import { behaviours } from '../carousel/behaviours.ts';
import { playwrightDriver } from '../carousel/playwright.ts';
import { siteWithEntries } from '../setup/site-with-entries.ts';
import { expect, test } from '../setup/test.ts';

test.use({ expectedMessages: /Failed to load resource/ });

for (const { title, size = [1440, 900], entries, needsFramework = false, run } of behaviours) {
  test(`${title}${needsFramework ? '' : ', without the framework'}`, async ({ page, baseURL }) => {
    // With 200 entries, on a busy machine.
    test.setTimeout(180_000);
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (!needsFramework) {
      await page.route('**/static/framework-*.js', (route) => route.abort());
    }
    const site = entries === undefined ? undefined : await siteWithEntries(entries);
    try {
      await run(playwrightDriver(page, site?.url ?? baseURL ?? '', { framework: needsFramework }));
      if (!needsFramework) await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    } finally {
      await page.close();
      await site?.close();
    }
  });
}
