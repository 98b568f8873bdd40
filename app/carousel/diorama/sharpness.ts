/** Card pictures as sharp as the screen: they lie over the pictures of the first view, which have at most 616 px. */
import { PICTURE } from '#app/content/diorama.ts';
import { decodePicture, filesOf, loadDiorama, screenPixelsOf, sizeFor, slotOf } from './files.ts';
import { FILL } from './stack.ts';

/** A card is worth a sharp picture if at least this share of it is in view. */
const MIN_SHARE_IN_VIEW = 0.25;

export function isInView(card: Element): boolean {
  const { left, right, width } = card.getBoundingClientRect();
  return Math.min(right, innerWidth) - Math.max(left, 0) >= width * MIN_SHARE_IN_VIEW;
}

/** Lays a sharper picture over the flat one of a card if the screen has more pixels. */
export async function sharpen(card: Element, signal: AbortSignal): Promise<void> {
  const slot = slotOf(card);
  const before = slot?.querySelector<HTMLElement>('[data-sharp]');
  const shown = Number(before?.dataset.sharp ?? PICTURE.width);
  if (shown >= screenPixelsOf(card)) return;
  const size = sizeFor(card, (await loadDiorama(card)).flat);
  const [file] = filesOf(card, size);
  if (!size || !file || size.width <= shown) return;
  const picture = await decodePicture(file, signal);
  picture.dataset.sharp = `${size.width}`;
  Object.assign(picture.style, FILL, { objectFit: 'cover' });
  slot?.prepend(picture);
  before?.remove();
}

/** Removes the sharp pictures of cards that are no longer in view. */
export function forgetOthers(section: Element, inView: readonly Element[]): void {
  for (const picture of section.querySelectorAll('[data-sharp]')) {
    if (!inView.some((card) => card.contains(picture))) picture.remove();
  }
}
