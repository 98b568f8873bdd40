import { type MouseEvent, useEffect, useState } from 'react';
import { isBodyLoaded, loadBodyWithData } from '#app/content/bodies.ts';
import { hasModifier } from '#app/ui/has-modifier.ts';
import { reloadPage } from '#app/ui/reload-page.ts';

/** A page that takes longer to open shows a message, ms. */
const BUSY_DELAY_MS = 400;
/** Longest time for the script of a page, ms. */
const TIMEOUT_MS = 15_000;

/** The state of the last click on a card whose page isn't loaded yet. */
export type Opening = 'opening' | 'offline' | 'failed';

const timeout = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('timed out')), ms);
  });

/**
 * Loads a card's page before the router handles the click. Without a connection, the router would replace the
 * carousel with an error page; this keeps it and shows a message.
 * @returns a handler for the element around the cards, and the state of the opening, if any
 */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>();

  useEffect(() => {
    const clear = () => setOpening(undefined);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);

  async function open(link: HTMLAnchorElement, slug: string) {
    const busyTimer = setTimeout(() => setOpening('opening'), BUSY_DELAY_MS);
    try {
      await Promise.race([loadBodyWithData(slug), timeout(TIMEOUT_MS)]).catch(() =>
        reloadPage(link.href),
      );
      setOpening(undefined);
      link.click();
    } catch {
      setOpening(navigator.onLine ? 'failed' : 'offline');
    } finally {
      clearTimeout(busyTimer);
    }
  }

  function onClickCapture(event: MouseEvent) {
    const card = (event.target as Element).closest<HTMLElement>('[data-card]');
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!card || !link || hasModifier(event)) return;
    setOpening(undefined);
    const slug = link.pathname.slice(1);
    if (isBodyLoaded(slug)) return;
    event.preventDefault();
    void open(link, slug);
  }

  return { onClickCapture, opening };
}
