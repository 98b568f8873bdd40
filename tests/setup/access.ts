/** Assertions for every page and demo: axe finds no violations, and the layout fits narrow viewports. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Expects that axe finds no violations in a page.
 * @param part selector of the part to check
 */
export async function expectAccessible(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    // Runs axe in the page itself. A second page is only needed for cross-origin frames.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  expect(found, `${page.url()} ${part}`).toEqual([]);
  expect(await page.evaluate(findWrongIds), page.url()).toEqual([]);
}

/** Ids that are there twice, or that a heading could have too, although its element is none. For demos headings make way. */
function findWrongIds() {
  const elements = [...document.querySelectorAll('[id]')];
  return elements
    .filter(({ id }, index) => elements.findIndex((other) => other.id === id) !== index)
    .concat(
      elements.filter(
        (element) =>
          !element.matches('h1, h2, h3, h4, h5, h6, [data-demo] > figcaption > *') &&
          !/:|^user-content-fn/.test(element.id),
      ),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Expects that elements are as wide as their text when text is twice as large, on a phone (WCAG 2.2, 1.4.4). */
export async function expectRoomForLargeText(elements: Locator) {
  const page = elements.page();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
  const tooNarrow = await elements.filter({ visible: true }).evaluateAll((all) => ({
    count: all.length,
    texts: all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  }));
  expect(tooNarrow.count).toBeGreaterThan(0);
  expect(tooNarrow.texts).toEqual([]);
}

/** Widths of a common and of the narrowest viewport, px (WCAG 2.2, 1.4.10). */
const WIDTHS_PX = [390, 320];
/** Minimum size of a target, px (WCAG 2.2, 2.5.8). */
const MIN_TARGET_PX = 24;

const TARGETS =
  'button, select, label:has(input), input[type="range"], [role="slider"], [role="option"]';

/** Expects `expectFitsWindow` in windows of several widths, px. */
export async function expectFits(
  demo: Locator,
  { widths = WIDTHS_PX, minTarget = MIN_TARGET_PX } = {},
) {
  for (const width of widths) {
    await demo.page().setViewportSize({ width, height: 844 });
    await expectFitsWindow(demo, minTarget);
  }
}

/** Expects that the page is no wider than the window, and that no target of the demo is too small or cut off. */
export async function expectFitsWindow(demo: Locator, minTarget = MIN_TARGET_PX) {
  const page = demo.page();
  const width = page.viewportSize()?.width;
  expect(await page.locator('main').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
  const findUnfit = () =>
    demo.locator(TARGETS).evaluateAll(
      (targets, minTarget) =>
        targets
          .filter((target) => target.checkVisibility())
          .filter((target) => {
            const { left, right, width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < minTarget || left < 0 || right > innerWidth;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      minTarget,
    );
  // After a resize, some demos arrange their parts by script, and the parts move there.
  await expect.poll(findUnfit, `at ${width} px`).toEqual([]);
}
