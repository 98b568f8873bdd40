/** Seeded random numbers, so that the same source always gives the same picture. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  /** Around zero: from -amount to +amount. */
  around(amount: number): number;
  whole(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** Mulberry32, which is short and random enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();

  return {
    next,
    between,
    around: (amount) => between(-amount, amount),
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
