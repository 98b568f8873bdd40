import type { Page } from '@playwright/test';
import { waitForPictures, stableScreenshot } from '../carousel/view.ts';
import { playwrightDriver } from '../carousel/playwright.ts';

test.use(WITH_MOTION);
import { recordLayoutShifts } from '../setup/layout-shifts.ts';
import {
  CARDS,
  centeredCard,
  expect,
  expectCentered,
  open,
  ready,
  test,
  visibleCards,
  holdBack,
  WITH_MOTION,
} from '../setup/test.ts';

const scroller = '[data-carousel-scroller]';

/** Scrolls by a number of cards and lets the browser snap. */
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

/** Expects the cards in view to be in list order, without gaps. */
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

test('sizes match the specification, and the list loops in 540 slots, with the first card in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
    [1920, 1080],
    [800, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectCentered(page, '/about');
    const at = `${width}x${height}`;
    const cardHeight = height - 71;
    const cardWidth = Math.min(0.56 * cardHeight, width - 40);
    const padding = height >= 700 ? 10 : 8;
    const card = page.locator('[data-card="/about"]');
    const link = await card.getByRole('link').first().boundingBox();
    expect(link?.height, at).toBeCloseTo(cardHeight, 0);
    expect(link?.width, at).toBeCloseTo(cardWidth, 0);
    expect((await card.boundingBox())?.width, at).toBeCloseTo(cardWidth + 2 * padding, 0);

    const section = page.locator('section[data-carousel]');
    await expect(section, at).toHaveAttribute('data-loop', 'true');
    await expect(section, at).toHaveAttribute('data-current', '/about');
    await expect(section.locator('[data-slot]'), at).toHaveCount(540);
    await expectUnbrokenOrder(page);
  }
});

test('nothing moves when the scripts start', async ({ page }) => {
  // Scripts are delayed; the page is painted from its HTML and CSS alone.
  const release = await holdBack(page, '**/*.js');
  const readShifts = await recordLayoutShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('section[data-mode]').waitFor();
  const before = await visibleCards(page);
  expect((await centeredCard(page)).off).toBeLessThanOrEqual(1);
  release();
  await ready(page);
  expect(await visibleCards(page)).toEqual(before);
  expect(await readShifts()).toEqual([]);
});

/** The state in the first frame of a step by key. */
async function firstFrameOfStep(page: Page, key: string) {
  type Frame = { currentAt: number; swinging: { at: number; swungTo: number }[] };
  const noted = await page.evaluateHandle(() => {
    /** Distance to the right of the viewport's center, px. */
    const offsetOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right - innerWidth) / 2;
    };
    const look = () => {
      const link = document.querySelector<HTMLElement>('[data-current]')?.dataset.current;
      const card = document.querySelector(`[data-card="${link}"]`);
      const papers = [...document.querySelectorAll('[data-part="paper"]')];
      const swinging = papers
        .filter((paper) => paper.getAnimations().length > 0)
        .map((paper) => ({
          at: offsetOf(paper),
          swungTo: Number.parseFloat(getComputedStyle(paper).translate),
        }));
      return { currentAt: card ? offsetOf(card) : NaN, swinging };
    };
    const frame = new Promise<Frame>((done) => {
      const onKey = () => requestAnimationFrame(() => done(look()));
      document.addEventListener('keydown', onKey, { once: true });
    });
    return { frame };
  });
  await page.keyboard.press(key);
  return noted.evaluate(({ frame }) => frame);
}

