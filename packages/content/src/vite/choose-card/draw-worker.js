/** Draws pictures in a thread of its own, so that the preview responds meanwhile. */
import { parentPort } from 'node:worker_threads';
import { drawPreview, drawTitle } from 'paper-cards';

parentPort?.on('message', async ({ card, title }) => {
  try {
    const drawn = await (card ? drawPreview(card) : drawTitle(title));
    parentPort?.postMessage({ drawn }, []);
  } catch (error) {
    parentPort?.postMessage({ error }, []);
  }
});
