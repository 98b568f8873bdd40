/**
 * The files of a card picture: which ones the screen needs, and when they can be loaded. The functions take the element around
 * the flat picture and the slot for its layers (app/ui/layer-slot.tsx): a card, or what the head of a page shows of it.
 */
import type { Diorama, PictureSize } from '#app/content/diorama.ts';
import { connection, savesData } from '#app/ui/motion.ts';

/** A smaller file is used if it lacks at most this share of the screen's pixels. */
const TOLERANCE = 0.1;
/** Longest time to wait until the browser is idle, and the delay in browsers that don't say, ms. */
const IDLE_TIMEOUT_MS = 2000;
const IDLE_DELAY_MS = 200;

/** Element for the layers. */
export const slotOf = (frame: Element) => frame.querySelector<HTMLElement>('[data-stack]');

/** Whether files can be loaded that are only nicer. */
export const mayLoadMore = () => !savesData() && !/[23]g/.test(connection().effectiveType ?? '');

/** Resolves when the browser has nothing else to do. @throws if `signal` has aborted by then */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve, IDLE_DELAY_MS);
  });
  signal.throwIfAborted();
}

/** Pixels of the screen across the picture. */
export const screenPixelsOf = (frame: Element) =>
  (slotOf(frame)?.clientWidth ?? 0) * devicePixelRatio;

/** The smallest of the sizes that has as many pixels as the screen, or the largest. */
export const sizeFor = (frame: Element, sizes: readonly PictureSize[]) =>
  sizes.find(({ width }) => width >= screenPixelsOf(frame) * (1 - TOLERANCE)) ?? sizes.at(-1);

/** The files of a size in the format that the browser has chosen for the flat picture. */
export const filesOf = (frame: Element, size: PictureSize | undefined) =>
  (frame.querySelector('img')?.currentSrc.endsWith('.avif') ? size?.avif : size?.webp) ?? [];

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

/** Loads a picture and decodes it. */
export async function decodePicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
