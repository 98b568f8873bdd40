/** Renders designs for the page: in a worker, or if that fails in slices in the page. */
import { createRenderer, type Renderer, type Taken } from './renderer.ts';
import type { Format } from './canvas.ts';
import type { Colors } from './colors.ts';
import { mayBePicture, rasterize } from './picture-file.ts';
import type { Settings } from './settings.ts';
import type { View } from './view.ts';
import { startWorkerRenderer, WorkerLost, type WorkerRenderer } from './worker-renderer.ts';

/** Duration of a slice of work in the page, ms: half a frame. */
const SLICE_MS = 8;

export type Studio = {
  /** Sets the picture. If it can't be read, rejects and keeps the previous one. */
  take(picture: Blob): Promise<Taken>;
  preview(settings: Settings, colors: Colors, side: number, view: View): Promise<ImageBitmap>;
  file(settings: Settings, colors: Colors, format: Format, view: View): Promise<Blob>;
  /** Stops running work. The studio can be used again. */
  stop(): void;
};

export function openStudio(): Studio {
  /** Started when first needed; null if workers aren't available or it was lost. */
  let worker: WorkerRenderer | null | undefined;
  const inPage = createRenderer(yieldBetweenFrames());
  /** The worker's picture, for the renderer in the page if the worker is lost. */
  let held: Blob | undefined;
  /** Settled once the renderer in the page has that picture. */
  let moved: Promise<unknown> | undefined;

  /** Sends a request to the worker; if it is lost, to the renderer in the page. */
  async function ask<Result>(
    first: (worker: WorkerRenderer) => Promise<Result>,
    second: (renderer: Renderer) => Promise<Result>,
  ): Promise<Result> {
    if (worker === undefined) worker = startWorker();
    try {
      if (worker) return await first(worker);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      // The first request that fails passes the picture to the renderer in the page.
      if (worker) {
        worker.stop();
        worker = null;
        moved = held && inPage.take(held);
      }
    }
    await moved;
    return second(inPage);
  }

  async function take(picture: Blob) {
    const taken = await ask(
      async (worker) => (await worker.ask({ task: 'take', picture })).taken,
      (renderer) => renderer.take(picture),
    );
    held = picture;
    return taken;
  }

  return {
    async take(picture) {
      if (!mayBePicture(picture)) throw new Error('Not a picture');
      return take(picture).catch(async () => take(await rasterize(picture)));
    },
    preview: (settings, colors, side, view) =>
      ask(
        async (worker) =>
          (await worker.ask({ task: 'preview', settings, colors, side, view })).bitmap,
        (renderer) => renderer.preview(settings, colors, side, view),
      ),
    file: (settings, colors, format, view) =>
      ask(
        async (worker) => (await worker.ask({ task: 'file', settings, colors, format, view })).file,
        (renderer) => renderer.file(settings, colors, format, view),
      ),
    stop() {
      worker?.stop();
      worker = undefined;
    },
  };
}

function startWorker(): WorkerRenderer | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  try {
    return startWorkerRenderer();
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
