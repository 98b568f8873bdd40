/**
 * The card in the middle outlives a reload and coming back from another site; a new visit begins
 * as the address says. Kept for the tab, by the card's link.
 */
const KEY = 'carousel-card';

export function rememberCard(link: string | undefined): void {
  try {
    if (link) sessionStorage.setItem(KEY, link);
  } catch {
    // Storage is refused: the carousel begins as the address says.
  }
}

/**
 * The link to go on with, if this page was loaded before. Like `createLoop`, it refers to nothing
 * outside itself (start-script.ts).
 */
export function recallCard(): string | null {
  try {
    const [visit] = performance.getEntriesByType('navigation');
    const again = visit && (visit as PerformanceNavigationTiming).type !== 'navigate';
    return again ? sessionStorage.getItem('carousel-card') : null;
  } catch {
    return null;
  }
}
