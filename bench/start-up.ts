/**
 * Time until the home page responds on a slow phone: Lighthouse's slow 4G, CPU throttled to a quarter.
 * Times in ms since the navigation, medians.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { serveSite } from './site.ts';
import { median, round } from './statistics.ts';

const VIEWPORT = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** Latency in ms, throughput in bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** Delay of the first press after the first paint, ms. */
const PRESS_DELAY_MS = 100;
/** Number of presses whose interaction to next paint is measured, and the interval between them, ms. */
const PRESSES = 10;
const PRESS_INTERVAL_MS = 700;

type Marks = { firstPaint: number; live: number; pressed: number; moved: number; ready: number };

/** Runs in the page before its scripts: records the times of events, and presses Next once. */
function noteMarks(pressDelay: number) {
  const marks: Partial<Marks> = {};
  Object.assign(window, { marks, worst: 0, lcp: 0 });
  const note = (name: keyof Marks) => (marks[name] ??= performance.now());
  const current = () => document.querySelector<HTMLElement>('[data-carousel]')?.dataset.current;
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    marks.firstPaint = list.getEntries()[0]?.startTime ?? NaN;
    setTimeout(() => {
      note('pressed');
      const first = current();
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Next card',
      );
      button?.click();
      const look = () => (current() === first ? requestAnimationFrame(look) : note('moved'));
      look();
    }, pressDelay);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    Object.assign(window, { lcp: list.getEntries().at(-1)?.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const events = list.getEntries() as (PerformanceEntry & { interactionId?: number })[];
    const store = window as unknown as { worst: number };
    for (const { interactionId, duration } of events) {
      if (interactionId) store.worst = Math.max(store.worst, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    if (!document.documentElement) return;
    if (document.querySelector('[data-carousel][data-live]')) note('live');
    if ('ready' in document.documentElement.dataset) note('ready');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function slowDown(client: CDPSession) {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Presses the right arrow key by trusted input. @returns the worst interaction to next paint, ms */
async function worstInteraction(page: Page) {
  await page.evaluate(() => Object.assign(window, { worst: 0 }));
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PRESS_INTERVAL_MS);
  }
  return page.evaluate(() => (window as unknown as { worst: number }).worst);
}

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 3 });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    // tsx (esbuild) adds calls of a `__name` helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(noteMarks, PRESS_DELAY_MS);
    await page.goto(address);
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await page.waitForTimeout(1000);
    const { marks, lcp } = await page.evaluate(() => {
      const { marks, lcp } = window as unknown as { marks: Marks; lcp: number };
      return { marks, lcp };
    });
    return {
      firstPaint: marks.firstPaint,
      largestPaint: lcp,
      // 0 if the carousel responds before the first paint.
      liveAfterFirstPaint: Math.max(0, (marks.live ?? marks.ready) - marks.firstPaint),
      hydrated: marks.ready,
      pressToEffect: marks.moved === undefined ? Infinity : marks.moved - marks.pressed,
      worstInteraction: await worstInteraction(page),
    };
  } finally {
    await context.close();
  }
}

/** @param rounds visits of the page */
export async function measureStartUp(browser: Browser, rounds = 5) {
  const site = await serveSite();
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let count = 1; count <= rounds; count++) {
      console.error(`Start-up, visit ${count} of ${rounds}`);
      visits.push(await visit(browser, site.address));
    }
    const medianOf = (name: keyof (typeof visits)[number]) =>
      round(median(visits.map((each) => each[name])), 0);
    return {
      firstPaint: medianOf('firstPaint'),
      largestPaint: medianOf('largestPaint'),
      liveAfterFirstPaint: medianOf('liveAfterFirstPaint'),
      hydrated: medianOf('hydrated'),
      pressToEffect: medianOf('pressToEffect'),
      worstInteraction: Math.max(...visits.map((each) => each.worstInteraction)),
    };
  } finally {
    site.close();
  }
}
