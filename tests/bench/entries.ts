/**
 * Whether the work for a scroll event depends on the number of entries. Of few entries all pictures are near
 * from the start, of many they are loaded on the way: here they are there before, for both.
 */
import type { Browser } from '@playwright/test';
import { siteWithEntries } from '../setup/site-with-entries.ts';
import { type Cost, meterOf, subtract } from './meter.ts';
import { wait } from './gestures.ts';
import { loadPictures, untilReady } from './ready.ts';
import { median, round } from './statistics.ts';

const COUNTS = [9, 200] as const;

const VIEWPORT = { width: 390, height: 844 };
/** Scroll events that make the way of one card, and in one run: five cards. */
const EVENTS_A_CARD = 37;
const EVENTS = 5 * EVENTS_A_CARD;
/** Longest time until a page with many entries is ready, ms. */
const START_TIMEOUT = 120_000;
/** Runs for each count, by turns, each in a page of its own. */
const RUNS = 3;

/** Scrolls by the same small way in each frame, with snapping off. Text of a script. */
const SCROLL_STEADILY = `new Promise((resolve) => {
  const scroller = document.querySelector('[data-carousel-scroller]');
  scroller.style.scrollSnapType = 'none';
  const way = document.querySelector('[data-card]').getBoundingClientRect().width / ${EVENTS_A_CARD};
  const start = scroller.scrollLeft;
  let done = 0;
  requestAnimationFrame(function step() {
    scroller.scrollLeft = start + ++done * way;
    if (done < ${EVENTS}) requestAnimationFrame(step);
    else resolve();
  });
})`;

/** What one run costs at an address. */
async function scrollOnce(browser: Browser, address: string, throttling: number): Promise<Cost> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(address, { timeout: START_TIMEOUT });
    await untilReady(page);
    await loadPictures(page);
    const client = await context.newCDPSession(page);
    await wait(1000);
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const meter = await meterOf(page);
    const before = await meter.read();
    await page.evaluate(SCROLL_STEADILY);
    return subtract(await meter.read(), before);
  } finally {
    await context.close();
  }
}

/**
 * Compares the cost of a scroll event with 9 and with 200 entries: thread time of the main thread,
 * microseconds an event, median of the runs.
 * @param throttling how many times slower the processor is made
 */
export async function compareCounts(browser: Browser, throttling: number) {
  const sites = new Map<number, Awaited<ReturnType<typeof siteWithEntries>>>();
  const runs = new Map<number, Cost[]>(COUNTS.map((count) => [count, []]));
  try {
    for (const count of COUNTS) sites.set(count, await siteWithEntries(count));
    for (let run = 1; run <= RUNS; run++) {
      for (const [count, { url }] of sites) {
        console.error(`${count} entries: run ${run} of ${RUNS}`);
        runs.get(count)?.push(await scrollOnce(browser, url, throttling));
      }
    }
  } finally {
    for (const site of sites.values()) await site.close();
  }
  const perEvent = (count: number, part: keyof Cost) =>
    (median((runs.get(count) ?? []).map((cost) => cost[part])) * 1000) / EVENTS;
  const of = (count: number) => ({
    scriptUs: round(perEvent(count, 'scriptCpu'), 1),
    taskUs: round(perEvent(count, 'taskCpu'), 1),
  });
  const ratio = (part: keyof Cost) => round(perEvent(200, part) / perEvent(9, part));
  return {
    events: EVENTS,
    entries9: of(9),
    entries200: of(200),
    ratios: { script: ratio('scriptCpu'), task: ratio('taskCpu') },
  };
}
