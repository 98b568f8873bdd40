/** Where designs are made for the page: in a worker, or in slices in the page where that fails. */
import { createRenderer, type Renderer, type Taken } from './renderer.ts';
import type { Format } from './canvas.ts';
import type { Colors } from './colors.ts';
import { mayBePicture, rasterize } from './picture-file.ts';
import type { Settings } from './settings.ts';
import type { View } from './view.ts';
import { startWorkerRenderer, WorkerLost, type WorkerRenderer } from './worker-renderer.ts';

/** Time in the page after which others have a turn, ms: half a frame. */
const SLICE_MS = 8;

export type Studio = {
  /** Takes a picture. Rejects, and keeps the former, if it cannot be read. */
  take(picture: Blob): Promise<Taken>;
  preview(settings: Settings, colors: Colors, side: number, view: View): Promise<ImageBitmap>;
  file(settings: Settings, colors: Colors, format: Format, view: View): Promise<Blob>;
  /** Ends what is running. It can be used again. */
  stop(): void;
};

export function openStudio(): Studio {
  /** Started when it is first needed; null where there is none, or once it is lost. */
  let worker: WorkerRenderer | null | undefined;
  const inPage = createRenderer(yieldBetweenFrames());
  /** What the worker has, for the renderer in the page to start with. */
  let held: Blob | undefined;
  /** Settled once the renderer in the page has that. */
  let moved: Promise<unknown> | undefined;

  /** Asks the worker; once that is lost, the renderer in the page. */
  async function ask<Result>(
    first: (worker: WorkerRenderer) => Promise<Result>,
    second: (renderer: Renderer) => Promise<Result>,
  ): Promise<Result> {
    if (worker === undefined) worker = startWorker();
    try {
      if (worker) return await first(worker);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      // Of several that were asked, the first to learn it brings the picture over.
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

/** Lets the page draw a frame whenever a slice of time is used up. */
function yieldBetweenFrames() {
  let begun = performance.now();
  return () => {
    const now = performance.now();
    // Long ago: this is the beginning of another piece of work.
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
