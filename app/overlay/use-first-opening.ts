import { type MouseEvent, useEffect, useState } from 'react';
import { openAnew } from '#app/errors/open-anew.ts';
import { fetchCaseStudyScript, hasCaseStudyScript } from './fetch-ahead.ts';

/**
 * Keeps the page when a link to another is followed that cannot be had: the router would load the page anew
 * for want of the script that all case studies share, which ends at the browser's own page if there is no
 * connection. So that script is fetched before the router hears of the click.
 * @returns a handler for the element around the links, and whether what was asked for last is out of reach
 */
export function useFirstOpening() {
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    const back = () => setUnreachable(false);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  function onClickCapture(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    setUnreachable(false);
    if (hasCaseStudyScript()) return;
    event.preventDefault();
    fetchCaseStudyScript()
      .then((isThere) => (isThere ? link.click() : openAnew(link.href)))
      .catch(() => setUnreachable(true));
  }

  return { onClickCapture, unreachable };
}
