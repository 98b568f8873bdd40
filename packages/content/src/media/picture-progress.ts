/** Progress of creating the pictures, which takes a while in a fresh clone: one line, with the number left. */

/** Progress is reported after this time, ms. */
const REPORT_DELAY_MS = 2000;
/** Interval between lines where the terminal can't overwrite them, ms. */
const LINE_INTERVAL_MS = 10_000;

let left = 0;
let startTime = 0;
let reportTime = 0;

function report() {
  const { stderr } = process;
  const now = Date.now();
  if (now - startTime < REPORT_DELAY_MS) return;
  if (!stderr.isTTY && now - reportTime < LINE_INTERVAL_MS) return;
  reportTime = now;
  const line = `Creating pictures: ${left} left`;
  stderr.write(stderr.isTTY ? `\r${line.padEnd(40)}` : `${line}\n`);
}

/** Counts a picture that `make` creates. */
export async function trackPicture<T>(make: () => Promise<T>): Promise<T> {
  startTime ||= Date.now();
  left += 1;
  try {
    return await make();
  } finally {
    left -= 1;
    report();
  }
}

/** Ends the line. */
export function endPictureProgress() {
  if (reportTime && process.stderr.isTTY) process.stderr.write('\n');
  reportTime = 0;
}
