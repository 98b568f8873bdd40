import { useEffect } from 'react';

/** Delay before a picture is loaded again, ms: doubled after each attempt, up to the maximum. */
const MIN_DELAY_MS = 2000;
const MAX_DELAY_MS = 60_000;
/** Then a picture counts as gone: a deploy has removed it. */
const MAX_ATTEMPTS = 8;

const isBroken = (image: HTMLImageElement) =>
  image.isConnected && image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/** Setting the same URL loads a picture again, from the sources of its `<picture>` too. */
const load = (image: HTMLImageElement) =>
  image.setAttribute('src', image.getAttribute('src') ?? '');

/** Loads pictures again that a lost connection has left broken: browsers never do. */
export function useLostPictures() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let attempts = new WeakMap<HTMLImageElement, number>();

    function retryLater(image: HTMLImageElement) {
      const attempt = attempts.get(image) ?? 0;
      if (attempt === MAX_ATTEMPTS) return;
      attempts.set(image, attempt + 1);
      const retry = () => {
        if (!signal.aborted && navigator.onLine && isBroken(image)) load(image);
      };
      setTimeout(retry, Math.min(MIN_DELAY_MS * 2 ** attempt, MAX_DELAY_MS));
    }

    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) retryLater(target);
    };
    const onOnline = () => {
      attempts = new WeakMap();
      [...document.images].filter(isBroken).forEach(load);
    };
    document.addEventListener('error', onError, { capture: true, signal });
    window.addEventListener('online', onOnline, { signal });
    // Before this page was hydrated.
    [...document.images].filter(isBroken).forEach(retryLater);
    return () => listening.abort();
  }, []);
}
