/**
 * Runs a simulation in animation frames, in steps of a fixed length, so that it behaves the same at
 * every frame rate.
 */

/**
 * @param step simulates one step; returns false to stop the loop when nothing moves anymore
 * @param draw called once per frame, after the steps
 * @param stepSeconds length of a step, s
 * @param maxFrameSeconds longest time simulated in one frame, s; time beyond it is dropped
 */
export function frameLoop({
  step,
  draw,
  stepSeconds = 1 / 120,
  maxFrameSeconds = 0.1,
}: {
  step(stepSeconds: number): boolean;
  draw(): void;
  stepSeconds?: number;
  maxFrameSeconds?: number;
}) {
  let request = 0;
  let lastTime: number | undefined;
  /** Time that isn't simulated yet, s. */
  let pending = 0;

  function frame(now: number) {
    request = 0;
    const elapsed = lastTime === undefined ? stepSeconds : (now - lastTime) / 1000;
    pending += Math.min(maxFrameSeconds, elapsed);
    lastTime = now;
    let isMoving = true;
    for (; isMoving && pending >= stepSeconds; pending -= stepSeconds) isMoving = step(stepSeconds);
    draw();
    if (isMoving) start();
    else lastTime = undefined;
  }

  /** Starts or resumes the loop, unless it is running. The time while it was stopped isn't simulated. */
  function start() {
    if (request === 0) request = requestAnimationFrame(frame);
  }

  return {
    start,
    stop() {
      cancelAnimationFrame(request);
      request = 0;
      lastTime = undefined;
      pending = 0;
    },
  };
}
