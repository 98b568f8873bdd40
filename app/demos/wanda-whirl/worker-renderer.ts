/** The renderer in its worker, with its canvases in an element. */
import type { DemoProps } from '../kit/demo-props.ts';
import { POLE_HEIGHT } from './drawing/ground.ts';
import type { Canvases, Picture, RendererRequest, RendererResponse } from './renderer-messages.ts';

/** @throws if there is no canvas to draw on */
export function startRenderer(box: HTMLElement, fail: DemoProps['fail']) {
  // Tested with another canvas, because a transferred one has no context.
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('There is no canvas to draw on');
  }
  const layers = { ground: layer(), streamers: layer(), pole: layer(POLE_HEIGHT) };
  layers.streamers.dataset.streamers = '';
  const canvases: Canvases = {
    ground: layers.ground.transferControlToOffscreen(),
    streamers: layers.streamers.transferControlToOffscreen(),
    pole: layers.pole.transferControlToOffscreen(),
  };
  let onPainted = () => {};
  const worker = new Worker(new URL('./renderer.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RendererResponse>) => {
    if ('failed' in data) fail(new Error(data.failed));
    else {
      // Until then, only the background is visible.
      box.dataset.painted = '';
      onPainted();
    }
  });
  worker.addEventListener('error', (event: Event) => {
    // https://html.spec.whatwg.org/multipage/workers.html: an error in its script has a message, a script that doesn't
    // load is a plain event.
    if (event instanceof ErrorEvent) fail(new Error(`The renderer failed: ${event.message}`));
    else fail(new Error('The renderer didn’t load'), 'load');
  });
  const post = (message: RendererRequest, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  post({ canvases }, Object.values(canvases));
  box.prepend(...Object.values(layers));

  /** @param height px; by default that of the box */
  function layer(height?: number) {
    const canvas = document.createElement('canvas');
    canvas.style.height = height === undefined ? '100%' : `${height}px`;
    return canvas;
  }

  return {
    /** Paints a picture; call it again only when the last one is painted. */
    paint: (picture: Picture) =>
      new Promise<void>((resolve) => {
        onPainted = resolve;
        post({ picture });
      }),
    close() {
      worker.terminate();
      for (const canvas of Object.values(layers)) canvas.remove();
    },
  };
}
