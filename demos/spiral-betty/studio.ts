/** Renders designs for the page: in a worker, or if that fails in slices in the page. */
import { decodePicture } from '#app/demo-kit/picture-file/picture-file.ts';
import { callWorker, WorkerLost } from '#app/demo-kit/worker-calls.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** Duration of a slice of work in the page, ms: half a frame. */
const SLICE_MS = 8;

export type Studio = Renderer & {
  /** Lets it work again. @returns a function that stops it: no request settles anymore, not even a later one */
  start(): () => void;
};

export function openStudio(): Studio {
  /** Started when first needed; null if workers aren't available or it was lost. */
  let worker: ReturnType<typeof startWorker> | undefined;
  let isStopped = false;
  const inPage = createRenderer(yieldBetweenFrames());
  /** The worker's picture, for the renderer in the page if the worker is lost. */
  let held: Blob | undefined;
  /** Settled once the renderer in the page has that picture. */
  let moved: Promise<unknown> | undefined;

  /** Asks the worker; if it is lost, the renderer in the page. */
  async function ask<Result>(request: (renderer: Renderer) => Promise<Result>): Promise<Result> {
    if (isStopped) return new Promise(() => {});
    if (worker === undefined) worker = startWorker();
    try {
      if (worker) return await request(worker.functions);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      // The first request that fails passes the picture to the renderer in the page.
      if (worker) {
        worker.stop();
        worker = null;
        moved = held && inPage.setPicture(held);
      }
    }
    await moved;
    return request(inPage);
  }

  async function setPicture(picture: Blob) {
    const info = await ask((renderer) => renderer.setPicture(picture));
    held = picture;
    return info;
  }

  return {
    setPicture: (picture) => decodePicture(picture, setPicture),
    preview: (...options) => ask((renderer) => renderer.preview(...options)),
    file: (...options) => ask((renderer) => renderer.file(...options)),
    start() {
      isStopped = false;
      return () => {
        isStopped = true;
        worker?.stop();
        worker = undefined;
      };
    },
  };
}

function startWorker() {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  try {
    // Vite bundles a worker only if it is written like this.
    const worker = new Worker(new URL('./renderer.worker.ts', import.meta.url), { type: 'module' });
    return callWorker<keyof Renderer, Renderer>(worker);
  } catch {
    return null;
  }
}

/** Yields to the browser for a frame after each slice of time. */
function yieldBetweenFrames() {
  let begun = performance.now();
  return () => {
    const now = performance.now();
    // A long pause means that new work starts.
    if (now - begun > 10 * SLICE_MS) begun = now;
    if (now - begun < SLICE_MS) return undefined;
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        begun = performance.now();
        resolve();
      });
    });
  };
}
