/** What holds for every page and demo: axe finds nothing, and a narrow window has room for all. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Lets axe look at a page.
 * @param part selector of the only part to look at
 */
export async function expectAccessible(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    // In the page itself rather than in a second one, which only frames of other sites would need.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  expect(found, `${page.url()} ${part}`).toEqual([]);
}

/** Widths of a usual and of the narrowest window, px (WCAG 2.2, 1.4.10). */
const WIDTHS = [390, 320];
/** Smallest side of a target, px (WCAG 2.2, 2.5.8). */
const LEAST = 24;

const TARGETS =
  'button, select, label:has(input), input[type="range"], [role="slider"], [role="option"]';

/** Expects that the page is not wider than the window, and no target of the demo small or cut off. */
export async function expectFits(demo: Locator, { widths = WIDTHS, least = LEAST } = {}) {
  const page = demo.page();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.locator('main').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    const unfit = await demo.locator(TARGETS).evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => target.checkVisibility())
          .filter((target) => {
            const { left, right, width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < least || left < 0 || right > innerWidth;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      least,
    );
    expect(unfit, `at ${width} px`).toEqual([]);
  }
}
