/**
 * Runs one job at a time. Only the newest of the jobs requested meanwhile is kept, so that the
 * result lags behind the input by at most one job. A job that fails doesn't stop later ones.
 * @param onError called with the error of a job that fails, and the job
 * @returns a function that requests a job
 */
export function newestOnly<Job>(
  run: (job: Job) => Promise<void>,
  onError: (error: unknown, job: Job) => void,
): (job: Job) => void {
  let pending: { job: Job } | undefined;
  let isBusy = false;

  async function work() {
    isBusy = true;
    while (pending) {
      const { job }: { job: Job } = pending;
      pending = undefined;
      await run(job).catch((error: unknown) => onError(error, job));
    }
    isBusy = false;
  }

  return (job) => {
    pending = { job };
    if (!isBusy) void work();
  };
}
