/**
 * Detects the steps of a wheel or a trackpad: a notch is one step, and so is a flick with its inertia.
 *
 *   wheel    deltas that are alike, or far apart     a step per notch, at most every `STEP_INTERVAL_MS`
 *   finger   deltas that grow and fade away          a step per flick, and every `STEADY_INTERVAL_MS` of steady scrolling
 *
 * A finger's next flick begins when it gets faster again, after it has slowed down, turned back or paused.
 */

/** Shortest time between two steps, and shortest pause between two gestures, ms. */
const STEP_INTERVAL_MS = 250;
/** After a longer pause, anything is a step, ms. The last events of inertia are up to 300 ms apart. */
const LONG_PAUSE_MS = 500;
/**
 * Time in which a finger that scrolls steadily moves one card, ms: longer than a flick and its inertia take to slow
 * down. Not a distance, because one flick is 500 to 15,000 px long.
 */
const STEADY_INTERVAL_MS = 900;
/** A finger's events come once or twice per frame. After a longer gap, a delta says nothing about the speed, ms. */
const MAX_FRAME_MS = 40;
/** A finger's deltas differ by more than this factor from the first; a wheel's are alike, or two in one. */
const MAX_WHEEL_RATIO = 2;
/** Time over which the speed is averaged, ms. */
const SPEED_WINDOW_MS = 50;
/** A finger has slowed down below this fraction of its highest speed. */
const SLOW_RATIO = 0.7;
/** It scrolls steadily above this fraction. */
const STEADY_RATIO = 0.5;
/** It has got faster above its lowest speed and delta by this factor, and above jitter, px/ms. */
const FASTER_RATIO = 1.5;
const MAX_JITTER = 0.3;

/** The part of a vertical `WheelEvent` that matters. */
export type WheelInput = Pick<WheelEvent, 'timeStamp' | 'deltaY' | 'deltaMode'> & {
  /** The browser says that it is inertia. https://w3c.github.io/pointerevents/#dom-wheelevent-momentum */
  momentum?: boolean;
};

/**
 * @returns a function that takes every event, in order, and returns the direction of the step that it makes: 1, -1, or
 * 0 for none
 */
export function createWheelSteps() {
  let lastTime = -Infinity;
  let lastStep = -Infinity;
  let direction = 0;
  let firstDelta = 0;
  let isFinger = false;
  /** px/ms; the highest since the last step, and the lowest since then, with the lowest delta. */
  let speed = 0;
  let highest = 0;
  let lowest = 0;
  let lowestDelta = 0;

  const isFlick = (delta: number) =>
    lowest < SLOW_RATIO * highest &&
    speed > FASTER_RATIO * lowest + MAX_JITTER &&
    delta > FASTER_RATIO * lowestDelta;
  const isSteady = (time: number) =>
    time - lastStep >= STEADY_INTERVAL_MS && speed >= STEADY_RATIO * highest;

  return ({ timeStamp: time, deltaY, deltaMode, momentum }: WheelInput): number => {
    if (momentum || deltaY === 0) return 0;
    const delta = Math.abs(deltaY);
    const elapsed = time - lastTime;
    lastTime = time;
    if (elapsed > LONG_PAUSE_MS) isFinger = false;
    if (elapsed > STEP_INTERVAL_MS || Math.sign(deltaY) !== direction) {
      direction = Math.sign(deltaY);
      speed = lowest = lowestDelta = 0;
      if (!isFinger) {
        firstDelta = delta;
        highest = 0;
      }
    } else if (elapsed < MAX_FRAME_MS) {
      const ratio = delta / firstDelta;
      // Only wheels are measured in lines or pages.
      isFinger ||= deltaMode === 0 && (ratio > MAX_WHEEL_RATIO || ratio < 1 / MAX_WHEEL_RATIO);
      speed += (delta - speed * elapsed) / SPEED_WINDOW_MS;
      const isFastest = speed >= highest;
      highest = Math.max(highest, speed);
      lowest = isFastest ? speed : Math.min(lowest, speed);
      lowestDelta = isFastest ? delta : Math.min(lowestDelta, delta);
    }
    if (time - lastStep < STEP_INTERVAL_MS) return 0;
    if (isFinger && !isFlick(delta) && !isSteady(time)) return 0;
    lastStep = time;
    highest = lowest = speed;
    lowestDelta = delta;
    return direction;
  };
}
