/** Which cards of the carousel have a picture as sharp as the screen (sharpen.ts). */

/** A card is worth a sharp picture if at least this share of it is in view. */
const MIN_SHARE_IN_VIEW = 0.25;

export function isInView(card: Element): boolean {
  const { left, right, width } = card.getBoundingClientRect();
  return Math.min(right, innerWidth) - Math.max(left, 0) >= width * MIN_SHARE_IN_VIEW;
}

/** Removes the sharp pictures of cards that are no longer in view. */
export function forgetOthers(section: Element, inView: readonly Element[]): void {
  for (const picture of section.querySelectorAll('[data-sharp]')) {
    if (!inView.some((card) => card.contains(picture))) picture.remove();
  }
}
