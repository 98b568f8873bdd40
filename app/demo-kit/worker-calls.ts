/** Calls functions in a worker, which can be lost (docs/decisions/039-demo-kit.md). */

/** Functions that a worker can run for the page. */
type Functions<Names extends string> = Record<Names, (...args: never[]) => Promise<unknown>>;

type Call = { id: number; name: string; args: unknown[] };
type Answer = { id: number; result?: unknown; error?: string };
type PendingCall = {
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
};

/** A worker that takes longer for an answer is lost, ms: browsers can end it without notice. */
const TIMEOUT_MS = 20_000;

/** The worker couldn't start, has crashed, or doesn't answer. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
}

/** In the worker: answers the page's calls. A picture is moved to the page, not copied. */
export function answerCalls<Names extends string>(functions: Functions<Names>): void {
  const answer = async ({ id, name, args }: Call): Promise<Answer> => {
    try {
      return { id, result: await functions[name as Names](...(args as never[])) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    const response = await answer(data);
    const { result } = response;
    self.postMessage(response, { transfer: result instanceof ImageBitmap ? [result] : [] });
  });
}

/**
 * In the page: the worker's functions. They reject with the worker's reason, or with `WorkerLost`. A canvas is moved to the
 * worker.
 * @returns also `stop`, after which no call settles anymore
 */
export function callWorker<Names extends string, Called extends Functions<Names>>(worker: Worker) {
  const pending = new Map<number, PendingCall>();
  let isLost = false;
  let lastId = 0;
  const lose = () => {
    isLost = true;
    for (const { reject } of pending.values()) reject(new WorkerLost());
    pending.clear();
  };

  worker.addEventListener('message', ({ data: { id, result, error } }: MessageEvent<Answer>) => {
    const call = pending.get(id);
    pending.delete(id);
    clearTimeout(call?.timer);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(error));
  });
  for (const type of ['error', 'messageerror'] as const) {
    worker.addEventListener(type, (event) => {
      // Not logged, because the caller handles it.
      event.preventDefault();
      lose();
    });
  }

  const call = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      if (isLost) return reject(new WorkerLost());
      lastId += 1;
      pending.set(lastId, { resolve, reject, timer: setTimeout(lose, TIMEOUT_MS) });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ id: lastId, name, args } satisfies Call, {
        transfer: args.filter((value) => value instanceof OffscreenCanvas),
      });
    });

  return {
    functions: new Proxy({} as Called, {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          call(String(name), args),
    }),
    stop() {
      worker.terminate();
      pending.clear();
    },
  };
}
