/** Long tasks of a page as it loads, by Chromium's trace. */
import type { Browser, Page } from '@playwright/test';
import { ready } from './test.ts';

/** What is longer is a long task, ms (W3C Long Tasks API). */
const LONG = 50;

/** Paragraphs that are laid out in an empty page, and what that took where LONG was held, ms. */
const REFERENCE = { paragraphs: 2000, duration: 40 };

/** Set by the pages themselves, so that the tasks of their main threads are known. */
const REFERENCE_MARK = 'paragraphs are laid out';
const LOADED_MARK = 'the page is there';

/** An event of the trace; times in µs. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time for which the thread was running. */
  tdur?: number;
};

/** The tasks of the thread that has set a mark, and the mark. */
function findThread(events: TraceEvent[], markName: string) {
  const mark = events.find(({ name }) => name === markName);
  if (!mark) throw new Error(`The trace has no mark: ${markName}`);
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid,
  );
  return { mark, tasks };
}

/**
 * Opens a page and waits until its scripts have taken over and nothing more is asked for.
 * @returns tasks of its main thread that were long by the time for which the thread was running, ms.
 *   That does not grow while the machine does something else; and a slower machine is allowed as
 *   much more as it takes longer for the reference
 */
export async function longTasksOf(browser: Browser, page: Page, route: string): Promise<number[]> {
  // A page of the site, so that its process stays: the end of a trace waits 5 s for one that has gone.
  await page.goto('/healthz');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  let trace: Buffer | undefined;
  try {
    await page.evaluate(
      ({ paragraphs, mark }) => {
        document.body.innerHTML = '<p>Some words.</p>'.repeat(paragraphs);
        document.body.getBoundingClientRect();
        performance.mark(mark);
      },
      { ...REFERENCE, mark: REFERENCE_MARK },
    );
    await page.goto(route);
    await ready(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate((mark) => performance.mark(mark), LOADED_MARK);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const reference = findThread(traceEvents, REFERENCE_MARK);
  const referenceTask = reference.tasks.find(
    ({ ts, dur = 0 }) => ts <= reference.mark.ts && ts + dur >= reference.mark.ts,
  );
  const slowness = (referenceTask?.tdur ?? NaN) / 1000 / REFERENCE.duration;
  const allowed = LONG * Math.max(1, slowness);
  return findThread(traceEvents, LOADED_MARK)
    .tasks.filter(({ ts }) => ts > reference.mark.ts)
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((duration) => !(duration <= allowed));
}
