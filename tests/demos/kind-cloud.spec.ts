import type { Locator, Page } from '@playwright/test';
import { lines, THANKS } from '../../app/miniatures/kind-cloud/sitting.ts';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

/** Opens the page with the toy at the upper edge of the window. */
async function openToy(page: Page): Promise<Locator> {
  await open(page, '/kind-cloud');
  const toy = page.locator('[data-miniature="kind-cloud"]');
  await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy).toHaveAttribute('data-state', 'live');
  return toy;
}

const button = (toy: Locator, name: string) => toy.getByRole('button', { name, exact: true });
/** Clouds drift: nobody waits until they stand still. */
const touchCloud = (toy: Locator, name: string) => button(toy, name).click({ force: true });
const words = (toy: Locator) => toy.locator('[data-words]');
const hearts = (toy: Locator) => toy.locator('[data-heart]');
const rainbow = (toy: Locator) => toy.locator('svg[data-up]');

/** How many animations run in the toy, or are let go on by nobody. */
const running = (toy: Locator) =>
  toy.evaluate(
    (figure) =>
      figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );

test('words come and go by themselves, one after another, until the rainbow', async ({ page }) => {
  const toy = await openToy(page);
  await expect(button(toy, 'Begin')).toBeVisible();
  // The minute passes sooner: each line is taken to its end as soon as it has been seen.
  const seen = toy.evaluate(
    (figure, last) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        const look = () => {
          const line = figure.querySelector('[data-words]');
          const text = line?.textContent ?? '';
          if (texts.at(-1) !== text) texts.push(text);
          for (const animation of line?.getAnimations() ?? []) animation.finish();
          if (text === last) resolve(texts);
          else requestAnimationFrame(look);
        };
        look();
      }),
    THANKS,
  );
  await button(toy, 'Begin').click();
  const texts = await seen;
  expect(texts.slice(1)).toEqual([...lines, THANKS]);
  await expect(rainbow(toy)).toBeVisible();
  await expect(toy.getByRole('status').last()).toHaveText(/rainbow/);
  await button(toy, 'Begin again').click();
  await expect(words(toy)).toHaveText(lines[0]);
  await expect(rainbow(toy)).toHaveCount(0);
});

test('under reduced motion nothing moves, and the words change when asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toy = await openToy(page);
  await button(toy, 'Begin').focus();
  await page.keyboard.press('Enter');
  await expect(words(toy)).toHaveText(lines[0]);
  await expect(words(toy)).toHaveCSS('opacity', '1');
  await button(toy, 'Big cloud').focus();
  await page.keyboard.press('Enter');
  await expect(hearts(toy)).toHaveCount(3);
  // Looked at in two frames: they rest.
  const places = await hearts(toy).evaluateAll(async (all) => {
    const look = () => all.map((heart) => getComputedStyle(heart).transform);
    const first = look();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [first, look()];
  });
  expect(places[1]).toEqual(places[0]);
  for (const line of lines.slice(1)) {
    await button(toy, 'Next words').focus();
    await page.keyboard.press('Enter');
    await expect(words(toy)).toHaveText(line);
  }
  await button(toy, 'Next words').click();
  await expect(words(toy)).toHaveText(THANKS);
  await expect(rainbow(toy)).toHaveCSS('transform', 'none');
  // Clouds do not drift until asked.
  const drifting = () =>
    toy.evaluate(
      (figure) =>
        figure.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length,
    );
  expect(await drifting()).toBe(0);
  await toy.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(drifting).toBeGreaterThan(4);
});

