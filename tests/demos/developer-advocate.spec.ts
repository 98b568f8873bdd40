import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

type Name = 'line-breaks' | 'baseline' | 'in-app-browser';

/** Brings a miniature of the page to the upper edge of the window and waits until it is there. */
async function show(page: Page, name: Name): Promise<Locator> {
  const toy = page.locator(`[data-miniature="${name}"]`);
  await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy).toHaveAttribute('data-state', 'live');
  return toy;
}

async function openToy(page: Page, name: Name): Promise<Locator> {
  await open(page, `/${name}`);
  return show(page, name);
}

/** Opens the page until the site's faces are used: on a visit on which they come too late, they are not. */
const openWithFaces = (page: Page, name: Name) =>
  expect(async () => {
    await open(page, `/${name}`);
    const used = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      const widthIn = (families: string) => {
        if (context) context.font = `64px ${families}`;
        return context?.measureText('glyphs').width;
      };
      return ['Fraunces', 'Nunito'].map(
        (face) => widthIn(`${face}, monospace`) !== widthIn('monospace'),
      );
    });
    expect(used).toEqual([true, true]);
  }).toPass();

const told = (toy: Locator) => toy.locator('output');
const handle = (toy: Locator) => toy.getByRole('slider', { name: 'Right edge of the text' });
const choose = (toy: Locator, name: string) =>
  toy.getByRole('radio', { name, exact: true }).check();

