/**
 * Tilts a stack of layers. Parallax: layers behind the frame move against those in front of it. An animation frame loop
 * runs only while something moves.
 */
import {
  createDelayLine,
  createSpring,
  LEVEL,
  stiffnessFor,
  type Tilt,
  velocityTo,
} from './spring.ts';

/** Time in which the layers cover 95 % of their way to where the pointer is, ms. */
export const FOLLOW_MS = 550;
/** The same when the pointer has gone. */
export const LEAVE_MS = 900;
/** The same when a card is pressed, before it opens, and when the strip starts to move. */
export const FLATTEN_MS = 180;
/** Vertical motion, as a share of horizontal motion. */
const VERTICAL = 0.6;
/** Time between two frames, ms: before the first one, and at most. */
const FRAME_MS = 16;
const MAX_FRAME_MS = 64;
/** A tilt closer than this to its target is there: much less than a pixel. */
const TOLERANCE = 0.002;

export type MovingLayer = {
  element: HTMLElement;
  /** Motion at a tilt of 1, CSS px. */
  travel: number;
  /** It follows this much later than the first layer, ms. */
  delay: number;
};

export function createTilt(layers: readonly MovingLayer[]) {
  const longestDelay = Math.max(...layers.map(({ delay }) => delay));
  const spring = createSpring();
  const history = createDelayLine(longestDelay);
  let target = LEVEL;
  let stiffness = 0;
  let frame = 0;
  /** Time of the last frame, ms; 0 before the first. */
  let lastTime = 0;
  /** Since when the spring has been at its target, ms. */
  let restTime: number | undefined;

  function move({ element, travel }: MovingLayer, { x, y }: Tilt, toPixels = 0) {
    // At rest, whole pixels of the screen: between them, pictures are blurred.
    const [right, down] = [x * travel, y * travel * VERTICAL].map((px) =>
      toPixels ? Math.round(px * toPixels) / toPixels : px,
    );
    element.style.translate = `${right}px ${down}px`;
  }

  function rest() {
    frame = 0;
    for (const layer of layers) move(layer, target, devicePixelRatio);
  }

  function advance(time: number) {
    if (!lastTime) {
      lastTime = time - FRAME_MS;
      history.add(lastTime, spring.tilt);
    }
    spring.advance(target, stiffness, Math.min(MAX_FRAME_MS, time - lastTime) / 1000);
    lastTime = time;
    history.add(time, spring.tilt);
    restTime = spring.isAt(target, TOLERANCE) ? (restTime ?? time) : undefined;
    if (restTime !== undefined && time - restTime >= longestDelay) return rest();
    for (const layer of layers) move(layer, history.at(time - layer.delay));
    frame = requestAnimationFrame(advance);
    return undefined;
  }

  function start(duration: number) {
    stiffness = stiffnessFor(duration);
    restTime = undefined;
    if (frame) return;
    lastTime = 0;
    frame = requestAnimationFrame(advance);
  }

  return {
    /** Eases to a tilt. @param duration ms */
    to(newTarget: Tilt, duration: number) {
      if (newTarget.x === target.x && newTarget.y === target.y) return;
      target = newTarget;
      start(duration);
    },
    /** Moves the layers out and back. @param peak how far @param duration ms */
    swing(peak: Tilt, duration: number) {
      start(duration);
      spring.push({ x: velocityTo(peak.x, stiffness), y: velocityTo(peak.y, stiffness) });
    },
    flatten() {
      cancelAnimationFrame(frame);
      target = LEVEL;
      spring.stopAt(target);
      history.add(performance.now(), target);
      rest();
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