test('a step starts from its own side with one card swinging in, whatever the last one; under reduced motion, it jumps', async ({
  page,
}) => {
  await open(page, '/');
  for (const [key, way] of [
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
  ] as const) {
    const { currentAt, swinging } = await firstFrameOfStep(page, key);
    expect(currentAt * way, `${key}: where the card begins`).toBeGreaterThan(100);
    expect(swinging, `${key}: cards that swing in`).toHaveLength(1);
    expect((swinging[0]?.at ?? 0) * way).toBeGreaterThan(currentAt * way);
    expect((swinging[0]?.swungTo ?? 0) * way).toBeLessThan(0);
    await page.waitForFunction(
      () => !document.getAnimations().some(({ playState }) => playState === 'running'),
    );
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const off = await page.evaluate(async () => {
    const before = document.querySelector('[data-carousel-scroller]')?.scrollLeft ?? 0;
    [...document.querySelectorAll('button')].find((b) => b.innerText === 'Next card')?.click();
    return (document.querySelector('[data-carousel-scroller]')?.scrollLeft ?? 0) - before;
  });
  const pitch = (await page.locator('[data-card="/about"]').boundingBox())?.width ?? 0;
  expect(off).toBeCloseTo(pitch, 0);
});

test('when all cards fit, they are centered and nothing scrolls; in a very low viewport they are a vertical grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 320 });
  await open(page, '/');
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('data-loop', 'false');
  const visible = await visibleCards(page);
  expect(visible.map(({ card }) => card)).toEqual(CARDS);
  const left = visible[0]?.left ?? 0;
  const right = 1600 - (visible.at(-1)?.right ?? 0);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  const inTheMiddle = CARDS[(CARDS.length - 1) / 2] ?? '';
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('data-current', inTheMiddle);
  await scrollByCards(page, 3);
  expect((await visibleCards(page))[0]?.left).toBe(left);
  await expect(page.getByRole('button', { name: 'Next card' })).toBeHidden();

  await page.setViewportSize({ width: 800, height: 280 });
  await expect(page.locator('section[data-mode="grid"]')).toBeVisible();
  const boxes = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes.at(-1)?.top).toBeGreaterThan(280);
  expect(boxes.every(({ left, right }) => left >= 0 && right <= 800)).toBe(true);
  await page.locator('[data-card="/projects"] a').focus();
  await expect(page.locator('[data-card="/projects"]')).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('data-loop', 'true');
  await expectUnbrokenOrder(page);
});

test('the introduction has a heading, a paragraph and every skill once, sorted; the about card alone has the social bar, when it is wide enough', async ({
  page,
}) => {
  await open(page, '/');
  const intro = page.locator('[data-intro]');
  await expect(intro.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(intro.locator('p').first()).not.toBeEmpty();
  const skills = await intro.locator('ul[data-skills] > li').allInnerTexts();
  expect(skills).toContain('three.js');
  expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  expect(skills).toEqual([...skills].sort(compare));

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
  // At 0.56 x (430 - 71) = 201 px it is shown, at 1.5 px less it isn't.
  await page.setViewportSize({ width: 1440, height: 430 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 427 });
  await expect(bar).toBeHidden();
});

for (const zoom of [0.67, 0.75, 1.1, 1.5, 2]) {
  test.describe(`zoomed to ${Math.round(zoom * 100)} %`, { tag: '@full' }, () => {
    test.use({
      viewport: { width: Math.round(1440 / zoom), height: Math.round(900 / zoom) },
      deviceScaleFactor: zoom,
    });

    test('recentering the strip changes no pixel', async ({ page }) => {
      await open(page, '/');
      await scrollByCards(page, 2);
      await expectCentered(page, '/demo');
      await waitForPictures(playwrightDriver(page, ''));
      const home = await page.locator(scroller).evaluate((element) => element.scrollLeft);
      const before = await stableScreenshot(page);
      await scrollByCards(page, 16 * CARDS.length);
      await expect
        .poll(() => page.locator(scroller).evaluate((element) => element.scrollLeft))
        .toBe(home);
      await expect.poll(async () => before.equals(await page.screenshot())).toBe(true);
    });
  });
}

test(
  'recentering the strip changes no pixel of cards with depth',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/');
    await waitForPictures(playwrightDriver(page, ''));
    const strip = page.locator(scroller);
    const scrollBy = (way: number) =>
      strip.evaluate((element, by) => element.scrollBy({ left: by, behavior: 'instant' }), way);
    const offset = () => strip.evaluate((element) => element.scrollLeft);
    const pitch = await page.locator('[data-card="/about"]').evaluate((card) => card.clientWidth);

    // A finger holds the strip between two cards.
    await strip.evaluate((element) => {
      const touches = [{ target: element }];
      element.dispatchEvent(Object.assign(new Event('touchstart'), { touches }));
      element.style.scrollSnapType = 'none';
    });
    await scrollBy(2.5 * pitch);
    await waitForPictures(playwrightDriver(page, ''));
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().length))
      .toBeGreaterThanOrEqual(3 * CARDS.length);
    const home = await offset();
    const before = await stableScreenshot(page);
    await strip.dispatchEvent('touchend');
    await scrollBy(16 * CARDS.length * pitch);
    await expect.poll(offset).toBe(home);
    await expect.poll(async () => before.equals(await page.screenshot())).toBe(true);
  },
);

