/** Draws in a thread of its own (draw-in-thread.ts). */
import { parentPort } from 'node:worker_threads';
import { drawCard, drawPreview, drawTitle } from 'paper-cards';

const functions = { drawCard, drawPreview, drawTitle };

parentPort?.on('message', async ({ name, input }) => {
  try {
    parentPort?.postMessage({ drawn: await functions[name](input) }, []);
  } catch (error) {
    parentPort?.postMessage({ error }, []);
  }
});
