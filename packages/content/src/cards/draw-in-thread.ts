/**
 * Draws in a thread, so that the preview responds meanwhile: one drawing after another, because each takes hundreds of
 * megabytes.
 */
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { drawCard, drawPreview, drawTitle } from 'paper-cards';

/** What the functions take and, copied from the thread, return. */
type Inputs = {
  drawCard: Parameters<typeof drawCard>[0];
  drawPreview: Parameters<typeof drawPreview>[0];
  drawTitle: Parameters<typeof drawTitle>[0];
};
type Results = {
  drawCard: Map<string, string | Uint8Array>;
  drawPreview: Uint8Array;
  drawTitle: string;
};
type Name = keyof Inputs;

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

function startWorker() {
  const started = new Worker(path.join(import.meta.dirname, 'draw-worker.js'));
  started.once('exit', () => {
    worker = undefined;
  });
  return started;
}

async function post<N extends Name>(name: N, input: Inputs[N]): Promise<Results[N]> {
  worker ??= startWorker();
  // While it draws, it keeps the process alive.
  worker.ref();
  worker.postMessage({ name, input }, []);
  const [{ drawn, error }] = (await once(worker, 'message')) as [
    { drawn: Results[N]; error?: Error },
  ];
  worker?.unref();
  if (error) throw error;
  return drawn;
}

/** Waits for the drawings that have been requested. */
export const drawingsDone = (): Promise<unknown> => last;

/**
 * Calls a function of paper-cards in the thread.
 * @param inputFor is called when its turn comes
 * @throws what the function or `inputFor` throws
 */
export function drawInThread<N extends Name>(
  name: N,
  inputFor: () => Promise<Inputs[N]>,
): Promise<Results[N]> {
  const turn = last.then(async () => post(name, await inputFor()));
  last = turn.catch(() => {});
  return turn;
}
