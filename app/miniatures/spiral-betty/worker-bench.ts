/** A workbench in a worker, asked by messages. */
import type { Answer, Question } from './bench-messages.ts';

/** The worker could not be started or has died; the workbench in the page has to take over. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
}

type Task = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'number'>
    : never
  : never;
type AnswerTo<Name> = Extract<Answer, { task: Name }>;

export type WorkerBench = {
  /** Rejects with the worker's reason, or with `WorkerLost`. */
  ask<Asked extends Task>(task: Asked): Promise<AnswerTo<Asked['task']>>;
  stop(): void;
};

export function startWorkerBench(): WorkerBench {
  const worker = new Worker(new URL('./bench.worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, { settle(answer: Answer): void; lose(): void }>();
  let lost = false;
  let asked = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    open.get(data.number)?.settle(data);
    open.delete(data.number);
  });
  const lose = (event: Event) => {
    // Not for the console: there is a way to go on.
    event.preventDefault();
    lost = true;
    for (const { lose } of open.values()) lose();
    open.clear();
  };
  worker.addEventListener('error', lose);
  worker.addEventListener('messageerror', lose);

  return {
    ask<Asked extends Task>(task: Asked) {
      return new Promise<AnswerTo<Asked['task']>>((resolve, reject) => {
        const number = asked++;
        const lose = () => reject(new WorkerLost());
        if (lost) return lose();
        open.set(number, {
          lose,
          settle(answer) {
            if (answer.task === 'failed') reject(new Error(answer.reason));
            else if (isAnswerTo(task, answer)) resolve(answer);
          },
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ ...task, number });
      });
    },
    stop: () => worker.terminate(),
  };
}

const isAnswerTo = <Asked extends Task>(
  { task }: Asked,
  answer: Answer,
): answer is AnswerTo<Asked['task']> => answer.task === task;
