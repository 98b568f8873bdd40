/** Playwright's `test`, which also fails on console messages and uncaught errors. */
import { test as base, expect, type Page } from '@playwright/test';

export { expect };
export { CARDS, PAGES } from './pages.ts';

/** Chromium's note when a test measures the hidden carousel under a page. Visitors don't cause it. */
const MEASURED_HIDDEN =
  /^verbose: Rendering was performed in a subtree hidden by content-visibility/;

/** The test site's script of another site, which a public process loads and no test but its own responds to. */
export const OWNER_SCRIPT = 'https://scripts.known.test/count.js';

/** For `test.use`: a browser that allows motion. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

type Options = {
  /** Console messages that a test expects; any other fails it. */
  expectedMessages: RegExp;
};

export const test = base.extend<Options>({
  expectedMessages: [/^$/, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const unexpected: string[] = [];
    const note = (text: string, url: string) => {
      if (MEASURED_HIDDEN.test(text) || url === OWNER_SCRIPT || expectedMessages.test(text)) return;
      unexpected.push(`${text} (${url})`);
    };
    page.on('console', (message) =>
      note(`${message.type()}: ${message.text()}`, message.location().url),
    );
    page.on('pageerror', (error) => note(`error: ${error.message}`, page.url()));
    await use(page);
    expect(unexpected, 'messages in the console').toEqual([]);
  },
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string) {
  await page.goto(url);
  await ready(page);
}

/** Waits until the page is hydrated. Input hydrates it without delay. */
export async function ready(page: Page) {
  const touch = () => page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await touch();
  await page.waitForSelector('html[data-ready]');
  // Also wakes the carousel under a page.
  await touch();
}

/** Waits until the page has rendered a number of frames; after three, its observers have been called. */
export const rendered = (page: Page, frames = 3) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, frames);

/** Stops the page's clock, so that the test's own steps take no time; `page.clock.install` comes first. */
export async function pauseClock(page: Page) {
  // A minute ahead: the clock goes on until it is paused, and can't go back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Holds matching requests of a page until the returned function is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The card nearest to the center of the viewport, measured rather than read from the page's attributes. */
export const centeredCard = (page: Page) =>
  page.evaluate(() => {
    const distance = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    };
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    const nearest = cards.reduce((a, b) => (distance(a) <= distance(b) ? a : b));
    return { card: nearest.dataset.card, off: distance(nearest) };
  });

/** Waits until a card is centered in the viewport, to the pixel. */
export async function expectCentered(page: Page, card: string) {
  await expect(async () => {
    const centered = await centeredCard(page);
    expect(centered.card).toBe(card);
    expect(centered.off).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 15_000 });
}

/** The cards in view from left to right, with their left and right edges, px. */
export const visibleCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')]
      .map((card) => ({ card: card.dataset.card ?? '', box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 1 && box.left < document.documentElement.clientWidth - 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ card, box }) => ({ card, left: box.left, right: box.right })),
  );
