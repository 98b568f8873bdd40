/** Tells how many pictures have been made: in a fresh clone that takes a while. */

/** Nothing is told of what is done sooner, ms. */
const PATIENCE = 2000;
/** Between two lines where lines cannot be written over, ms. */
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
    /** Counts what `make` makes. */
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
