/** The result of a promise. @throws if it takes longer, ms */
export const inTime = <Result>(promise: Promise<Result>, limit: number): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`It took longer than ${limit} ms`)), limit);
    }),
  ]);
