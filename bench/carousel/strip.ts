/** A strip of cards in a page, which is moved by gestures, and what that costs. */
import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Direction, Gesture } from './gestures.ts';

const CPU_SLOWDOWN = 4;
/** Number of gestures per card, beyond which a strip is treated as broken. */
const MAX_GESTURES_PER_CARD = 3;

export type Strip = {
  page: Page;
  client: CDPSession;
  /** Links of the cards, in the order of the strip, from the one in the middle. */
  links: string[];
  hasEnds: boolean;
  /** The card in the middle, and the direction of the next gesture. */
  index: number;
  direction: Direction;
  /** Makes a gesture and waits until the strip is at rest. */
  move(): Promise<void>;
};

/** CPU time of the main thread, ms. */
export type Cost = { scripts: number; tasks: number };

async function readCost(client: CDPSession): Promise<Cost> {
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (counter: string) =>
    (metrics.find(({ name }) => name === counter)?.value ?? NaN) * 1000;
  return { scripts: read('ScriptDuration'), tasks: read('TaskDuration') };
}

/** Link of the card nearest to the middle of the window. */
const cardInMiddle = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const { left, width } = card.getBoundingClientRect();
      return { link: card.dataset.card, distance: Math.abs(left + width / 2 - innerWidth / 2) };
    });
    return cards.reduce((a, b) => (a.distance <= b.distance ? a : b)).link ?? '';
  });

/** Updates the position of a strip after a gesture. @returns how many cards have passed */
async function updatePosition(strip: Strip) {
  const { links, hasEnds, direction } = strip;
  const index = links.indexOf(await cardInMiddle(strip.page));
  const steps = direction * (index - strip.index);
  strip.index = index;
  if (!hasEnds) {
    const half = Math.floor(links.length / 2);
    return ((steps + half + links.length) % links.length) - half;
  }
  if (index === links.length - 1) strip.direction = -1;
  if (index === 0) strip.direction = 1;
  return steps;
}

/** Makes gestures until `count` cards have passed. @returns the cost of passing exactly that many */
export async function passCards(strip: Strip, count: number): Promise<Cost> {
  let [scripts, tasks, passed] = [0, 0, 0];
  for (let gesture = 0; passed < count; gesture++) {
    if (gesture > count * MAX_GESTURES_PER_CARD) throw new Error("The strip didn't move");
    const before = await readCost(strip.client);
    await strip.move();
    const after = await readCost(strip.client);
    scripts += after.scripts - before.scripts;
    tasks += after.tasks - before.tasks;
    passed += await updatePosition(strip);
  }
  return { scripts: (scripts * count) / passed, tasks: (tasks * count) / passed };
}

/** Waits until the strip responds, and loads all pictures, so that they don't add to the measurement. */
const preparePage = (page: Page) =>
  page.evaluate(async () => {
    // Not Playwright's own waiting, which leaves listeners in the page that are called for every touch event.
    while (!('ready' in document.documentElement.dataset)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });

type Options = { gesture: Gesture; settleTime: number; hasEnds: boolean };

/**
 * Prepares the page for the measurement.
 * @param settleTime after a gesture, until the strip is at rest, ms
 */
export async function openStrip(page: Page, { gesture, settleTime, hasEnds }: Options) {
  await preparePage(page);
  const { links, pitch } = await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    return {
      links: cards.map(({ dataset }) => dataset.card ?? ''),
      pitch: cards[0]?.getBoundingClientRect().width ?? 0,
    };
  });
  // Swiper's document starts with other cards.
  const first = links.indexOf(await cardInMiddle(page));
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const strip: Strip = {
    page,
    client,
    links: [...links.slice(first), ...links.slice(0, first)],
    hasEnds,
    index: 0,
    direction: 1,
    async move() {
      await gesture(client, strip.direction, pitch);
      await pause(settleTime);
    },
  };
  return strip;
}
