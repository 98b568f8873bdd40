import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from '../../tests/carousel/driver.ts';

/** Longest time for a navigation, ms. */
const TIMEOUT_MS = 60_000;

/** Starts a history navigation. Runs in the page. */
function startTraversal(delta: number) {
  const traversal = { done: false };
  Object.assign(window, { traversal });
  const end = () => (traversal.done = true);
  window.addEventListener('popstate', end, { once: true });
  window.addEventListener('pageshow', end, { once: true });
  window.history.go(delta);
}

/** Whether the other page, or the other state of this page, is shown. Runs in the page. */
function isDone() {
  const { traversal } = window as { traversal?: { done: boolean } };
  return document.readyState === 'complete' && (traversal?.done ?? true);
}

/**
 * Moves in the history and waits for the page. The drivers' own commands don't do it: WebDriver's skips entries that a
 * page added without user activation, and Puppeteer's waits forever for a page from the back/forward cache.
 */
export async function traverseHistory(evaluate: Driver['evaluate'], delta: number) {
  await evaluate(startTraversal, delta);
  const end = Date.now() + TIMEOUT_MS;
  // Between two pages, evaluating a script fails.
  while (!(await evaluate(isDone).catch(() => false))) {
    if (Date.now() > end) throw new Error("The navigation in the history didn't finish");
    await pause(20);
  }
}
