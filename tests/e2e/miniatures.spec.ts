/** What holds for every miniature, whatever it does. */
import { expect, open, test } from '../setup/test.ts';

const PAGES_WITH_TOYS = [
  '/snowflake',
  '/wanda-whirl',
  '/spiral-betty',
  '/kind-cloud',
  '/whcc',
  '/mathigon',
  '/scanifly',
  '/developer-advocate',
];

for (const address of PAGES_WITH_TOYS) {
  test(`the toys of ${address} need no more room than was kept for them`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    const toys = await page.locator('[data-miniature]').all();
    expect(toys.length).toBeGreaterThan(0);
    for (const toy of toys) {
      await toy.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(toy).toHaveAttribute('data-state', 'live');
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const toy of toys) {
        const { name, kept, taken } = await toy.evaluate((element) => {
          const stage = element.querySelector<HTMLElement>(':scope > div');
          if (!stage) throw new Error('The miniature has no stage.');
          return {
            name: element.dataset.miniature,
            kept: Number.parseFloat(getComputedStyle(stage).minHeight),
            taken: stage.getBoundingClientRect().height,
          };
        });
        expect(taken, `${name} at ${width} px`).toBeLessThan(kept + 1);
      }
    }
  });
}
