/** Progress of the pictures, which take a while in a fresh clone. */

/** Shorter work isn't reported, ms. */
const PATIENCE = 2000;
/** Interval between lines where the terminal can't overwrite them, ms. */
const PAUSE = 10_000;

export function pictureProgress() {
  const { stderr } = process;
  let started = 0;
  let done = 0;
  let since = 0;
  let told = 0;

  function tell() {
    const now = Date.now();
    if (now - since < PATIENCE || (!stderr.isTTY && now - told < PAUSE)) return;
    told = now;
    const line = `Making pictures: ${done} of ${started}`;
    stderr.write(stderr.isTTY ? `\r${line} ` : `${line}\n`);
  }

  return {
    /** Counts a picture while `make` creates it. */
    async follow<T>(make: () => Promise<T>): Promise<T> {
      since ||= Date.now();
      started += 1;
      const made = await make();
      done += 1;
      tell();
      return made;
    },
    end() {
      if (told && stderr.isTTY) stderr.write('\n');
    },
  };
}
