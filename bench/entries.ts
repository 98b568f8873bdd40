/**
 * Whether the work for a scroll event depends on the number of entries, beside plain CSS scroll-snap with the
 * same cards. Of few entries all pictures are near from the start, of many they are loaded on the way: here they
 * are there before, for both.
 */
import type { Browser } from '@playwright/test';
import { siteWithEntries } from '../tests/setup/site-with-entries.ts';
import { type Cost, meterOf, subtract } from './meter.ts';
import { wait } from './gestures.ts';
import { servePeers } from './peer-pages.ts';
import { loadPictures, untilReady } from './ready.ts';
import { median, round } from './statistics.ts';

const COUNTS = [9, 200] as const;
type Count = (typeof COUNTS)[number];
const STRIPS = ['ours', 'snap'] as const;
type Strip = (typeof STRIPS)[number];

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
  const scroller = document.querySelector('[data-carousel-scroller], [data-scroller]');
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

/** Serves ours and plain scroll-snap with so many entries. */
async function serve(browser: Browser, count: Count) {
  const site = await siteWithEntries(count);
  const parser = await browser.newPage();
  const peers = await servePeers(parser, `${site.url}/`);
  await parser.close();
  return {
    count,
    addresses: { ours: site.url, snap: `${peers.address}/snap` } satisfies Record<Strip, string>,
    async close() {
      peers.close();
      await site.close();
    },
  };
}

/**
 * Compares the cost of a scroll event with 9 and with 200 entries: thread time of the main thread,
 * microseconds an event, median of the runs.
 * @param throttling how many times slower the processor is made
 */
export async function compareCounts(browser: Browser, throttling: number) {
  const sites: Awaited<ReturnType<typeof serve>>[] = [];
  const runs: { strip: Strip; count: Count; cost: Cost }[] = [];
  try {
    for (const count of COUNTS) sites.push(await serve(browser, count));
    for (let run = 1; run <= RUNS; run++) {
      for (const { count, addresses } of sites) {
        for (const strip of STRIPS) {
          console.error(`${strip}, ${count} entries: run ${run} of ${RUNS}`);
          runs.push({
            strip,
            count,
            cost: await scrollOnce(browser, addresses[strip], throttling),
          });
        }
      }
    }
  } finally {
    for (const site of sites) await site.close();
  }
  const perEvent = (strip: Strip, count: Count, part: keyof Cost) => {
    const costs = runs.filter((run) => run.strip === strip && run.count === count);
    return (median(costs.map(({ cost }) => cost[part])) * 1000) / EVENTS;
  };
  const of = (strip: Strip, count: Count) => ({
    scriptUs: round(perEvent(strip, count, 'scriptCpu'), 1),
    taskUs: round(perEvent(strip, count, 'taskCpu'), 1),
  });
  const ratio = (strip: Strip, part: keyof Cost) =>
    round(perEvent(strip, 200, part) / perEvent(strip, 9, part));
  return {
    events: EVENTS,
    entries9: of('ours', 9),
    entries200: of('ours', 200),
    snap: { entries9: of('snap', 9), entries200: of('snap', 200) },
    ratios: {
      script: ratio('ours', 'scriptCpu'),
      task: ratio('ours', 'taskCpu'),
      snapTask: ratio('snap', 'taskCpu'),
      taskVsSnapWith200: round(perEvent('ours', 200, 'taskCpu') / perEvent('snap', 200, 'taskCpu')),
    },
  };
}
