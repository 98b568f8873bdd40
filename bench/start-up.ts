/** Measures when `/` responds on a slow phone: Lighthouse's slow 4G, with the CPU at a quarter. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, limit } from './figures.ts';
import { serveSite } from './processes.ts';
import { median, round } from './statistics.ts';

const VIEWPORT = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** Latency in ms, throughput in bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** Time from the first paint to the first press, ms. */
const PRESS_DELAY_MS = 100;
/** Presses whose interaction to next paint is measured, and the time between them, ms. */
const PRESSES = 10;
const PRESS_INTERVAL_MS = 700;

/** Times since the navigation, and of the slowest interaction, ms. */
type Marks = {
  firstPaint: number;
  interactive?: number;
  pressed: number;
  moved?: number;
  hydrated: number;
  slowestInteraction: number;
};

/** Records the marks, and presses Next once. Runs in the page before its scripts. */
function recordMarks(pressDelay: number) {
  const marks: Partial<Marks> = { slowestInteraction: 0 };
  Object.assign(window, { marks });
  const mark = (name: keyof Marks) => (marks[name] ??= performance.now());
  const currentCard = () => document.querySelector<HTMLElement>('[data-carousel]')?.dataset.current;

  const pressNext = () => {
    mark('pressed');
    const first = currentCard();
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Next card')?.click();
    const check = () => (currentCard() === first ? requestAnimationFrame(check) : mark('moved'));
    check();
  };
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    marks.firstPaint = list.getEntries()[0]?.startTime ?? NaN;
    setTimeout(pressNext, pressDelay);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!event.interactionId) continue;
      marks.slowestInteraction = Math.max(marks.slowestInteraction ?? 0, event.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    if (document.querySelector('[data-carousel][data-live]')) mark('interactive');
    if (document.documentElement?.dataset.ready !== undefined) mark('hydrated');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const readMarks = (page: Page) =>
  page.evaluate(() => (window as unknown as { marks: Marks }).marks);

async function slowDown(client: CDPSession) {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Presses the right arrow key by trusted input. @returns the slowest interaction to next paint, ms */
async function measureInteractions(page: Page) {
  await page.evaluate(() => {
    (window as unknown as { marks: Marks }).marks.slowestInteraction = 0;
  });
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PRESS_INTERVAL_MS);
  }
  return (await readMarks(page)).slowestInteraction;
}

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 3 });
  try {
    await slowDown(await page.context().newCDPSession(page));
    // tsx compiles with esbuild, whose `__name` helper doesn't exist in pages.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordMarks, PRESS_DELAY_MS);
    await page.goto(url);
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    await page.waitForTimeout(1000);
    const { firstPaint, interactive, hydrated, pressed, moved } = await readMarks(page);
    return {
      firstPaint,
      // 0 if the carousel responds before the first paint.
      responseDelay: Math.max(0, (interactive ?? hydrated) - firstPaint),
      pressDelay: moved === undefined ? Infinity : moved - pressed,
      slowestInteraction: await measureInteractions(page),
    };
  } finally {
    await page.close();
  }
}

/** @param rounds visits of the page */
export async function measureStartUp(browser: Browser, rounds = 5): Promise<Figure[]> {
  const site = await serveSite();
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let count = 1; count <= rounds; count++) {
      console.error(`Visit ${count} of ${rounds}`);
      visits.push(await visit(browser, site.url));
    }
    const medianOf = (name: keyof (typeof visits)[number]) =>
      round(median(visits.map((each) => each[name])), 0);
    return [
      { name: '`/` on a slow phone: first paint, ms', value: medianOf('firstPaint') },
      {
        name: 'The carousel responds after that, ms',
        value: medianOf('responseDelay'),
        ...limit(600),
      },
      {
        name: `A press ${PRESS_DELAY_MS} ms after the first paint shows its effect after, ms`,
        value: medianOf('pressDelay'),
        ...limit(1500),
      },
      {
        name: 'Worst interaction to next paint of ten presses, ms',
        value: Math.max(...visits.map(({ slowestInteraction }) => slowestInteraction)),
        ...limit(200),
      },
    ];
  } finally {
    site.close();
  }
}
