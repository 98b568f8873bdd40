/** The renderer in its worker, with its canvases in an element. */
import { callWorker } from '#app/demo-kit/worker-calls.ts';
import { POLE_HEIGHT } from './drawing/ground.ts';
import type { Picture, RendererCalls } from './renderer-messages.ts';

function startWorker() {
  const worker = new Worker(new URL('./renderer.worker.ts', import.meta.url), { type: 'module' });
  return callWorker<keyof RendererCalls, RendererCalls>(worker);
}

/** A picture as a PNG, from a worker of its own: that takes a while, in which the streamers move on. */
export async function savePicture(picture: Picture): Promise<Blob> {
  const { functions, stop } = startWorker();
  try {
    return await functions.save(picture);
  } finally {
    stop();
  }
}

/**
 * @param painted called with each picture that is painted
 * @throws if there is no canvas to draw on
 */
export function startRenderer(box: HTMLElement, painted: () => void) {
  // Tested with another canvas, because a transferred one has no context.
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('There is no canvas to draw on');
  }
  const [ground, streamers, pole] = [layer(), layer(), layer(POLE_HEIGHT)];
  streamers.dataset.streamers = '';
  const { functions, stop } = startWorker();
  let started: Promise<void> | undefined;
  box.prepend(ground, streamers, pole);

  /** @param height px; by default the height of the box */
  function layer(height?: number) {
    const canvas = document.createElement('canvas');
    canvas.style.height = height === undefined ? '100%' : `${height}px`;
    return canvas;
  }

  return {
    /** Paints a picture; call it again only when the last one is painted. */
    async paint(picture: Picture) {
      started ??= functions.start(
        ground.transferControlToOffscreen(),
        streamers.transferControlToOffscreen(),
        pole.transferControlToOffscreen(),
      );
      await started;
      await functions.paint(picture);
      painted();
    },
    close() {
      stop();
      for (const canvas of [ground, streamers, pole]) canvas.remove();
    },
  };
}
