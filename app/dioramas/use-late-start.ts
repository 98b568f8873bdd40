import { type RefObject, useEffect } from 'react';

/** Delay after hydration, ms: later than what counts as the first view, which ends with half a second of silence. */
const DELAY_MS = 1000;

/** @param signal ends what was started */
type Start = (element: HTMLElement, signal: AbortSignal) => void;

/**
 * Loads and starts behavior that an element can do without, after the first view.
 * @param load must be the same in every render
 */
export function useLateStart(
  element: RefObject<HTMLElement>,
  load: () => Promise<Start>,
  isWanted: boolean,
) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const running = new AbortController();
    const { signal } = running;
    const run = (start: Start) => {
      if (element.current && !signal.aborted) start(element.current, signal);
    };
    // The element works without. After a lost connection, it is loaded once the browser is online again.
    const onLost = () => {
      const retry = () => void load().then(run, () => {});
      window.addEventListener('online', retry, { once: true, signal });
    };
    const timer = setTimeout(() => load().then(run, onLost), DELAY_MS);
    return () => {
      running.abort();
      clearTimeout(timer);
    };
  }, [element, load, isWanted]);
}
