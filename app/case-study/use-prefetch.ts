import { useEffect } from 'react';
import { prefetchBody } from '#app/content/bodies.ts';

/** A card is pointed at after this time, ms: less than a tap takes, and more than the start of a swipe. */
const INTENT_DELAY_MS = 50;

/**
 * Prefetches the page of the card that the pointer or the focus is on. Cards that pass beneath a pointer at rest
 * don't count, nor does a finger that starts to scroll.
 */
export function usePrefetch() {
  useEffect(() => {
    const listening = new AbortController();
    // At the window: the carousel stops some of them there (strip-events.ts).
    const options = { capture: true, passive: true, signal: listening.signal };
    let intended: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onIntent = ({ type, target }: Event) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-card]');
      const link = card && type !== 'pointercancel' ? card.dataset.card : undefined;
      if (link === intended) return;
      intended = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(() => prefetchBody(link.slice(1)), INTENT_DELAY_MS);
    };
    for (const type of ['pointermove', 'pointerdown', 'pointercancel', 'focusin'] as const) {
      window.addEventListener(type, onIntent, options);
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
}
