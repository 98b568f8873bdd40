/** The renderer in a worker, with a promise per request. */
import type { RendererResponse, RendererRequest } from './renderer-messages.ts';

/** A worker that takes longer for a response is lost, ms: browsers can end it without a word. */
const TIMEOUT_MS = 20_000;

/** The worker couldn't start or has crashed, so the renderer in the page has to be used. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
}

type Task = RendererRequest extends infer Each
  ? Each extends RendererRequest
    ? Omit<Each, 'number'>
    : never
  : never;
type ResponseTo<Name> = Extract<RendererResponse, { task: Name }>;

export type WorkerRenderer = {
  /** Rejects with the worker's reason, or with `WorkerLost`. */
  ask<Asked extends Task>(task: Asked): Promise<ResponseTo<Asked['task']>>;
  stop(): void;
};

export function startWorkerRenderer(): WorkerRenderer {
  const worker = new Worker(new URL('./renderer.worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, { settle(response: RendererResponse): void; reject(): void }>();
  let lost = false;
  let asked = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<RendererResponse>) => {
    open.get(data.number)?.settle(data);
    open.delete(data.number);
  });
  const lose = () => {
    lost = true;
    for (const { reject } of open.values()) reject();
    open.clear();
  };
  for (const type of ['error', 'messageerror'] as const) {
    worker.addEventListener(type, (event) => {
      // Not logged, because there is a fallback.
      event.preventDefault();
      lose();
    });
  }

  return {
    ask<Asked extends Task>(task: Asked) {
      return new Promise<ResponseTo<Asked['task']>>((resolve, reject) => {
        const number = asked++;
        if (lost) return reject(new WorkerLost());
        const timer = setTimeout(lose, TIMEOUT_MS);
        open.set(number, {
          reject: () => reject(new WorkerLost()),
          settle(response) {
            clearTimeout(timer);
            if (response.task === 'failed') reject(new Error(response.reason));
            else if (isResponseTo(task, response)) resolve(response);
          },
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ ...task, number });
      });
    },
    stop() {
      worker.terminate();
      open.clear();
    },
  };
}

const isResponseTo = <Asked extends Task>(
  { task }: Asked,
  response: RendererResponse,
): response is ResponseTo<Asked['task']> => response.task === task;
