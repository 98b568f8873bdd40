import type { Page } from '@playwright/test';
import {
  CARDS,
  centredCard,
  expect,
  expectCentred,
  open,
  ready,
  test,
  visibleCards,
} from '../setup/test.ts';

const scroller = '[data-carousel-scroller]';

/** Scrolls by pages' worth of cards and lets the browser snap. */
async function scrollByCards(page: Page, cards: number) {
  await page.evaluate(
    ([selector, count]) => {
      const element = document.querySelector(selector as string);
      const pitch = document.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
      element?.scrollBy({ left: pitch * (count as number), behavior: 'instant' });
    },
    [scroller, cards],
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Neighbours in view follow each other in the list, without a gap. */
async function expectUnbrokenOrder(page: Page) {
  const visible = await visibleCards(page);
  const width = page.viewportSize()?.width ?? 0;
  expect(visible[0]?.left ?? 1).toBeLessThanOrEqual(1);
  expect(visible.at(-1)?.right ?? 0).toBeGreaterThanOrEqual(width - 1);
  visible.slice(1).forEach(({ card, left }, index) => {
    const before = visible[index];
    expect(CARDS.indexOf(card)).toBe((CARDS.indexOf(before?.card ?? '') + 1) % CARDS.length);
    expect(Math.abs(left - (before?.right ?? 0))).toBeLessThan(1);
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [1920, 1080],
  [800, 600],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('sizes are those of the specification', async ({ page }) => {
      await open(page, '/');
      const cardHeight = height - 71;
      const cardWidth = Math.min(0.56 * cardHeight, width - 40);
      const padding = height >= 700 ? 10 : 8;
      const card = page.locator('[data-card="/about"]');
      const link = await card.getByRole('link').first().boundingBox();
      expect(link?.height).toBeCloseTo(cardHeight, 0);
      expect(link?.width).toBeCloseTo(cardWidth, 0);
      expect((await card.boundingBox())?.width).toBeCloseTo(cardWidth + 2 * padding, 0);
    });

    test('the list loops in 540 slots, with the first card in the middle', async ({ page }) => {
      await open(page, '/');
      const section = page.locator('section[data-carousel]');
      await expect(section).toHaveAttribute('data-loop', 'true');
      await expect(section).toHaveAttribute('data-current', '/about');
      await expect(section.locator('[data-slot]')).toHaveCount(540);
      await expectCentred(page, '/about');
      await expectUnbrokenOrder(page);
    });
  });
}

test('nothing moves when scripts take over', async ({ page }) => {
  // Scripts are held back; the page is painted with what its HTML and CSS say.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('section[data-mode]').waitFor();
  const before = await visibleCards(page);
  expect((await centredCard(page)).off).toBeLessThanOrEqual(1);
  release();
  await ready(page);
  expect(await visibleCards(page)).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a deep link starts with its own card in the middle, beneath the page', async ({ page }) => {
  await open(page, '/whcc');
  await expectCentred(page, '/whcc');
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('data-current', '/whcc');
});

test('there is no end in either direction', async ({ page }) => {
  await open(page, '/');
  for (const step of [4, 4, 4, -3, -7, -4, -4, -4]) {
    await scrollByCards(page, step);
    await expectUnbrokenOrder(page);
    expect((await centredCard(page)).off).toBeLessThanOrEqual(1);
  }
  const last = CARDS.at((4 * 3 - 3 - 7 - 12) % CARDS.length);
  expect(await centredCard(page)).toMatchObject({ card: last });
  await expect(page.locator('[data-card]')).toHaveCount(CARDS.length);
});

test('near an end the strip recentres at rest, unseen', async ({ page }) => {
  await open(page, '/');
  const before = await visibleCards(page);
  const home = await page.locator(scroller).evaluate((element) => element.scrollLeft);
  // 27 whole rounds: the same cards have to be in view afterwards.
  const far = await page.locator(scroller).evaluate((element, cards) => {
    const pitch = element.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;
    element.scrollBy({ left: pitch * cards, behavior: 'instant' });
    return element.scrollLeft;
  }, 27 * CARDS.length);
  expect(far).toBeGreaterThan(home + 100_000);
  await expect
    .poll(() => page.locator(scroller).evaluate((element) => element.scrollLeft))
    .toBe(home);
  expect(await visibleCards(page)).toEqual(before);
});

test('Next and Previous move by one card, wrap, and keep the focus', async ({ page }) => {
  await open(page, '/');
  const next = page.getByRole('button', { name: 'Next card' });
  await next.click();
  await expect(page.getByText('2 / 9', { exact: true })).toBeVisible();
  await expectCentred(page, '/snowflake');
  await expect(next).toBeFocused();
  const previous = page.getByRole('button', { name: 'Previous card' });
  await previous.click();
  await previous.click();
  await expect(page.getByText('9 / 9', { exact: true })).toBeVisible();
  await expectCentred(page, '/developer-advocate');
});

test('under reduced motion the buttons jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const off = await page.evaluate(async () => {
    const before = document.querySelector('[data-carousel-scroller]')?.scrollLeft ?? 0;
    [...document.querySelectorAll('button')].find((b) => b.innerText === 'Next card')?.click();
    return (document.querySelector('[data-carousel-scroller]')?.scrollLeft ?? 0) - before;
  });
  const pitch = (await page.locator('[data-card="/about"]').boundingBox())?.width ?? 0;
  expect(off).toBeCloseTo(pitch, 0);
});

