/**
 * Runs one job at a time. Of the jobs that come meanwhile only the newest is kept, so that what is
 * shown never lags behind the hand by more than one job.
 * @param run never rejects
 */
export function newestOnly<Job>(run: (job: Job) => Promise<void>): (job: Job) => void {
  let waiting: { job: Job } | undefined;
  let busy = false;
  return async (job) => {
    waiting = { job };
    if (busy) return;
    busy = true;
    while (waiting) {
      const next: { job: Job } = waiting;
      waiting = undefined;
      await run(next.job);
    }
    busy = false;
  };
}
