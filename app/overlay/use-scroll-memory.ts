import { type RefObject, useLayoutEffect } from 'react';

const KEY = 'scroll-positions';
const MOST = 50;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(historyKey: string, top: number) {
  try {
    const { [historyKey]: _former, ...others } = read();
    const kept = Object.entries(others).slice(1 - MOST);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [historyKey]: top }));
  } catch {
    // Storage is refused: the page opens at its top.
  }
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

/** Layout effects do nothing on the server but warn there. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