test('after a resize the same card is in the middle, with the sizes of the new window', async ({
  page,
}) => {
  await open(page, '/');
  await scrollByCards(page, 3);
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
    [700, 500],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectCentred(page, '/spiral-betty');
    await expectUnbrokenOrder(page);
  }
});

test('a strip that is too short to loop has two ends', async ({ page }) => {
  // Nine cards of 155.44 px each: wider than the window, but not by a whole card.
  await page.setViewportSize({ width: 1300, height: 320 });
  await open(page, '/');
  const section = page.locator('section[data-carousel]');
  await expect(section).toHaveAttribute('data-loop', 'false');
  await expect(section.locator('[data-slot]')).toHaveCount(CARDS.length);
  await expectCentred(page, '/about');
  await scrollByCards(page, 100);
  await expectCentred(page, '/developer-advocate');
  await expect(section).toHaveAttribute('data-current', '/developer-advocate');
});

test('when all cards fit they stand in the middle and nothing scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 320 });
  await open(page, '/');
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('data-loop', 'false');
  const visible = await visibleCards(page);
  expect(visible.map(({ card }) => card)).toEqual(CARDS);
  const left = visible[0]?.left ?? 0;
  const right = 1600 - (visible.at(-1)?.right ?? 0);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  await scrollByCards(page, 3);
  expect((await visibleCards(page))[0]?.left).toBe(left);
  await expect(page.getByRole('button', { name: 'Next card' })).toBeHidden();
});

test('in a very low window the list is a vertical grid, and back', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 280 });
  await open(page, '/');
  const boxes = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes.at(-1)?.top).toBeGreaterThan(280);
  expect(boxes.every(({ left, right }) => left >= 0 && right <= 800)).toBe(true);
  await page.locator('[data-card="/developer-advocate"] a').focus();
  await expect(page.locator('[data-card="/developer-advocate"]')).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('data-loop', 'true');
  await expectUnbrokenOrder(page);
});

test('the introduction has a heading, a paragraph and every skill once, sorted', async ({
  page,
}) => {
  await open(page, '/');
  const intro = page.locator('[data-intro]');
  await expect(intro.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(intro.locator('p').first()).not.toBeEmpty();
  const skills = await intro.locator('ul[data-skills] > li').allInnerTexts();
  expect(skills.length).toBeGreaterThan(20);
  expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  expect(skills).toEqual([...skills].sort(compare));
});

test('the about card alone has the social bar, beside its link, when it is wide enough', async ({
  page,
}) => {
  await open(page, '/');
  const bars = page.locator('[data-carousel] [data-social-bar]');
  await expect(bars).toHaveCount(1);
  const bar = page.locator('[data-card="/about"] [data-social-bar]');
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => element.closest('a'))).toBeNull();
  const links = bar.getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/\w+/);
  }
  // 0.56 x (430 - 71) = 201 px shows it, one pixel and a half less does not.
  await page.setViewportSize({ width: 1440, height: 430 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 427 });
  await expect(bar).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the carousel scrolls and snaps, from the first card to the last', async ({ page }) => {
    await page.goto('/');
    const box = (link: string) => page.locator(`[data-card="${link}"]`).boundingBox();
    const middle = async (link: string) => {
      const { x = 0, width = 0 } = (await box(link)) ?? {};
      return x + width / 2;
    };
    expect(await middle('/about')).toBeCloseTo(720, 0);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(560, 0);
    await expect.poll(() => middle('/snowflake')).toBeCloseTo(720, 0);
    await page.mouse.wheel(20_000, 0);
    await expect.poll(() => middle('/developer-advocate')).toBeCloseTo(720, 0);
    await expect(page.getByRole('button', { name: 'Next card' })).toBeHidden();
  });
});
