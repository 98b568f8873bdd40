/** Main-thread cost of a page, from Chromium's counters, so that no code runs in the page. */
import type { CDPSession, Page } from '@playwright/test';
import { sum } from './statistics.ts';

/**
 * Times of the main thread, ms. `…Cpu` is thread time, `…` is wall time. Thread time depends less on other work
 * on the machine; wall time includes waiting for the compositor or a core. Throttling multiplies both, and keeps
 * the thread running while its task waits, so on a busy or slowly painting machine thread time grows too.
 */
export type Cost = Record<(typeof COUNTERS)[number][0], number>;

/** Name, Chromium's counter, and its time domain. */
const COUNTERS = [
  ['script', 'ScriptDuration', 'timeTicks'],
  ['scriptCpu', 'ScriptDuration', 'threadTicks'],
  ['task', 'TaskDuration', 'timeTicks'],
  ['taskCpu', 'TaskDuration', 'threadTicks'],
  ['styleCpu', 'RecalcStyleDuration', 'threadTicks'],
  ['layoutCpu', 'LayoutDuration', 'threadTicks'],
] as const;

const TIME_DOMAINS = ['timeTicks', 'threadTicks'] as const;

export type Meter = {
  /** Counters since the start of the page; their differences are costs. */
  read(): Promise<Cost>;
};

/** Reads the counters of a page. */
export async function meterOf(page: Page): Promise<Meter> {
  const sessions = {} as Record<(typeof TIME_DOMAINS)[number], CDPSession>;
  for (const timeDomain of TIME_DOMAINS) {
    sessions[timeDomain] = await page.context().newCDPSession(page);
    await sessions[timeDomain].send('Performance.enable', { timeDomain });
  }
  return {
    async read() {
      const [ticks, threadTicks] = await Promise.all(
        TIME_DOMAINS.map((domain) => sessions[domain].send('Performance.getMetrics')),
      );
      const valueOf = (counter: string, domain: (typeof TIME_DOMAINS)[number]) =>
        (domain === 'timeTicks' ? ticks : threadTicks)?.metrics.find(({ name }) => name === counter)
          ?.value ?? NaN;
      return Object.fromEntries(
        COUNTERS.map(([name, counter, domain]) => [name, valueOf(counter, domain) * 1000]),
      ) as Cost;
    },
  };
}

/** Creates a cost from a function of the counter's name. */
const costOf = (part: (name: keyof Cost) => number) =>
  Object.fromEntries(COUNTERS.map(([name]) => [name, part(name)])) as Cost;

export const NOTHING = costOf(() => 0);
export const add = (a: Cost, b: Cost) => costOf((name) => a[name] + b[name]);
export const subtract = (a: Cost, b: Cost) => costOf((name) => a[name] - b[name]);
export const scale = (cost: Cost, factor: number) => costOf((name) => cost[name] * factor);

/** Memory in use after a garbage collection: JavaScript heap in bytes, and number of DOM nodes. */
export async function readMemory(client: CDPSession) {
  // The second collection frees what the finalizers of the first have released.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

/**
 * Long tasks (over 50 ms of wall time) and layout shifts that the browser has recorded since `begin`.
 * Read afterwards from the browser's buffer, so that no observer runs during the measurement.
 * @param begin as `performance.now()` in the page
 */
export async function readEvents(page: Page, begin: number) {
  const entries = await page.evaluate(async () => {
    const seen: { type: string; start: number; duration: number; shift: number }[] = [];
    for (const type of ['longtask', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { startTime: start, duration } = entry;
          const shift = (entry as PerformanceEntry & { value?: number }).value ?? 0;
          seen.push({ type, start, duration, shift });
        }
      }).observe({ type, buffered: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return seen;
  });
  const since = entries.filter(({ start }) => start >= begin);
  return {
    longTasks: since.filter(({ type }) => type === 'longtask').map(({ duration }) => duration),
    // Includes shifts within 500 ms of an input, which CLS ignores.
    layoutShift: sum(since.map(({ shift }) => shift)),
  };
}
