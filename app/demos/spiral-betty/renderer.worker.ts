/** The renderer in a worker. */
import { createRenderer } from './renderer.ts';
import type { RendererResponse, RendererRequest } from './renderer-messages.ts';

const renderer = createRenderer();

async function answerTo(request: RendererRequest): Promise<RendererResponse> {
  const { number, task } = request;
  try {
    if (task === 'take') return { number, task, taken: await renderer.take(request.picture) };
    const { settings, colors, view } = request;
    if (task === 'file') {
      return { number, task, file: await renderer.file(settings, colors, request.format, view) };
    }
    return { number, task, bitmap: await renderer.preview(settings, colors, request.side, view) };
  } catch (error) {
    return { number, task: 'failed', reason: String(error) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<RendererRequest>) => {
  const response = await answerTo(data);
  self.postMessage(response, { transfer: response.task === 'preview' ? [response.bitmap] : [] });
});
