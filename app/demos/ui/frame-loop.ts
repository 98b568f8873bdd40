/**
 * A simulation that runs by animation frames in steps of a fixed length, so that it moves the same
 * at every frame rate.
 */

type FrameLoop = {
  /** Goes on, if it does not run already; the time it stood still does not count. */
  start(): void;
  stop(): void;
};

/**
 * @param step called a whole number of times in each frame; false when nothing moves any more: the
 *   loop stops by itself
 * @param draw called once in each frame, after the steps
 * @param length of a step, s
 * @param longest time made up for in one frame, s; what is beyond it is left out
 */
export function frameLoop({
  step,
  draw,
  length = 1 / 120,
  longest = 0.1,
}: {
  step(length: number): boolean;
  draw(): void;
  length?: number;
  longest?: number;
}): FrameLoop {
  let asked = 0;
  let last: number | undefined;
  let owed = 0;

  function frame(now: number) {
    asked = 0;
    owed += Math.min(longest, last === undefined ? length : (now - last) / 1000);
    last = now;
    let goesOn = true;
    for (; goesOn && owed >= length; owed -= length) goesOn = step(length);
    draw();
    if (goesOn) start();
    else last = undefined;
  }

  function start() {
    if (asked === 0) asked = requestAnimationFrame(frame);
  }

  return {
    start,
    stop() {
      cancelAnimationFrame(asked);
      asked = 0;
      last = undefined;
      owed = 0;
    },
  };
}
