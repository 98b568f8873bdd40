/**
 * How many history entries lie between a page and the carousel it was opened from. Every link from page to page
 * adds one; a page opened by its URL has no count.
 */
export type LinkState = { stepsFromCarousel: number } | undefined;

/** State of a card's link. */
export const OPENED: LinkState = { stepsFromCarousel: 1 };

/** @param state of a location, of unknown type because any script can set it */
export function stepsFromCarousel(state: unknown): number | undefined {
  const steps =
    typeof state === 'object' && state && 'stepsFromCarousel' in state && state.stepsFromCarousel;
  return typeof steps === 'number' ? steps : undefined;
}
