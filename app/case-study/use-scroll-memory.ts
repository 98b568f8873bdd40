import { type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '#app/ui/use-isomorphic-layout-effect.ts';

const KEY = 'scroll-positions';
const MAX_ENTRIES = 50;

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
    // Storage is blocked: the page opens at its top.
  }
}

function write(historyKey: string, top: number) {
  const { [historyKey]: _former, ...others } = read();
  const kept = Object.entries(others).slice(1 - MAX_ENTRIES);
  store({ ...Object.fromEntries(kept), [historyKey]: top });
}

let hasForgotten = false;

/**
 * Forgets the positions of earlier visits. The first entry of every document has the key `default`, so a new visit
 * would start where an earlier one ended. It is the same entry only after a reload or after Back to this document.
 */
function forgetEarlierVisits() {
  if (hasForgotten) return;
  hasForgotten = true;
  const [visit] = performance.getEntriesByType('navigation');
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  const kept = Object.entries(read()).filter(([key]) => !key.startsWith('default'));
  store(Object.fromEntries(kept));
}

/** Scrolls to the element that a fragment names, and puts the focus there, as a browser does. */
function showTarget(hash: string) {
  const target = document.getElementById(idFrom(hash));
  if (!target) return;
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function idFrom(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Keeps the scroll position of an element for each history entry: Back, Forward and reload restore it, a new
 * visit starts at its heading (`hash`) or at the top. The framework's scroll restoration handles only the window.
 * @param isNewDocument whether the browser itself has scrolled to the heading
 */
export function useScrollMemory(
  element: RefObject<HTMLElement>,
  historyKey: string,
  hash: string,
  isNewDocument: boolean,
) {
  const leaveToBrowser = useRef(isNewDocument);
  useIsomorphicLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller) return undefined;
    forgetEarlierVisits();
    const top = read()[historyKey];
    if (top !== undefined) scroller.scrollTo(0, top);
    else if (hash && !leaveToBrowser.current) showTarget(hash);
    leaveToBrowser.current = false;
    const keep = () => write(historyKey, scroller.scrollTop);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [element, historyKey, hash]);
}