/** The lines of the text, found the slow way: character by character. */
const linesOf = (toy: Locator) =>
  toy.locator('[data-text]').evaluate((box) => {
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
async function expectMarked(toy: Locator): Promise<string[]> {
  let words: string[] = [];
  await expect(async () => {
    const lines = await linesOf(toy);
    const strips = await toy.locator('[data-strip]').evaluateAll((elements) =>
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
    await expect(toy.locator('[data-break]:not([data-break="end"])')).toHaveCount(lines.length - 1);
    words = lines.map((line) => line.words);
  }).toPass();
  return words;
}

test('lines are marked where the browser breaks them, while their edge is dragged', async ({
  page,
}) => {
  const toy = await openToy(page, 'line-breaks');
  let wide: string[] = [];
  // The toy takes its width a moment after it has come.
  await expect(async () => {
    wide = await expectMarked(toy);
    await page.waitForTimeout(300);
    expect(await expectMarked(toy)).toEqual(wide);
  }).toPass();
  const box = await handle(toy).boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  const narrow = await expectMarked(toy);
  expect(narrow.length).toBeGreaterThan(wide.length);
  expect(narrow.join('')).toBe('Abrowserdecideswherelinesbreakandkeepsittoitself.');
  await page.mouse.move(x + 2000, y, { steps: 4 });
  expect((await expectMarked(toy)).length).toBeLessThan(narrow.length);
  await page.mouse.up();
});

test('keys and the slider set the width too; kinds of breaks are counted and told', async ({
  page,
}) => {
  const toy = await openToy(page, 'line-breaks');
  // Until it has measured its room, there is no width to choose.
  await expect(handle(toy)).not.toHaveAttribute('aria-valuemax', '120');
  await handle(toy).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(handle(toy)).toHaveAttribute('aria-valuetext', '124 px');
  const lines = await expectMarked(toy);
  await expect(told(toy)).toHaveText(
    new RegExp(`^At 124 px ${lines.length} lines\\. They break after “.+”, at a space;`),
  );
  const breaks = toy.getByRole('list', { name: 'Breaks' });
  await expect(breaks).toContainText(`${lines.length - 1} at a space`);

  await choose(toy, 'Soft hyphens');
  await expect(breaks).toContainText(/[1-9] at a soft hyphen/);
  await choose(toy, 'An address');
  await expect(breaks).toContainText(/[1-9] after a sign/);
  await expect(breaks).toContainText(/[1-9] inside a word/);
  await expectMarked(toy);

  await choose(toy, 'Your own');
  await toy.getByLabel('Your words').fill('first\nsecond');
  await toy.getByRole('slider', { name: 'Width' }).fill('300');
  await expect(told(toy)).toHaveText(
    'At 300 px 2 lines. They break after “first”, where you broke it. The last word stands alone.',
  );
  await toy.getByLabel('Your words').fill('');
  await expect(toy.locator('[data-strip]')).toHaveCount(0);
});

test('balanced lines are found as they are broken, not as they would fit first', async ({
  page,
}) => {
  const toy = await openToy(page, 'line-breaks');
  await toy.getByRole('slider', { name: 'Width' }).fill('550');
  const first = await expectMarked(toy);
  await choose(toy, 'Balance');
  await expect.poll(() => expectMarked(toy)).not.toEqual(first);
});

test('letters without leading stand on the threads, as much room around them as is asked for', async ({
  page,
}) => {
  await openWithFaces(page, 'baseline');
  const toy = await show(page, 'baseline');
  /** Places of a page, px: what an empty box on the line and a canvas know of the letters. */
  const placesOn = (kind: string) =>
    toy.evaluate((element, name) => {
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
      const threads = await toy
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
  await toy.getByRole('slider', { name: 'Line height' }).fill('190');
  await toy.getByRole('slider', { name: 'Size' }).fill('37');
  await expectTrimmed();
  await choose(toy, 'Nunito bold');
  await expectTrimmed();
  await expect(told(toy)).toHaveText(
    /^Nunito bold, 37 px, line height 190 %\. 24 px are asked for/,
  );
});

test('the app is read from the user agent, its marks are shown, and nothing is asked of anybody', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.1.2 (iPhone15,3)';
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  const toy = await openToy(page, 'in-app-browser');
  const verdict = toy.locator('[data-verdict]');
  await expect(verdict).toHaveText('Inside Instagram');
  await expect(toy.locator('[data-agent]')).toHaveText(userAgent);
  await expect(toy.locator('mark')).toHaveText(['iPhone', 'Instagram 350.1.2']);
  await page.waitForLoadState('networkidle');

  const requests: string[] = [];
  page.on('request', (request) => {
    // The page's own star counts, which come when they come.
    if (!request.url().endsWith('/stars')) requests.push(request.url());
  });
  await choose(toy, 'Facebook');
  await expect(verdict).toHaveText('Inside Facebook');
  await expect(toy.locator('mark')).toHaveText(['wv', 'Version/4.0', 'FB_IAB/FB4A']);
  await expect(told(toy)).toHaveText(/^Inside Facebook on Android\. The app has signed its name\./);
  await choose(toy, 'No name, iPhone');
  await expect(verdict).toHaveText('Inside some app');
  await choose(toy, 'Safari');
  await expect(verdict).toHaveText('Safari');
  await choose(toy, 'Your own');
  const own = toy.getByLabel('Your user agent');
  await expect(own).toHaveValue(/Safari\/604\.1$/);
  await own.fill('<b>curl/8.5.0</b>');
  await expect(verdict).toHaveText('No idea');
  await expect(toy.locator('[data-agent]')).toHaveText('<b>curl/8.5.0</b>');
  expect(requests).toEqual([]);
  await context.close();
});

test('a finger on the edge of the text drags it; anywhere else it scrolls the page', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const toy = await openToy(page, 'line-breaks');
  const client = await context.newCDPSession(page);
  const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
  const swipe = async (element: Locator, dx: number, dy: number) => {
    const box = await element.boundingBox();
    if (!box) throw new Error('Nothing to swipe on');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let share = 0.25; share <= 1; share += 0.25) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + dx * share, y: y + dy * share }],
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const before = await scrolled();
  const width = Number(await handle(toy).getAttribute('aria-valuenow'));
  await swipe(handle(toy), -30, -60);
  await expect(handle(toy)).toHaveAttribute('aria-valuenow', String(Math.max(120, width - 30)));
  expect(await scrolled()).toBe(before);
  await swipe(toy.locator('[data-text]'), 0, -250);
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await context.close();
});

test('all three stand still under reduced motion until asked, fit 320 px, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of ['in-app-browser', 'baseline', 'line-breaks'] as const) {
    const toy = await openToy(page, name);
    await expectFits(toy, { widths: [320] });
    await expectAccessible(page, `[data-miniature="${name}"]`);
    await expect(toy.getByRole('button', { name: /^Play/ })).toBeVisible();
  }
  const toy = await show(page, 'line-breaks');
  await toy.evaluate((element) => {
    element.addEventListener('animationstart', () => {
      element.dataset.animated = '';
    });
  });
  await choose(toy, 'An address');
  await expect(toy.getByRole('list', { name: 'Breaks' })).toContainText(/[1-9] after a sign/);
  expect(await toy.getAttribute('data-animated')).toBeNull();
  await toy.getByRole('button', { name: /^Play/ }).click();
  await choose(toy, 'A sentence');
  await expect(toy).toHaveAttribute('data-animated', '');
});

test.describe('a failure inside', () => {
  test.use({ expectedMessages: /The miniature "line-breaks" has stopped/ });

  test('leaves the still picture and one sentence', async ({ page }) => {
    await page.addInitScript(() => {
      Range.prototype.getClientRects = () => {
        throw new Error('no rectangles');
      };
    });
    await open(page, '/line-breaks');
    const toy = page.locator('[data-miniature="line-breaks"]');
    await toy.evaluate((element) => element.scrollIntoView());
    await expect(toy).toHaveAttribute('data-state', 'failed');
    await expect(toy.locator('img')).toBeVisible();
    await expect(toy.getByText('could not go on')).toBeVisible();
  });
});
