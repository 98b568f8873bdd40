/** Card pictures as sharp as the screen: they lie over the pictures of the first view, which have at most 616 px. */
import { PICTURE } from 'portfolio-content/schema';
import { decodePicture, filesOf, loadDiorama, screenPixelsOf, sizeFor, slotOf } from './files.ts';
import { FILL } from './layers.ts';

/** Lays a sharper picture over the flat one if the screen has more pixels. */
export async function sharpen(frame: Element, signal: AbortSignal): Promise<void> {
  const slot = slotOf(frame);
  const before = slot?.querySelector<HTMLElement>('[data-sharp]');
  const shown = Number(before?.dataset.sharp ?? PICTURE.width);
  if (shown >= screenPixelsOf(frame)) return;
  const size = sizeFor(frame, (await loadDiorama(frame)).flat);
  const [file] = filesOf(frame, size);
  if (!size || !file || size.width <= shown) return;
  const picture = await decodePicture(file, signal);
  picture.dataset.sharp = `${size.width}`;
  picture.style.cssText = `${FILL} object-fit: cover`;
  slot?.prepend(picture);
  before?.remove();
}
