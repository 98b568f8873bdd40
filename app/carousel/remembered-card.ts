/**
 * The card in the center survives a reload and coming back from another site; a new visit starts as
 * the URL says. Kept for the tab, by the card's link.
 */
const KEY = 'carousel-card';

export function rememberCard(link: string | undefined): void {
  try {
    if (link) sessionStorage.setItem(KEY, link);
  } catch {
    // Storage is blocked: the carousel starts as the URL says.
  }
}

/** The link of the card to restore, if this page was loaded before in this tab. */
export function recallCard(): string | null {
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    const isRepeat = navigation && (navigation as PerformanceNavigationTiming).type !== 'navigate';
    return isRepeat ? sessionStorage.getItem(KEY) : null;
  } catch {
    return null;
  }
}
