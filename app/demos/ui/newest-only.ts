/**
 * Runs one job at a time. Of the jobs requested meanwhile, only the newest is kept, so that the
 * result lags behind the input by at most one job. A job that fails doesn't stop later ones.
 * @returns a function that requests a job; it rejects if a job that it has started fails
 */
export function newestOnly<Job>(run: (job: Job) => Promise<void>): (job: Job) => Promise<void> {
  let pending: { job: Job } | undefined;
  let busy = false;
  return async function request(job) {
    pending = { job };
    if (busy) return;
    busy = true;
    try {
      while (pending) {
        const next: { job: Job } = pending;
        pending = undefined;
        await run(next.job);
      }
    } finally {
      busy = false;
      if (pending) void request(pending.job);
    }
  };
}
