import { useEffect } from 'react';
import { prefetchBody } from '#app/content/bodies.ts';
import { fromUrlPath, toUrlPath } from '#app/content/site-path.ts';
import { slugOf } from './load-page.ts';

/** Delay before prefetching, ms: shorter than a tap, longer than the start of a swipe. */
const INTENT_DELAY_MS = 50;

const OWN_LINK = `a[href^="${toUrlPath('/')}"]`;

/**
 * Prefetches the page of the link under the pointer or with the focus. Ignores links that pass beneath a pointer
 * at rest, and a finger that starts to scroll.
 */
export function usePrefetch() {
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let intended: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onIntent = ({ type, target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(OWN_LINK);
      const path = link && type !== 'pointercancel' ? link.pathname : undefined;
      if (path === intended) return;
      intended = path;
      clearTimeout(timer);
      if (path) timer = setTimeout(() => prefetchBody(slugOf(fromUrlPath(path))), INTENT_DELAY_MS);
    };
    for (const type of ['pointermove', 'pointerdown', 'pointercancel', 'focusin'] as const) {
      document.addEventListener(type, onIntent, options);
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
}
