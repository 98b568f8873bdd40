/** Paints the pictures of the toy beside the page's own work. */
import { createPainter } from './painter.ts';
import type { FromPainter, ToPainter } from './painter-messages.ts';

let painter: ReturnType<typeof createPainter> | undefined;
const answer = (message: FromPainter) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  try {
    if ('canvases' in data) {
      painter = createPainter(data.canvases);
      return;
    }
    painter?.paint(data.picture);
    answer({ painted: true });
  } catch (error) {
    answer({ failed: String(error) });
  }
});
