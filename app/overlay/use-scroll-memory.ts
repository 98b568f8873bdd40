import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

const KEY = 'scroll-positions';
const MOST = 50;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function store(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Storage is refused: the page opens at its top.
  }
}

function write(historyKey: string, top: number) {
  const { [historyKey]: _former, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  store({ ...Object.fromEntries(kept), [historyKey]: top });
}

let begun = false;

/**
 * Every document's first entry has the same key, so that a new visit would begin where a former one
 * was left. Only after a reload, or Back to this document, is it the same entry again.
 */
function beginVisit() {
  if (begun) return;
  begun = true;
  const [visit] = performance.getEntriesByType('navigation');
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  const kept = Object.entries(read()).filter(([key]) => !key.startsWith('default'));
  store(Object.fromEntries(kept));
}

/**
 * Keeps the scroll position of an element for each entry of the browser's history: Back, Forward
 * and reload show the place that was read, a new visit begins at the top. (The framework's scroll
 * restoration knows the window only.)
 */
export function useScrollMemory(element: RefObject<HTMLElement>, historyKey: string) {
  useIsomorphicLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller) return undefined;
    beginVisit();
    const top = read()[historyKey];
    if (top !== undefined) scroller.scrollTo(0, top);
    const keep = () => write(historyKey, scroller.scrollTop);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [element, historyKey]);
}
