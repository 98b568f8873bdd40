import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../../../tests/setup/access.ts';
import { expectNoSelection, openDemo } from '../../../tests/setup/demo.ts';
import { expect, open, test } from '../../../tests/setup/test.ts';
import {
  createFingers,
  expectScrollable,
  PHONE,
  pointOn,
  scrollTop,
  stroke,
} from '../../../tests/setup/touch.ts';

/** Reopens the demo until the site's fonts are used: the browser ignores fonts that load too late. */
async function openWithFonts(page: Page): Promise<Locator> {
  await expect(async () => {
    await open(page, '/developer-advocate/baseline');
    const used = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      const widthIn = (families: string) => {
        if (context) context.font = `64px ${families}`;
        return context?.measureText('glyphs').width;
      };
      return ['Fraunces', 'Nunito'].map(
        (family) => widthIn(`${family}, monospace`) !== widthIn('monospace'),
      );
    });
    expect(used).toEqual([true, true]);
  }).toPass();
  return openDemo(page, 'developer-advocate/baseline');
}

test('a stroke across the demo selects no text', async ({ page }) => {
  await expectNoSelection(page, await openDemo(page, 'developer-advocate/baseline'));
});

test('letters without leading sit on the threads, with the requested space around them', async ({
  page,
}) => {
  const demo = await openWithFonts(page);
  /** Positions on the page, px, measured with an empty box on the line and a canvas. */
  const placesOn = (kind: string) =>
    demo.evaluate((element, name) => {
      const paper = element.querySelector(`[data-page="${name}"]`);
      const text = paper?.querySelector<HTMLElement>('[data-text]');
      const context = document.createElement('canvas').getContext('2d');
      if (!paper || !text || !context) throw new Error(`There is no page ${name}`);
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(text);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const capital = context.measureText('H').actualBoundingBoxAscent;
      const baselines = [...text.querySelectorAll('span')].map((word) => {
        const mark = document.createElement('i');
        mark.style.display = 'inline-block';
        word.append(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      });
      const { top, bottom } = paper.getBoundingClientRect();
      return {
        above: (baselines[0] ?? 0) - capital - top,
        below: bottom - (baselines.at(-1) ?? 0),
        baselines,
        measured: [...paper.querySelectorAll('[data-measure]')].map((gold) =>
          Number(gold.textContent),
        ),
      };
    }, kind);
  const expectTrimmed = () =>
    expect(async () => {
      const trimmed = await placesOn('baseline');
      const plain = await placesOn('line-height');
      const threads = await demo
        .locator('[data-thread]')
        .evaluateAll((list) => list.map((thread) => thread.getBoundingClientRect().top));
      expect(Math.abs(trimmed.above - 24)).toBeLessThan(1.5);
      expect(Math.abs(trimmed.below - 24)).toBeLessThan(1.5);
      trimmed.baselines.forEach((baseline, index) =>
        expect(Math.abs(baseline - (threads[index] ?? 0))).toBeLessThan(1.5),
      );
      expect(trimmed.measured).toEqual([24, 24]);
      expect(plain.above).toBeGreaterThan(28);
      expect(Math.abs(plain.above - (plain.measured[0] ?? 0))).toBeLessThan(1.5);
      expect(Math.abs(plain.below - (plain.measured[1] ?? 0))).toBeLessThan(1.5);
    }).toPass();
  await expectTrimmed();
  await demo.getByRole('slider', { name: 'Line height' }).fill('190');
  await demo.getByRole('slider', { name: 'Size' }).fill('37');
  await expectTrimmed();
  await demo.getByRole('radio', { name: 'Nunito bold' }).check();
  await expectTrimmed();
  await expect(demo.locator('output')).toHaveText(
    /^Nunito bold, 37 px, line height 190 %\. You asked for 24 px\./,
  );
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger drags the threads and scrolls the page between them, and the height stays', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'developer-advocate/baseline');
    const size = demo.getByRole('slider', { name: 'Size' });
    const leading = demo.getByRole('slider', { name: 'Line height' });
    const height = async () => (await demo.boundingBox())?.height;
    const before = await height();
    const opening = await size.inputValue();
    for (const [thread, slider, from, by] of [
      [1, leading, '150', -15],
      // It can also grow: it doesn't start at its limit.
      [0, size, opening, 3],
      [0, size, opening, -10],
    ] as const) {
      const grip = demo.locator('[data-grip]').nth(thread);
      const start = await scrollTop(page);
      // A busy browser can drop the end of a stroke.
      await expect(async () => {
        await slider.fill(from);
        const [x, y] = await pointOn(grip);
        await stroke(page, [
          [x, y],
          [x, y + by],
        ]);
        // The thread has followed the finger.
        await expect
          .poll(async () => Math.abs((await pointOn(grip))[1] - y - by), { timeout: 3000 })
          .toBeLessThan(1.5);
      }).toPass({ timeout: 15_000 });
      expect(await slider.inputValue()).not.toBe(from);
      const [x, y] = await pointOn(grip);
      await stroke(page, [
        [x, y],
        [x + 80, y],
      ]);
      expect(await scrollTop(page)).toBe(start);
      expect(page.url()).toMatch(/baseline$/);
    }
    const limit = demo.getByText('Maximum line height: 200 %', { exact: true });
    await expect(async () => {
      await leading.fill('200');
      const [x, y] = await pointOn(demo.locator('[data-grip]').last());
      await stroke(page, [
        [x, y],
        [x, y + 40],
      ]);
      await expect(limit).toBeVisible({ timeout: 3000 });
    }).toPass();
    await leading.fill('199');
    await expect(limit).toBeHidden();
    await leading.fill('200');
    expect(await height()).toBe(before);
    await expectScrollable(page, await pointOn(demo.locator('[data-page]').last(), 0.5, 0.05));
  });

  test('a second finger moves no thread while one is dragged, and Escape returns a thread', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'developer-advocate/baseline');
    const values = () =>
      demo
        .getByRole('slider')
        .evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value));
    const thread = (index: number, shareX = 0.5) =>
      pointOn(demo.locator('[data-grip]').nth(index), shareX);
    const fingers = createFingers(page);
    for (const [second, shareX] of [
      [0, 0.5],
      [1, 0.2],
    ] as const) {
      const [x, y] = await thread(1);
      await fingers.press(1, [x, y]);
      await fingers.move(1, [x, y - 8]);
      await expect.poll(async () => Math.abs((await thread(1))[1] - y + 8)).toBeLessThan(1.5);
      const held = await values();
      const [otherX, otherY] = await thread(second, shareX);
      await fingers.press(2, [otherX, otherY]);
      await fingers.move(2, [otherX, otherY - 6]);
      expect(await values()).toEqual(held);
      await fingers.lift(2);
      await fingers.move(1, [x, y - 10]);
      await fingers.lift(1);
      await expect.poll(async () => Math.abs((await thread(1))[1] - y + 10)).toBeLessThan(1.5);
    }
    const before = await values();
    const [x, y] = await thread(0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 10);
    await expect.poll(values).not.toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.move(x, y - 5);
    await page.mouse.up();
    await expect.poll(values).toEqual(before);
  });

  test('the tags don’t overlap when text is twice as large', async ({ page }) => {
    const demo = await openDemo(page, 'developer-advocate/baseline');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
      const [first, second] = await demo
        .locator('[data-page] > p')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const scene = await demo.locator('[data-page]').first().locator('../..').boundingBox();
      expect(first?.left).toBeGreaterThanOrEqual(scene?.x ?? Infinity);
      expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
      expect(second?.right).toBeLessThanOrEqual((scene?.x ?? 0) + (scene?.width ?? 0));
    }
  });

  test('everything fits 320 px, and axe finds nothing', async ({ page }) => {
    const demo = await openDemo(page, 'developer-advocate/baseline');
    await expectFits(demo, { widths: [320] });
    await expectAccessible(page, '[data-demo="developer-advocate/baseline"]');
  });
});
