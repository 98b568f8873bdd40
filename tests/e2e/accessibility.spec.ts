import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../setup/test.ts';

for (const path of ['/', '/snowflake', '/developer-advocate', '/about', '/assets', '/nope']) {
  test.describe(path, () => {
    test.use({ expectedMessages: path === '/nope' ? /status of 404/ : /^$/ });

    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      test(`axe finds nothing on ${path} at ${width}x${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
        expect(found).toEqual([]);
      });
    }
  });
}
