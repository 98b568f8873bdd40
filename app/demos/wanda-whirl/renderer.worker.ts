/** The renderer in a worker. */
import { createRenderer } from './renderer.ts';
import type { RendererResponse, RendererRequest } from './renderer-messages.ts';

let renderer: ReturnType<typeof createRenderer> | undefined;
const respond = (message: RendererResponse) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<RendererRequest>) => {
  try {
    if ('canvases' in data) {
      renderer = createRenderer(data.canvases);
      return;
    }
    renderer?.paint(data.picture);
    respond({ painted: true });
  } catch (error) {
    respond({ failed: String(error) });
  }
});
