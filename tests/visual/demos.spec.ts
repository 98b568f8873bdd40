/** Each demo at rest. Its baseline is in its folder. */
import { listDemos } from '../../packages/content/src/read/demos.ts';
import { openDemo } from '../setup/demo.ts';
import { test } from '../setup/test.ts';
import { compare } from './compare.ts';

// High enough for each to be whole.
test.use({ viewport: { width: 800, height: 1200 } });

test.beforeEach(async ({ page }) => {
  // The same numbers in each run: Park and Miller's generator.
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
});

for (const name of listDemos()) {
  test(`the demo ${name} looks as it did`, async ({ page }) => {
    await compare(await openDemo(page, name), name, 'baseline');
  });
}
