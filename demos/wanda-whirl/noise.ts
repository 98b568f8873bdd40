/** Seeded random numbers and smooth noise. */

/** A source of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Length after which the noise repeats. */
const PERIOD = 256;

/** Value noise over a line: -1 to 1, smooth, about one swing for every 2 of its argument. */
export function createNoise(seed: number): (at: number) => number {
  const random = createRandom(seed);
  const values = Float64Array.from({ length: PERIOD }, () => random() * 2 - 1);
  return (at) => {
    const cell = Math.floor(at);
    const part = at - cell;
    const ease = part * part * (3 - 2 * part);
    const from = values[((cell % PERIOD) + PERIOD) % PERIOD] ?? 0;
    const to = values[(((cell + 1) % PERIOD) + PERIOD) % PERIOD] ?? 0;
    return from + (to - from) * ease;
  };
}
