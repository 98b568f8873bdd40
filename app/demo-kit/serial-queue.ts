/**
 * Runs jobs one after another. A job that fails doesn't stop later ones.
 * @returns a function that adds a job, and settles as the job does
 */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function add<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
