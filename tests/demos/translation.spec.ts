/** Demos on a page that the browser translates (tests/setup/translate.ts). */
import type { Page } from '@playwright/test';
import { openAllDemos } from '../setup/demo.ts';
import { expect, test } from '../setup/test.ts';
import { listDemos } from '../../packages/content/src/read/demos.ts';
import { translate } from '../setup/translate.ts';

/** Longest time for which a demo shows a message, ms. */
const MESSAGE_MS = 8000;

/** The same random numbers in each page. */
const seedRandom = (page: Page) =>
  page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });

/** Presses all buttons of all demos, except downloads, links, and pictures to choose from, which take their time. */
const pressAll = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) => {
    const isQuick = (target: Element) =>
      !/download|png|svg|pdf|jpg|save|share|copy link/i.test(
        `${target.textContent} ${target.ariaLabel}`,
      ) && !target.closest('label')?.querySelector('img');
    const targets = 'button, [role="tab"], [role="radio"], [role="option"], [type="radio"]';
    for (const demo of demos) {
      for (const target of [...demo.querySelectorAll<HTMLElement>(targets)].filter(isQuick)) {
        if (target.isConnected) target.click();
      }
      for (const slider of demo.querySelectorAll<HTMLInputElement>('input[type="range"]')) {
        // React ignores a value that is set by its own setter.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(slider, String((Number(slider.min) + Number(slider.max)) / 2));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  });

/** Name of each demo -> all its text. */
const readAll = (page: Page) =>
  page
    .locator('[data-demo]')
    .evaluateAll((demos: HTMLElement[]) =>
      Object.fromEntries(demos.map(({ dataset, textContent }) => [dataset.demo, textContent])),
    );

test('demos say the same on a translated page', async ({ page }) => {
  test.skip(listDemos().length === 0, 'There is no demo');
  await page.clock.install();
  await seedRandom(page);
  // Work would be there again.
  await page.addInitScript(() => sessionStorage.clear());
  const said: unknown[] = [];
  for (const isTranslated of [false, true]) {
    await openAllDemos(page);
    if (isTranslated) await translate(page);
    await pressAll(page);
    await page.clock.runFor(MESSAGE_MS);
    said.push(await readAll(page));
  }
  expect(said[1]).toEqual(said[0]);
});
