/** Progress of creating the pictures, which takes a while in a fresh clone: one line, with their number so far. */

/** Progress is reported after this time, ms. */
const REPORT_DELAY_MS = 2000;
/** Interval between lines where the terminal can't overwrite them, ms. */
const LINE_INTERVAL_MS = 10_000;

let created = 0;
let startTime = 0;
let reportTime = 0;

function report() {
  const { stderr } = process;
  const now = Date.now();
  if (now - startTime < REPORT_DELAY_MS) return;
  if (!stderr.isTTY && now - reportTime < LINE_INTERVAL_MS) return;
  reportTime = now;
  const line = `Creating pictures: ${created} so far`;
  stderr.write(stderr.isTTY ? `\r${line.padEnd(40)}` : `${line}\n`);
}

/** Counts a picture that `make` creates. */
export async function trackPicture<T>(make: () => Promise<T>): Promise<T> {
  startTime ||= Date.now();
  const picture = await make();
  created += 1;
  report();
  return picture;
}

/** Ends the line. */
export function endPictureProgress() {
  if (reportTime && process.stderr.isTTY) process.stderr.write('\n');
  reportTime = 0;
}
