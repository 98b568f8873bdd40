/** The layout holds with any text: long words, wide code and tables. */
import { expectAccessible } from '../setup/access.ts';
import { findLayoutProblems } from '../setup/layout.ts';
import { expect, open, test } from '../setup/test.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Boxes in the text that can be wider than it. */
const BOXES = '[data-body] :is(pre, div:has(> table), div:has(> math))';

test('a page with the worst of texts is never wider than the window; code, tables and formulas scroll to their ends', async ({
  page,
}) => {
  await open(page, '/unlisted');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await findLayoutProblems(page), `${size.width} px`).toEqual([]);
    const hidden = await page.locator(BOXES).evaluateAll((boxes) =>
      boxes.map((box) => {
        box.scrollLeft = box.scrollWidth;
        const inner = box.matches('pre') ? (box.firstElementChild ?? box) : box.firstElementChild;
        const end = document.createRange();
        end.selectNodeContents(inner ?? box);
        const { right } = end.getBoundingClientRect();
        box.scrollLeft = 0;
        return Math.max(0, Math.round(right - box.getBoundingClientRect().right));
      }),
    );
    expect(hidden.length).toBeGreaterThan(8);
    expect(new Set(hidden), `${size.width} px`).toEqual(new Set([0]));
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAccessible(page, 'article');
});

test('code and tables that are wider than the text can be scrolled by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/unlisted');
  for (const box of [
    page.locator('[data-body] > pre').first(),
    page.locator(BOXES).filter({ has: page.locator('thead') }),
  ]) {
    await expect(box).toHaveAccessibleName(/\w/);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

test('on paper, code and tables wrap', async ({ page }) => {
  // A4 with margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1000 });
  await open(page, '/unlisted');
  await page.emulateMedia({ media: 'print' });
  const cutOff = await page.locator(':is(pre, table)').evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        const range = document.createRange();
        range.selectNodeContents(box);
        return range.getBoundingClientRect().right > innerWidth;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(cutOff).toEqual([]);
});

test('lists in lists are indented', async ({ page }) => {
  await open(page, '/unlisted');
  const lefts = await page
    .locator('[data-body] li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  for (const [index, left] of lefts.entries()) {
    if (index > 0) expect(left).toBeGreaterThan((lefts[index - 1] ?? 0) + 10);
  }
});
