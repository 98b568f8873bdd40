/** The files of a card: which ones the screen needs, and when they can be loaded. */
import { type Diorama, PICTURE, type PictureSize } from '#app/content/diorama.ts';

/** A smaller file is used if it lacks at most this share of the screen's pixels. */
const TOLERANCE = 0.1;
/** Longest time to wait until the browser is idle, ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Element for the layers of a card. */
export const slotOf = (card: Element) => card.querySelector<HTMLElement>('[data-stack]');

/**
 * Resolves when the browser has nothing else to do.
 * @param delay at least, ms; all that Safari waits for
 * @throws if `signal` has aborted by then
 */
export async function whenIdle(signal: AbortSignal, delay = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
  }
  signal.throwIfAborted();
}

/** Pixels of the screen across the card's picture, which covers the card: on a tall phone it is wider. */
export function screenPixelsOf(card: Element): number {
  const { clientWidth = 0, clientHeight = 0 } = slotOf(card) ?? {};
  const { width, height } = PICTURE;
  return Math.max(clientWidth, (clientHeight * width) / height) * devicePixelRatio;
}

/** The smallest of the sizes that has as many pixels as the screen, or the largest. */
export const sizeFor = (card: Element, sizes: readonly PictureSize[]) =>
  sizes.find(({ width }) => width >= screenPixelsOf(card) * (1 - TOLERANCE)) ?? sizes.at(-1);

/** The files of a size in the format that the browser has chosen for the card's flat picture. */
export const filesOf = (card: Element, size: PictureSize | undefined) =>
  (card.querySelector('img')?.currentSrc.endsWith('.avif') ? size?.avif : size?.webp) ?? [];

const known = new Map<string, Promise<Diorama>>();

/** Loads the description of a card, once. */
export function loadDiorama(card: Element): Promise<Diorama> {
  const url = slotOf(card)?.dataset.stack ?? '';
  const loading = known.get(url) ?? fetch(url).then((response) => response.json());
  known.set(url, loading);
  // Tried again at the next rest.
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
