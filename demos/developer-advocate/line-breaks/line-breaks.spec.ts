import type { Locator } from '@playwright/test';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { announced, expectNoSelection, openDemo } from '../../../tests/setup/demo.ts';
import { expect, test } from '../../../tests/setup/test.ts';
import { PHONE, pointOn } from '../../../tests/setup/touch.ts';

const handle = (demo: Locator) => demo.getByRole('slider', { name: 'Right edge of the text' });
const choose = (demo: Locator, name: string) =>
  demo.getByRole('radio', { name, exact: true }).check();

/** The lines of the text, found character by character. */
const linesOf = (demo: Locator) =>
  demo.locator('[data-text]').evaluate((box) => {
    const node = box.firstChild;
    if (!node) return [];
    const text = node.textContent ?? '';
    const range = document.createRange();
    const lines: { words: string; right: number; bottom: number }[] = [];
    let lowest = -Infinity;
    for (let index = 0; index < text.length; index++) {
      if (/[\s\u00ad]/.test(text.charAt(index))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, right, bottom } = range.getBoundingClientRect();
      if (top > lowest + 10) {
        lines.push({ words: '', right, bottom });
        lowest = top;
      }
      const line = lines.at(-1);
      if (line) Object.assign(line, { words: line.words + text.charAt(index), right, bottom });
    }
    return lines;
  });

/** Expects a strip under each line and a mark at the end of each but the last; returns the words. */
async function expectMarked(demo: Locator): Promise<string[]> {
  let words: string[] = [];
  await expect(async () => {
    const lines = await linesOf(demo);
    const strips = await demo.locator('[data-strip]').evaluateAll((elements) =>
      elements.map((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return { right, bottom };
      }),
    );
    expect(strips).toHaveLength(lines.length);
    lines.forEach(({ right, bottom }, index) => {
      // A hyphen that only a break shows is within the strip, but not within the letters.
      expect(Math.abs((strips[index]?.right ?? 0) - right - 10)).toBeLessThan(16);
      expect(Math.abs((strips[index]?.bottom ?? 0) - bottom)).toBeLessThan(1);
    });
    await expect(demo.locator('[data-break]:not([data-break="end"])')).toHaveCount(
      lines.length - 1,
    );
    words = lines.map((line) => line.words);
  }).toPass();
  return words;
}

const widthOf = async (demo: Locator) => Number(await handle(demo).getAttribute('aria-valuenow'));

testContracts({
  name: 'developer-advocate/line-breaks',
  async ready(demo) {
    // Until it has measured its room, there is no width to choose.
    await expect(handle(demo)).not.toHaveAttribute('aria-valuemax', '120');
  },
  drags: [
    {
      what: 'the edge of the text',
      setUp: (demo) => handle(demo).press('End'),
      grip: (demo) => pointOn(handle(demo)),
      state: widthOf,
      // Nearly vertical, then sideways.
      strokes: [
        [-8, -80],
        [-40, 0],
      ],
      async moved(_, { before, after, by }) {
        expect(after).toBe(Number(before) + by[0]);
      },
      // On the handle too.
      others: [async (demo) => pointOn(handle(demo), 0.3)],
      path: [
        [-20, 0],
        [-50, 0],
      ],
      async dropped(_, { before, after, by }) {
        expect(after).toBe(Number(before) + by[0]);
      },
    },
  ],
  scrollsFrom: [(demo) => pointOn(demo.locator('[data-text]'))],
  views: {
    async 'a long text'(demo) {
      await demo.getByLabel('Your text').fill('I\n'.repeat(70));
      await expect(demo.locator('[data-strip]')).toHaveCount(70);
    },
    async 'the first text'(demo) {
      await choose(demo, 'A sentence');
      await expect(demo.locator('[data-strip]')).not.toHaveCount(70);
    },
  },
  failure: {
    cause: () => {
      Range.prototype.getClientRects = () => {
        throw new Error('no rectangles');
      };
    },
  },
});

