import { type Location, useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromUrlPath } from '#app/content/site-path.ts';
import { isForPage } from './close-link.tsx';
import { isPageLoaded, loadPage, slugOf } from './load-page.ts';

/** A page that takes longer to open shows a message, ms. */
const BUSY_DELAY_MS = 400;

/** The state of the last navigation to a page that wasn't loaded yet. */
export type Opening = 'opening' | 'offline' | 'failed';

type Navigation = { currentLocation: Location; nextLocation: Location };

/** Whether a navigation has to wait for the page that it leads to. */
function mustLoad({ currentLocation, nextLocation }: Navigation) {
  const slug = slugOf(nextLocation.pathname);
  return slug !== slugOf(currentLocation.pathname) && !isPageLoaded(slug);
}

/**
 * Loads a page before the router goes there, so that a page that is slow or can't be loaded changes nothing:
 * what is open, the URL, the history, the focus. Any other navigation cancels it, and so do Escape and leaving the site.
 * @returns the state of the opening, if any
 */
export function useOpening(): Opening | undefined {
  const [isSlow, setSlow] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Key of the history entry that couldn't be opened last. */
  const failedEntry = useRef<string>();
  const onNavigation = useCallback((navigation: Navigation) => {
    setFailed(false);
    return mustLoad(navigation);
  }, []);
  const blocker = useBlocker(onNavigation);

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const { location, proceed, reset } = blocker;
    // Unlike other locations, it has the path of the URL.
    const { pathname, search, hash } = location;
    const opening = new AbortController();
    const { signal } = opening;

    async function open() {
      const url = pathname + search + hash;
      const isLoaded = await loadPage(slugOf(fromUrlPath(pathname)), url).then(
        () => true,
        () => false,
      );
      if (signal.aborted) return;
      // Only Back and Forward lead to the same entry twice. The second time they open it with an error page, because
      // otherwise they couldn't pass it.
      if (isLoaded || failedEntry.current === location.key) {
        proceed();
        return;
      }
      failedEntry.current = location.key;
      setFailed(true);
      reset();
    }

    void open();
    const busyTimer = setTimeout(() => setSlow(true), BUSY_DELAY_MS);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      // Otherwise it would also close the page that is open.
      event.preventDefault();
      reset();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    window.addEventListener('pagehide', reset, { signal });
    return () => {
      opening.abort();
      clearTimeout(busyTimer);
      setSlow(false);
    };
  }, [blocker]);

  useEffect(() => {
    const forget = () => setFailed(false);
    const listening = new AbortController();
    for (const event of ['online', 'pagehide']) {
      window.addEventListener(event, forget, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  if (blocker.state === 'blocked') return isSlow ? 'opening' : undefined;
  if (!hasFailed) return undefined;
  return navigator.onLine ? 'failed' : 'offline';
}
