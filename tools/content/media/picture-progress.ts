/** Progress of creating the pictures, which takes a while in a fresh clone. */

/** Progress is reported after this time, ms. */
const REPORT_DELAY_MS = 2000;
/** Interval between lines where the terminal can't overwrite them, ms. */
const LINE_INTERVAL_MS = 10_000;

export function pictureProgress() {
  const { stderr } = process;
  let started = 0;
  let done = 0;
  let startTime = 0;
  let reportTime = 0;

  function report() {
    const now = Date.now();
    if (now - startTime < REPORT_DELAY_MS) return;
    if (!stderr.isTTY && now - reportTime < LINE_INTERVAL_MS) return;
    reportTime = now;
    const line = `Creating pictures: ${done} of ${started}`;
    stderr.write(stderr.isTTY ? `\r${line} ` : `${line}\n`);
  }

  return {
    /** Counts a picture that `make` creates. */
    async track<T>(make: () => Promise<T>): Promise<T> {
      startTime ||= Date.now();
      started += 1;
      const made = await make();
      done += 1;
      report();
      return made;
    },
    end() {
      if (reportTime && stderr.isTTY) stderr.write('\n');
    },
  };
}
