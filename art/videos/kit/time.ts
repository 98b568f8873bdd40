/** Animation helpers: functions of time. */

/** Ease-in-out of a share, 0 to 1. */
export const ease = (share: number) => {
  const within = clamp(share);
  return within * within * (3 - 2 * within);
};

export const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Share of an interval that has passed, 0 to 1. @param from s @param until s */
export const progress = (time: number, from: number, until: number) =>
  clamp((time - from) / (until - from));

/** `progress` with ease-in-out. */
export const easedProgress = (time: number, from: number, until: number) =>
  ease(progress(time, from, until));

/** Values at a time: the second, then any number of values. */
export type Keyframe = readonly [second: number, ...values: number[]];

/**
 * Interpolates between keyframes, with ease-in-out. Constant before the first and after the last.
 * @param keys ordered by time
 */
export function keyframes(keys: readonly Keyframe[]): (time: number) => number[] {
  return (time) => {
    const next = keys.findIndex(([second]) => second > time);
    const [, ...last] = keys.at(-1) ?? [0];
    if (next === -1) return last;
    const [until, ...to] = keys[next] ?? [0];
    const before = keys[next - 1];
    if (!before) return to;
    const [from, ...start] = before;
    const share = easedProgress(time, from, until);
    return to.map((value, index) => {
      const begun = start[index] ?? value;
      return begun + (value - begun) * share;
    });
  };
}

/** The point at a share of a line's points, interpolated linearly. */
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
