/**
 * Remembers the card in the center for reloads and for Back from another site; a new visit starts with the card
 * of the URL. Stored for the tab, by the card's link.
 */
import { isNewVisit } from '#app/navigation/is-new-visit.ts';
import { tryStorage } from '#app/ui/try-storage.ts';

const KEY = 'carousel-card';

export function rememberCard(link: string | undefined): void {
  if (link) tryStorage(() => sessionStorage.setItem(KEY, link));
}

/** The link of the card to restore, if this page was loaded before in this tab. */
export function recallCard(): string | null | undefined {
  return isNewVisit() ? undefined : tryStorage(() => sessionStorage.getItem(KEY));
}
