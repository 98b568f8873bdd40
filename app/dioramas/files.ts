/**
 * The files of a card picture: which ones the screen needs, and when they can be loaded. The functions take the element around
 * the flat picture and the slot for its layers (layer-slot.tsx): a card, or what the head of a page shows of it.
 */
import { type Diorama, PICTURE, type PictureSize } from 'portfolio-content/schema';

/** A smaller file is used if it lacks at most this share of the screen's pixels. */
const TOLERANCE = 0.1;
/** Longest time to wait until the browser is idle, ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Element for the layers. */
export const slotOf = (frame: Element) => frame.querySelector<HTMLElement>('[data-stack]');

/**
 * Resolves when the browser has nothing else to do; in Safari, in the next task.
 * @throws if `signal` has aborted by then
 */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
  }
  signal.throwIfAborted();
}

/** Pixels of the screen across the picture, which covers its frame: on a tall phone it is wider than the card. */
export function screenPixelsOf(frame: Element): number {
  const { clientWidth = 0, clientHeight = 0 } = slotOf(frame) ?? {};
  const { width, height } = PICTURE;
  return Math.max(clientWidth, (clientHeight * width) / height) * devicePixelRatio;
}

/** The smallest of the sizes that has as many pixels as the screen, or the largest. */
export const sizeFor = (frame: Element, sizes: readonly PictureSize[]) =>
  sizes.find(({ width }) => width >= screenPixelsOf(frame) * (1 - TOLERANCE)) ?? sizes.at(-1);

/** The files of a size; none for a browser that shows the flat picture in another format than theirs. */
export const filesOf = (frame: Element, size: PictureSize | undefined) =>
  (frame.querySelector('img')?.currentSrc.endsWith('.avif') && size?.files) || [];

const known = new Map<string, Promise<Diorama>>();

/** Loads the description of a card picture, once. */
export function loadDiorama(frame: Element): Promise<Diorama> {
  const url = slotOf(frame)?.dataset.stack ?? '';
  const loading = known.get(url) ?? fetch(url).then((response) => response.json());
  known.set(url, loading);
  // Loaded again the next time.
  loading.catch(() => known.delete(url));
  return loading;
}

/**
 * Loads a picture and decodes it, once the page is idle: requesting all layers of a card in one task would be a long task.
 * @throws if `signal` has aborted by then
 */
export async function decodePicture(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  await whenIdle(signal);
  const image = new Image();
  image.src = url;
  await image.decode();
  signal.throwIfAborted();
  return image;
}
