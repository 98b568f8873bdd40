import type { Locator, Page } from '@playwright/test';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { expectNoSelection, openDemo } from '../../../tests/setup/demo.ts';
import { pauseStyledAnimations } from '../../../tests/setup/held-animations.ts';
import { expect, open, pauseClock, test } from '../../../tests/setup/test.ts';
import { FINGER_SHARE } from './leading.ts';
import { boxOf, PHONE, pointOn, stroke } from '../../../tests/setup/touch.ts';

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

const thread = (demo: Locator, index: number, shareX = 0.5) =>
  pointOn(demo.locator('[data-grip]').nth(index), shareX);
const values = (demo: Locator) =>
  demo.getByRole('slider').evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value));

testContracts({
  name: 'developer-advocate/baseline',
  drags: [
    {
      what: 'the lower thread',
      async setUp(demo) {
        await demo.getByRole('slider', { name: 'Line height' }).fill('150');
      },
      grip: (demo) => thread(demo, 1),
      state: values,
      strokes: [[0, -15]],
      others: [(demo) => thread(demo, 0), (demo) => thread(demo, 1, 0.2)],
      path: [
        [0, -8],
        [0, -10],
      ],
      // It follows the finger, from its first move on, by a share.
      async dropped(demo, { from, by }) {
        await expect
          .poll(async () => Math.abs((await thread(demo, 1))[1] - from[1] - by[1] * FINGER_SHARE))
          .toBeLessThan(1.5);
      },
    },
    {
      what: 'the upper thread',
      async setUp(demo) {
        await demo.getByRole('slider', { name: 'Size' }).fill('37');
      },
      // Also on the left page.
      grip: (demo) => pointOn(demo.locator('[data-thread]').first(), 0.2),
      state: values,
      strokes: [[0, -10]],
      others: [(demo) => thread(demo, 1, 0.1)],
      path: [
        [0, -8],
        [0, -10],
      ],
    },
  ],
  scrollsFrom: [(demo) => pointOn(demo.locator('[data-page]').last(), 0.5, 0.05)],
  // The tags don’t overlap.
  async largeText(demo) {
    const [first, second] = await demo
      .locator('[data-page] > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const scene = await demo.locator('[data-page]').first().locator('../..').boundingBox();
    expect(first?.left).toBeGreaterThanOrEqual(scene?.x ?? Infinity);
    expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
    expect(second?.right).toBeLessThanOrEqual((scene?.x ?? 0) + (scene?.width ?? 0));
  },
});

test('letters without leading sit on the threads, with the requested space around them, and a stroke selects none', async ({
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
  await expectNoSelection(page, demo);
});

test('a visit of the robin ends with the motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await openDemo(page, 'developer-advocate/baseline');
  await pauseStyledAnimations(page, '[data-visiting]');
  await demo.getByRole('slider', { name: 'Line height' }).press('Home');
  await expect(demo.locator('[data-visiting]')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(demo.locator('[data-visiting]')).toHaveCount(0);
});

test('a visitor’s word is on both pages, as large as fits, up to eight characters; without one there are the first words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await openDemo(page, 'developer-advocate/baseline');
  const word = demo.getByRole('textbox', { name: 'Your word' });
  const texts = demo.locator('[data-text]');
  await word.fill('Ada Joan');
  await expect(texts).toHaveText(['AdaJoan', 'AdaJoan']);
  await word.fill('WWWWWWWWWWWW');
  await expect(demo.getByText('Up to 8 characters', { exact: true }).last()).toBeVisible();
  await expect(texts).toHaveText(['WWWWWWWW'.repeat(2), 'WWWWWWWW'.repeat(2)]);
  const room = await texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const page = text.parentElement?.getBoundingClientRect();
      return (page?.right ?? 0) - range.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
  await word.fill('mmmmmmmm');
  await expect(demo.locator('[data-notice]')).toHaveText(/^Long words are set smaller/);
  await word.fill(' ');
  await expect(texts).toHaveText(['bigjoy', 'bigjoy']);
});

test('the button that copied the CSS says so for a moment, or until the CSS is another', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const demo = await openDemo(page, 'developer-advocate/baseline');
  await pauseClock(page);
  await expect(demo.locator('output'), 'nothing has changed').toBeEmpty();
  const copy = demo.getByRole('button', { name: 'Copy', exact: true });
  const copied = demo.getByRole('button', { name: 'Copied' });
  await copy.click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('margin-bottom');
  await demo.getByRole('slider', { name: 'Line height' }).fill('120');
  await copy.click();
  await expect(copied).toBeVisible();
  await page.clock.runFor(4000);
  await expect(copy).toBeVisible();
  // As on a plain http address.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(demo.getByRole('button', { name: 'Couldn’t copy' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a thread dragged beyond its limit says so, and the height stays', async ({ page }) => {
    const demo = await openDemo(page, 'developer-advocate/baseline');
    const leading = demo.getByRole('slider', { name: 'Line height' });
    const { height } = await boxOf(demo);
    const limit = demo.getByText('Maximum line height: 200 %', { exact: true });
    await expect(async () => {
      await leading.fill('200');
      const [x, y] = await thread(demo, 1);
      await stroke(page, [
        [x, y],
        [x, y + 60],
      ]);
      await expect(limit).toBeVisible({ timeout: 3000 });
    }).toPass();
    await leading.fill('199');
    await expect(limit).toBeHidden();
    await leading.fill('200');
    expect((await boxOf(demo)).height).toBe(height);
  });
});
