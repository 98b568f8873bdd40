/** Animations as functions of time. */

/** From 0 to 1, slowly at both ends. */
export const ease = (share: number) => {
  const within = clamp(share);
  return within * within * (3 - 2 * within);
};

export const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** How much of a stretch of time has passed, 0 to 1. @param from s @param until s */
export const passed = (time: number, from: number, until: number) =>
  clamp((time - from) / (until - from));

/** As `passed`, slowly at both ends. */
export const eased = (time: number, from: number, until: number) => ease(passed(time, from, until));

/** A place that something has at a time: the second, then as many numbers as it takes. */
export type Key = readonly [second: number, ...values: number[]];

/**
 * Moves from key to key, slowly at each of them; before the first and after the last it rests.
 * @param keys in the order of their seconds
 */
export function track(keys: readonly Key[]): (time: number) => number[] {
  return (time) => {
    const next = keys.findIndex(([second]) => second > time);
    const [, ...last] = keys.at(-1) ?? [0];
    if (next === -1) return last;
    const [until, ...to] = keys[next] ?? [0];
    const before = keys[next - 1];
    if (!before) return to;
    const [from, ...start] = before;
    const share = eased(time, from, until);
    return to.map((value, index) => {
      const begun = start[index] ?? value;
      return begun + (value - begun) * share;
    });
  };
}

/** A point of a line by the share of its points, straight between two. */
export function pointAt(
  line: readonly (readonly [number, number])[],
  share: number,
): [number, number] {
  const at = clamp(share) * (line.length - 1);
  const index = Math.min(Math.floor(at), Math.max(line.length - 2, 0));
  const [ax, ay] = line[index] ?? [0, 0];
  const [bx, by] = line[index + 1] ?? [ax, ay];
  return [ax + (bx - ax) * (at - index), ay + (by - ay) * (at - index)];
}
