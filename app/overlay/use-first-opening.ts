import { type MouseEvent, useEffect, useState } from 'react';
import { openAnew } from '#app/errors/open-anew.ts';
import { fetchCaseStudyScript, hasCaseStudyScript } from './fetch-ahead.ts';

/** A page that takes longer to open says so, ms. */
const PATIENCE = 400;

/** What became of the last click on a card whose page can't be shown at once. */
export type Opening = 'opening' | 'offline' | 'failed';

/**
 * Keeps the carousel when a card's page can't be fetched: the router would load a new document for
 * want of the script that all case studies share, which ends at the browser's own error page if there
 * is no connection. So that script is fetched before the router hears of the click.
 * @returns a handler for the element around the links, and what to tell the visitor, if anything
 */
export function useFirstOpening() {
  const [opening, setOpening] = useState<Opening>();

  useEffect(() => {
    const clear = () => setOpening(undefined);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);

  async function open(link: HTMLAnchorElement) {
    const timer = setTimeout(() => setOpening('opening'), PATIENCE);
    try {
      const isThere = await fetchCaseStudyScript();
      if (!isThere) await openAnew(link.href);
      setOpening(undefined);
      link.click();
    } catch {
      setOpening(navigator.onLine ? 'failed' : 'offline');
    } finally {
      clearTimeout(timer);
    }
  }

  function onClickCapture(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    setOpening(undefined);
    if (hasCaseStudyScript()) return;
    event.preventDefault();
    void open(link);
  }

  return { onClickCapture, opening };
}