test('a step interrupted by a switch to another tab ends when the tab is shown again', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Next card' }).click();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.waitForTimeout(500);
  await page.bringToFront();
  await expectCentered(page, '/plain');
  await scrollByCards(page, 1);
  await expectCentered(page, '/demo');
});

test('the carousel exposes its buttons, a position that translators may wrap, and a labeled list of nine links in order', async ({
  page,
}) => {
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'Portfolio' });
  const names = await carousel
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
  expect(names.slice(0, 2)).toEqual(['Previous card', 'Next card']);
  await expect(carousel.getByText('1 / 9', { exact: true })).toBeVisible();
  const list = carousel.getByRole('list', { name: 'All cards' });
  const items = list.locator('> li');
  await expect(items).toHaveCount(CARDS.length);
  for (const [index, card] of CARDS.entries()) {
    const links = items
      .nth(index)
      .getByRole('link')
      .and(page.locator(`[href="${card}"]`));
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAccessibleName(/\w+ \w+/);
  }
  // Nothing rotates automatically, so nothing is announced automatically.
  await expect(carousel.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
  await expect(carousel.locator('[aria-roledescription]')).toHaveCount(0);
  const before = await carousel.ariaSnapshot();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expectCentered(page, '/plain');
  // The same cards in the same order, whatever the scroll position.
  const after = await carousel.ariaSnapshot();
  expect(after.replace('2 / 9', '1 / 9').replace(' [active]', '')).toBe(before);

  // A translator wraps texts in elements.
  const position = page.locator('[data-position]');
  await position.evaluate((element) => {
    element.innerHTML = '<font dir="auto"><font>2 / 9</font></font>';
  });
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(position).toHaveText('3 / 9');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the carousel scrolls and snaps from the first card to the last', async ({ page }) => {
    await page.goto('/');
    const box = (link: string) => page.locator(`[data-card="${link}"]`).boundingBox();
    const middle = async (link: string) => {
      const { x = 0, width = 0 } = (await box(link)) ?? {};
      return x + width / 2;
    };
    expect(await middle('/about')).toBeCloseTo(720, 0);
    await page.mouse.move(720, 450);
    // The wheel has no effect, or a late one, before the compositor has the first frame, which no event tells.
    await expect(async () => {
      await page.mouse.wheel((await middle('/plain')) - 720, 0);
      await expect.poll(() => middle('/plain'), { timeout: 1000 }).toBeCloseTo(720, 0);
    }).toPass();
    // A wheel that turns while the strip snaps can have no effect.
    await expect(async () => {
      await page.mouse.wheel(20_000, 0);
      expect(await middle('/projects')).toBeCloseTo(720, 0);
    }).toPass();
    await expect(page.getByRole('button', { name: 'Next card' })).toBeHidden();
  });
});
