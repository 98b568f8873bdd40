import { expect, test, vi } from 'vitest';
import { answerCalls, callWorker, WorkerLost } from './worker-calls.ts';

const functions = {
  double: async (value: number) => value * 2,
  refuse: async () => Promise.reject(new Error('It is full.')),
  never: () => new Promise<void>(() => {}),
};

/** A worker with those functions, on the same thread. */
function startWorker() {
  const [page, worker] = [new EventTarget(), new EventTarget()];
  const send = (to: EventTarget) => (data: unknown) =>
    queueMicrotask(() => to.dispatchEvent(new MessageEvent('message', { data })));
  vi.stubGlobal('ImageBitmap', EventTarget);
  vi.stubGlobal('OffscreenCanvas', EventTarget);
  vi.stubGlobal('self', Object.assign(worker, { postMessage: send(page) }));
  answerCalls(functions);
  const terminate = vi.fn<() => void>();
  return Object.assign(page, { postMessage: send(worker), terminate }) as unknown as Worker;
}

const connect = (worker: Worker) =>
  callWorker<keyof typeof functions, typeof functions>(worker).functions;

test('each call gets the answer of its own, or the worker’s reason', async () => {
  const calls = connect(startWorker());
  expect(await Promise.all([calls.double(1), calls.double(4)])).toEqual([2, 8]);
  await expect(calls.refuse()).rejects.toThrow('It is full.');
});

test('a worker that can’t load is lost: all calls are rejected, also later ones', async () => {
  const worker = startWorker();
  const calls = connect(worker);
  const open = calls.never();
  worker.dispatchEvent(new Event('error'));
  await expect(open).rejects.toThrow(WorkerLost);
  await expect(calls.double(1)).rejects.toThrow(WorkerLost);
});

test('a worker that doesn’t answer in 20 s is lost', async () => {
  vi.useFakeTimers();
  const reason = connect(startWorker())
    .never()
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reason).toBeInstanceOf(WorkerLost);
});
