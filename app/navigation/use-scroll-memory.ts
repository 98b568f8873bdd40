import { type RefObject, useRef } from 'react';
import { isNewVisit } from './is-new-visit.ts';
import { tryStorage } from '#app/ui/try-storage.ts';
import { useIsomorphicLayoutEffect } from '#app/ui/use-isomorphic-layout-effect.ts';

/** Scrolls to the element that a fragment names, and puts the focus there, as a browser does. */
function showTarget(hash: string) {
  // As browsers find it.
  const target = [hash.slice(1), idFrom(hash)]
    .map((id) => document.getElementById(id))
    .find(Boolean);
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
    const key = `scroll ${historyKey}`;
    // The first entry of every document has the same key: a new visit would start where an earlier one ended.
    const isFirst = leaveToBrowser.current && isNewVisit();
    const top = isFirst ? undefined : tryStorage(() => sessionStorage.getItem(key));
    if (top) scroller.scrollTo(0, Number(top));
    else if (hash && !leaveToBrowser.current) showTarget(hash);
    leaveToBrowser.current = false;
    const keep = () => tryStorage(() => sessionStorage.setItem(key, `${scroller.scrollTop}`));
    const shown = new AbortController();
    // A phone can discard a tab that is out of view, without another event.
    for (const event of ['visibilitychange', 'pagehide']) {
      window.addEventListener(event, keep, { signal: shown.signal });
    }
    return () => {
      keep();
      shown.abort();
    };
  }, [element, historyKey, hash]);
}
