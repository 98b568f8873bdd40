/**
 * Remembers the card in the center for reloads and for Back from another site; a new visit starts with the card
 * of the URL. Stored for the tab, by the card's link.
 */
const KEY = 'carousel-card';

export function rememberCard(link: string | undefined): void {
  try {
    if (link) sessionStorage.setItem(KEY, link);
  } catch {
    // Storage is blocked: the carousel starts with the card of the URL.
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
