/**
 * The carousel's behavior in every browser, here in Chromium; `npm run test:engines` runs the other engines. The
 * carousel works without the framework, so most of these tests block it; the other specs run with it.
 */
import { behaviors } from '../carousel/behaviors.ts';
import { playwrightDriver } from '../carousel/playwright.ts';
import { siteWithEntries } from '../setup/site-with-entries.ts';
import { expect, test, WITH_MOTION } from '../setup/test.ts';

test.use({ ...WITH_MOTION, expectedMessages: /Failed to load resource/ });

for (const { title, size = [1440, 900], entries, full, needsFramework = false, run } of behaviors) {
  const name = `${title}${needsFramework ? '' : ', without the framework'}`;
  test(name, { tag: full ? '@full' : [] }, async ({ page, baseURL }) => {
    // With 200 entries, on a busy machine.
    test.setTimeout(180_000);
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (!needsFramework) {
      await page.route('**/static/framework-*.js', (route) => route.abort());
    }
    // The number of cards affects the layout, not the motion.
    if (entries !== undefined) await page.emulateMedia({ reducedMotion: 'reduce' });
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
