/**
 * Runs one job at a time. Of the jobs that come meanwhile only the newest is kept, so that what is
 * shown never lags behind the hand by more than one job. A job that fails doesn't stop later ones.
 * @returns a function that asks for a job; it rejects if the job that it has started fails
 */
export function newestOnly<Job>(run: (job: Job) => Promise<void>): (job: Job) => Promise<void> {
  let waiting: { job: Job } | undefined;
  let busy = false;
  return async function ask(job) {
    waiting = { job };
    if (busy) return;
    busy = true;
    try {
      while (waiting) {
        const next: { job: Job } = waiting;
        waiting = undefined;
        await run(next.job);
      }
    } finally {
      busy = false;
      if (waiting) void ask(waiting.job);
    }
  };
}
