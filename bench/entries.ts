/**
 * Measures whether the cost of a scroll event depends on the number of entries, compared with plain CSS scroll-snap
 * with the same cards. All pictures are loaded before, because with many entries lazy loading would add to the cost.
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
/** Scroll events per card, and per run of five cards. */
const EVENTS_A_CARD = 37;
const EVENTS = 5 * EVENTS_A_CARD;
/** Longest time until a page with many entries is ready, ms. */
const START_TIMEOUT_MS = 120_000;
/** Runs for each count, alternating, each in its own page. */
const RUNS = 3;

/** Script that scrolls by the same distance in each frame, with snapping off. */
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

/** Cost of one run at a URL. */
async function scrollOnce(browser: Browser, address: string, throttling: number): Promise<Cost> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(address, { timeout: START_TIMEOUT_MS });
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

/** Serves our carousel and plain scroll-snap with a number of entries. */
async function serve(browser: Browser, count: Count) {
  const site = await siteWithEntries(count, process.env.BUILD_DIR ?? 'build');
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
 * microseconds per event, median of the runs.
 * @param throttling factor by which the CPU is slowed down
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
