/** The current view of the plan, and the animation from one view to another. */
import { add, scale, subtract, type Vector } from '#app/demo-kit/vector.ts';
import {
  lensOf,
  limited,
  panned,
  type Stage,
  turnFor,
  type View,
  wholeHouse,
  zoomedAt,
} from './view.ts';

/** Duration of the animation from one view to another, ms. */
const GLIDE_MS = 260;

/** What is drawn: a view, and the stage that it is fitted into. */
export type Frame = { view: View; stage: Stage };

export function createCamera() {
  /** The drawn view, and the one to which it is animated. */
  let frame: Frame = { view: wholeHouse(), stage: { width: 0, height: 0 } };
  let goal = frame.view;
  let request = 0;
  const listeners = new Set<(frame: Frame) => void>();

  function draw(view: View) {
    frame = { ...frame, view };
    for (const listener of listeners) listener(frame);
  }

  /** @param at returns the view for a time, and whether it is the last */
  function animate(at: (now: number) => readonly [View, boolean]) {
    cancelAnimationFrame(request);
    request = requestAnimationFrame((now) => {
      const [view, isLast] = at(now);
      request = 0;
      if (!isLast) animate(at);
      draw(view);
    });
  }

  function glide(from: View, to: View) {
    const turn = ((to.turn - from.turn + 540) % 360) - 180;
    let start: number | undefined;
    animate((now) => {
      start ??= now;
      const share = Math.min(1, (now - start) / GLIDE_MS);
      if (share === 1) return [to, true];
      const eased = 1 - (1 - share) ** 3;
      const view = {
        zoom: from.zoom * (to.zoom / from.zoom) ** eased,
        turn: from.turn + turn * eased,
        middle: add(from.middle, scale(subtract(to.middle, from.middle), eased)),
      };
      return [limited(view, frame.stage), false];
    });
  }

  function show(next: View, glides = false) {
    goal = limited(next, frame.stage);
    if (glides) glide(frame.view, goal);
    else animate(() => [goal, true]);
  }

  return {
    get view() {
      return goal;
    },
    get stage() {
      return frame.stage;
    },
    get lens() {
      return lensOf(goal, frame.stage);
    },
    /** What is drawn now. */
    frame: () => frame,
    /** Calls back with each frame. @returns a function that ends it */
    subscribe(listener: (frame: Frame) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Shows another view at once, or animates to it. */
    show,
    /** Draws the view in the next frame. */
    refresh() {
      if (request === 0) animate(() => [goal, true]);
    },
    /** Whether there is more of the plan in a direction. */
    canPan(by: Vector) {
      const [x, y] = subtract(panned(goal, frame.stage, by).middle, goal.middle);
      return Math.hypot(x, y) > 0.01;
    },
    /** Moves the view by px of the stage. */
    pan: (by: Vector, glides = false) => show(panned(goal, frame.stage, by), glides),
    /** Fits the house into the stage, in its first rotation. */
    fit: (glides = false) => show(wholeHouse(turnFor(frame.stage)), glides),
    /** Zooms by a factor and turns by degrees about a point of the stage, px. */
    zoomAt: (by: number, place: Vector, turnBy?: number) =>
      show(zoomedAt(goal, frame.stage, by, place, turnBy)),
    /** Fits the view into a stage of another size, also in its rotation unless the visitor has chosen another. */
    resize(stage: Stage) {
      const { width, height } = frame.stage;
      if (stage.width === width && stage.height === height) return;
      if (goal.turn === turnFor(frame.stage)) goal = { ...goal, turn: turnFor(stage) };
      frame = { ...frame, stage };
      goal = limited(goal, stage);
      cancelAnimationFrame(request);
      request = 0;
      draw(goal);
    },
  };
}