test('every touch of a cloud lets hearts go, but never a blizzard', async ({ page }) => {
  const toy = await openToy(page);
  await touchCloud(toy, 'Small cloud');
  await expect(hearts(toy)).toHaveCount(3);
  await touchCloud(toy, 'Wide cloud');
  await expect(toy.getByRole('status').last()).toHaveText(/Hearts rise/);
  // Fast fingers.
  await button(toy, 'Big cloud').evaluate((cloud: HTMLButtonElement) => {
    for (let taps = 0; taps < 30; taps++) cloud.click();
  });
  await expect(hearts(toy)).toHaveCount(24);
  await hearts(toy).evaluateAll((all) =>
    all.flatMap((heart) => heart.getAnimations()).forEach((rise) => rise.finish()),
  );
  await expect(hearts(toy)).toHaveCount(0);
});

test('each of the three skies keeps its words readable', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toy = await openToy(page);
  const seen = new Set<string>();
  for (const sky of ['Midnight blue', 'Pure black', 'Light sky blue']) {
    await button(toy, sky).click();
    await expect(button(toy, sky)).toHaveAttribute('aria-pressed', 'true');
    const [ink, ...papers] = await words(toy).evaluate((line) => {
      const ground = getComputedStyle(line.closest('[data-sky]') ?? line).backgroundImage;
      return [getComputedStyle(line).color, ...(ground.match(/rgb\([^)]*\)/g) ?? [])];
    });
    seen.add(String(papers));
    expect(papers).toHaveLength(2);
    for (const paper of papers) expect(contrast(ink ?? '', paper)).toBeGreaterThanOrEqual(4.5);
  }
  expect(seen.size).toBe(3);
});

/** Contrast of two colours as WCAG has it. */
function contrast(one: string, other: string) {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('all stands still out of view and while motion is paused', async ({ page }) => {
  const toy = await openToy(page);
  await touchCloud(toy, 'Big cloud');
  await expect.poll(() => running(toy)).toBeGreaterThan(4);
  const main = page.locator('main');
  await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => running(toy)).toBe(0);
  await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect.poll(() => running(toy)).toBeGreaterThan(4);
  const motion = page.locator('[data-overlay] [data-motion-switch]');
  await motion.evaluate((one: HTMLButtonElement) => one.click());
  await expect.poll(() => running(toy)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger scrolls the page from anywhere, and a tap lets hearts go', async ({ page }) => {
    const toy = await openToy(page);
    const client = await page.context().newCDPSession(page);
    const box = await button(toy, 'Big cloud').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 90, (box?.y ?? 0) + 60];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      });
    const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
    const start = await scrolled();
    await touch('touchStart', y);
    for (let step = 1; step <= 8; step++) await touch('touchMove', y - step * 18);
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(start + 60);
    await expect(hearts(toy)).toHaveCount(0);
    // The page glides on; a tap would only stop it.
    let last = -1;
    await expect
      .poll(async () => {
        const before = last;
        last = await scrolled();
        return last - before;
      })
      .toBe(0);
    await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await button(toy, 'Big cloud').tap({ force: true });
    await expect(hearts(toy)).toHaveCount(3);
  });

  test('all is in reach at 320 px, and axe finds nothing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    const toy = await openToy(page);
    await expectFits(toy, { widths: [320] });
    for (const name of ['Begin', 'Big cloud', 'Small cloud', 'Wide cloud', 'Pure black']) {
      await button(toy, name).click();
    }
    await expect(words(toy)).toHaveText(lines[0]);
    await expectAccessible(page, '[data-miniature="kind-cloud"]');
  });
});

test.describe('a failure inside', () => {
  test.use({ expectedMessages: /The miniature "kind-cloud" has stopped/ });

  test('leaves the still picture and one sentence', async ({ page }) => {
    await page.addInitScript(() => {
      SVGElement.prototype.animate = () => {
        throw new Error('No memory is left');
      };
    });
    await open(page, '/kind-cloud');
    const toy = page.locator('[data-miniature="kind-cloud"]');
    await toy.evaluate((element) => element.scrollIntoView());
    await touchCloud(toy, 'Big cloud');
    await expect(toy).toHaveAttribute('data-state', 'failed');
    await expect(toy.locator('img')).toBeVisible();
  });
});