test('lines are marked where the browser breaks them, also while the edge is dragged', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await openDemo(page, 'developer-advocate/line-breaks');
  // Until it has measured its room, there is no width to choose.
  await expect(handle(demo)).not.toHaveAttribute('aria-valuemax', '120');
  const wide = await expectMarked(demo);
  const box = await handle(demo).boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  const narrow = await expectMarked(demo);
  expect(narrow.length).toBeGreaterThan(wide.length);
  expect(narrow.join('')).toBe('Abrowserdecideswherelinesbreakandkeepsittoitself.');
  await page.mouse.move(x + 2000, y, { steps: 4 });
  expect((await expectMarked(demo)).length).toBeLessThan(narrow.length);
  await page.mouse.up();
});

test('keys and the slider set the width too; kinds of breaks are counted and announced', async ({
  page,
}) => {
  const demo = await openDemo(page, 'developer-advocate/line-breaks');
  // Until it has measured its room, there is no width to choose.
  await expect(handle(demo)).not.toHaveAttribute('aria-valuemax', '120');
  await handle(demo).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(handle(demo)).toHaveAttribute('aria-valuetext', '124 px');
  const lines = await expectMarked(demo);
  await expect(announced(demo)).toHaveText(
    new RegExp(`^${lines.length} lines at 124 px, breaking after “.+” \\(space\\)`),
  );
  const breaks = demo.getByRole('list', { name: 'Line breaks by kind' });
  await expect(breaks).toContainText(`Space ${lines.length - 1}`);

  await choose(demo, 'Soft hyphens');
  await expect(breaks).toContainText(/Soft hyphen [1-9]/);
  const edges = await demo
    .locator('[data-strip]')
    .evaluateAll((strips) => strips.map((strip) => strip.getBoundingClientRect().bottom));
  const apart = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  expect(Math.max(...apart) - Math.min(...apart), 'strips at equal distances').toBeLessThan(2);
  await choose(demo, 'An address');
  await expect(breaks).toContainText(/Punctuation [1-9]/);
  await expect(breaks).toContainText(/Between letters [1-9]/);
  await expectMarked(demo);

  await choose(demo, 'Your own');
  await demo.getByLabel('Your text').fill('first\nsecond');
  await demo.getByRole('slider', { name: 'Width' }).fill('300');
  await expect(announced(demo)).toHaveText(
    '2 lines at 300 px, breaking after “first” (manual break). The last word stands alone.',
  );
  await demo.getByLabel('Your text').fill('');
  await expect(demo.locator('[data-strip]')).toHaveCount(0);
});

test('beside a sign at which no line can break, a break is one between letters; the limit of the text is said', async ({
  page,
}) => {
  const demo = await openDemo(page, 'developer-advocate/line-breaks');
  await demo.getByRole('slider', { name: 'Width' }).fill('124');
  const breaks = demo.getByRole('list', { name: 'Line breaks by kind' });
  const field = demo.getByLabel('Your text');
  await field.fill('m.'.repeat(24));
  await expect(breaks).toContainText(/Between letters [1-9]/);
  await expect(breaks).toContainText('Punctuation 0');
  await field.fill('mmmm-mmmm-mmmm-mmmm');
  await expect(breaks).toContainText('Punctuation 3');

  await field.fill('n '.repeat(70));
  await expect(demo.getByText('That’s the limit: 140 characters.')).toBeVisible();
});

test('balanced lines and a text from right to left are marked as the browser breaks them, and a stroke selects no text', async ({
  page,
}) => {
  const demo = await openDemo(page, 'developer-advocate/line-breaks');
  await expectNoSelection(page, demo);
  await demo.getByRole('slider', { name: 'Width' }).fill('550');
  const first = await expectMarked(demo);
  await choose(demo, 'Balance');
  await expect.poll(() => expectMarked(demo)).not.toEqual(first);

  await demo.getByLabel('Your text').fill('المتصفح يقرر أين تنكسر السطور');
  await demo.getByRole('slider', { name: 'Width' }).fill('200');
  const strip = demo.locator('[data-strip]').first();
  const mark = demo.locator('[data-break="space"]').first();
  await expect(async () => {
    const [line, sign] = [await strip.boundingBox(), await mark.boundingBox()];
    expect(Math.abs((line?.x ?? 0) - (sign?.x ?? 0))).toBeLessThan(20);
  }).toPass();
});

test('the demo keeps its height, and lines that don’t fit the board can be scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await openDemo(page, 'developer-advocate/line-breaks');
  const height = async () => (await demo.boundingBox())?.height;
  const before = await height();
  const slider = demo.getByRole('slider', { name: 'Width' });
  await slider.fill('120');
  await choose(demo, 'Soft hyphens');
  await demo.getByLabel('Your text').fill('I\n'.repeat(70));
  await expect(demo.locator('[data-strip]')).toHaveCount(70);
  expect(await height()).toBe(before);

  const below = demo.locator('[data-below]');
  // The caret is at the end, and the line at the top isn't cut.
  await expect(below).toBeHidden();
  const scrolled = await demo.locator('[data-page]').evaluate(({ scrollTop }) => scrollTop);
  const lineHeight = await demo
    .locator('[data-text]')
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
  const linesAbove = scrolled / lineHeight;
  expect(linesAbove).toBeCloseTo(Math.round(linesAbove), 1);
  await demo.locator('[data-page]').focus();
  await page.keyboard.press('Home');
  await expect(below).toHaveText(/^6\d more lines/);
  await demo.getByRole('button', { name: /^6\d more lines/ }).press('Enter');
  await expect(below).toHaveText(/^5\d more lines/);
  await demo.locator('[data-page]').focus();
  await page.keyboard.press('End');
  await expect(below).toBeHidden();
  await slider.fill('300');
  await demo.getByLabel('Your text').fill('short');
  await expect(demo.locator('[data-strip]')).toHaveCount(1);
  expect(await height()).toBe(before);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the first text has other lines with each way to wrap', async ({ page }) => {
    const demo = await openDemo(page, 'developer-advocate/line-breaks');
    const seen = new Set<string>();
    for (const wrap of ['Normal', 'Balance', 'Pretty']) {
      await choose(demo, wrap);
      seen.add((await expectMarked(demo)).join('|'));
    }
    expect(seen.size).toBe(3);
  });

  test('the lines of a text are seen while it is typed above the keyboard', async ({ page }) => {
    const demo = await openDemo(page, 'developer-advocate/line-breaks');
    // As high as what a keyboard leaves.
    await page.setViewportSize({ width: 390, height: 440 });
    const field = demo.getByLabel('Your text');
    await field.tap();
    await field.fill('The board stays in view while someone types');
    const strips = demo.locator('[data-strip]');
    await expect(strips).not.toHaveCount(0);
    for (const part of [field, strips.first(), strips.last()]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const first = await strips.count();
    await field.pressSequentially(' whose board has room for fewer lines than were typed');
    await expect.poll(() => strips.count()).toBeGreaterThan(first);
    // Its end may reach beyond the sheet.
    await expect(strips.last()).toBeInViewport({ ratio: 0.75 });
  });
});

test('under reduced motion nothing moves without input', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page, 'developer-advocate/line-breaks');
  await demo.evaluate((element) => {
    element.addEventListener('animationstart', () => {
      element.dataset.animated = '';
    });
  });
  await choose(demo, 'An address');
  await expect(demo.getByRole('list', { name: 'Line breaks by kind' })).toContainText(
    /Punctuation [1-9]/,
  );
  expect(await demo.getAttribute('data-animated')).toBeNull();
  await demo.getByRole('button', { name: /^Play/ }).click();
  await choose(demo, 'A sentence');
  await expect(demo).toHaveAttribute('data-animated', '');
});
