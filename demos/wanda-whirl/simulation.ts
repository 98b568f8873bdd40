/**
 * Simulates the streamers in animation frames, paints them on canvases in a worker,
 * and stops when nothing moves.
 */
import { pixelRatio } from '#app/demo-kit/canvas.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { newestOnly } from '#app/demo-kit/newest-only.ts';
import type { Size } from '#app/demo-kit/use-size.ts';
import { distance } from '#app/demo-kit/vector.ts';
import { WorkerLost } from '#app/demo-kit/worker-calls.ts';
import { kindOf, MAX_STREAMERS, type Options, type Tie } from './options.ts';
import type { Knot } from './renderer-messages.ts';
import { createStreamers, MAX_STEPS, type Pose, STEP_S, type Streamers } from './streamers.ts';
import { savePicture, startRenderer } from './worker-renderer.ts';

export type SimulationOptions = {
  /** Container of the canvases. */
  box: HTMLElement;
  options: Options;
  /** Streamers of an earlier simulation, to continue with on a stage of the same size. */
  kept?: KeptStreamers | undefined;
  random: () => number;
  /** Called when streamers were tied, or torn apart. */
  onTies(ties: readonly Tie[]): void;
} & Pick<DemoProps, 'painted' | 'fail'>;

/** Streamers as a simulation left them. */
export type KeptStreamers = Size & Pick<Options, 'kind' | 'number'> & { seed: number; pose: Pose };

export type Simulation = ReturnType<typeof createSimulation>;

/** The hand of a pointer, by its id. The hand that pulls a streamer by keys has the index of the streamer. */
const handOf = (pointer: number) => MAX_STREAMERS + pointer;

/** The held point of a streamer, or its free end. */
function markOf({ list, held, x, y }: Streamers, index: number) {
  const { first = 0, count = 1 } = list[index] ?? {};
  const point = held(index) ?? first + count - 1;
  return { x: x[point] ?? 0, y: y[point] ?? 0 };
}

/** @throws if there is no canvas to draw on */
export function createSimulation({
  box,
  options: first,
  kept,
  random,
  onTies,
  painted,
  fail,
}: SimulationOptions) {
  let options = first;
  let motionAllowed = false;
  let size = { width: 0, height: 0, density: 1 };
  let seed = kept?.seed ?? newSeed();
  let streamers: Streamers | undefined;
  /** Number of catches that `options.ties` has. */
  let tied = 0;
  /** Number of times the streamers were replaced. */
  let generation = 0;
  /** Whether the streamers are replaced when the last pointer has released its one. */
  let isOutdated = false;
  /** Pointers that hold a streamer. */
  const pointers = new Set<number>();
  /** Index of the streamer to mark, for pulling by keys. */
  let marked: number | undefined;
  const renderer = startRenderer(box, painted);
  const paint = newestOnly(renderer.paint, (error) =>
    fail(error, error instanceof WorkerLost ? 'load' : 'run'),
  );

  /** Runs until nothing moves, or in the breeze. */
  const loop = frameLoop({
    stepSeconds: STEP_S,
    maxFrameSeconds: MAX_STEPS * STEP_S,
    step(seconds) {
      if (!streamers) return false;
      streamers.advance(seconds, !motionAllowed);
      updateTies(streamers);
      return !streamers.resting || (motionAllowed && options.breeze > 0);
    },
    draw,
  });

  function updateTies({ catches, ties }: Streamers) {
    if (catches.length === tied) return;
    tied = catches.length;
    options = { ...options, ties: ties() };
    onTies(options.ties ?? []);
  }

  function newSeed() {
    return Math.floor(random() * 2 ** 31);
  }

  function hangStreamers() {
    isOutdated = false;
    pointers.clear();
    if (size.width === 0) return;
    generation++;
    const pose = canContinue() ? kept?.pose : undefined;
    const kinds = Array.from({ length: options.number }, (_, i) => kindOf(options.kind, i));
    const { breeze, ties } = options;
    streamers = createStreamers({ kinds, ...size, seed, breeze, ties, pose });
    tied = streamers.catches.length;
  }

  /** Whether the kept streamers fit, and are the first. */
  const canContinue = () =>
    generation === 1 &&
    kept?.width === size.width &&
    kept.height === size.height &&
    kept.kind === options.kind &&
    kept.number === options.number;

  function pictureOf(streamers: Streamers) {
    const { palette, pattern } = options;
    const { list, order, x, y, spin } = streamers;
    const knots = streamers.knots();
    const points = { x, y, spin };
    return { ...size, palette, pattern, generation, list, order, points, knots };
  }

  function draw() {
    if (!streamers) return;
    const mark = marked === undefined ? undefined : markOf(streamers, marked);
    paint({ ...pictureOf(streamers), mark });
  }

  /** Changes the streamers, and simulates them until everything is at rest. */
  function act(change: (streamers: Streamers) => void) {
    if (streamers) change(streamers);
    loop.start();
  }

  return {
    /** Sets the size of the stage, px. A change replaces all streamers, but none that a pointer holds. */
    resize({ width, height }: Size) {
      const density = pixelRatio();
      if (width === size.width && height === size.height && density === size.density) return;
      size = { width, height, density };
      isOutdated = pointers.size > 0;
      if (!isOutdated) hangStreamers();
      draw();
    },

    /** Sets whether motion is allowed. Without it, the picture freezes. */
    setMotionAllowed(value: boolean) {
      motionAllowed = value;
      loop.stop();
      if (motionAllowed) loop.start();
    },

    /** Changes all options but the ties, which the streamers have by now. */
    setOptions(next: Options) {
      const before = options;
      options = { ...next, ties: before.ties };
      if (next.kind !== before.kind || next.number !== before.number) {
        seed = newSeed();
        hangStreamers();
      } else if (next.breeze !== before.breeze) streamers?.setBreeze(next.breeze);
      if (motionAllowed) loop.start();
      else draw();
    },

    /** Hangs new streamers with these ties. */
    setTies(ties: Options['ties']) {
      options = { ...options, ties };
      hangStreamers();
      draw();
    },

    blow: (direction: 1 | -1) => act((all) => all.blow(direction)),
    puff: (x: number, y: number) => act((all) => all.puff(x, y)),

    /** The point nearest to a position within a radius, px. */
    nearest: (x: number, y: number, radius: number) => streamers?.nearest(x, y, radius),

    /** @returns whether a pointer now holds a point; false if another hand holds it */
    grab(pointer: number, point: number) {
      act((all) => all.grab(handOf(pointer), point));
      const isHeld = streamers?.held(handOf(pointer)) !== undefined;
      if (isHeld) pointers.add(pointer);
      return isHeld;
    },
    drag: (pointer: number, x: number, y: number) => act((all) => all.drag(handOf(pointer), x, y)),
    /** @returns whether the pointer held a streamer */
    release(pointer: number) {
      const isHeld = pointers.delete(pointer);
      if (!isHeld) return false;
      act((all) => all.release(handOf(pointer)));
      if (isOutdated && pointers.size === 0) hangStreamers();
      return true;
    },
    /** Whether a pointer holds a streamer. */
    get holding() {
      return pointers.size > 0;
    },

    /** Pulls the free end of a streamer, px. */
    pull: (index: number, dx: number, dy: number) =>
      act((all) => {
        const streamer = all.list[index];
        if (!streamer) return;
        if (all.held(index) === undefined) all.grab(index, streamer.first + streamer.count - 1);
        const hold = all.holdOf(index);
        if (hold) all.drag(index, hold.x + dx, hold.y + dy);
      }),
    /** @returns whether the streamer was held */
    releasePulled(index: number) {
      const isHeld = streamers?.held(index) !== undefined;
      if (isHeld) act((all) => all.release(index));
      return isHeld;
    },

    mark(index: number | undefined) {
      marked = index;
      draw();
    },

    /** The streamers that the bow nearest to a position ties, as indexes, within a radius, px. */
    bowAt(x: number, y: number, radius: number) {
      const distanceOf = (knot: Knot) => distance([x, y], [knot.x, knot.y]);
      const [nearest] =
        streamers?.knots().sort((one, other) => distanceOf(one) - distanceOf(other)) ?? [];
      return nearest && distanceOf(nearest) <= radius ? nearest.ties : undefined;
    },

    /**
     * Unties two streamers.
     * @param bow indexes; by default what the last bow ties
     * @returns indexes of what was untied
     */
    untie(bow = streamers?.knots().at(-1)?.ties) {
      if (bow) act((all) => all.untie(...bow));
      return bow;
    },

    get catches() {
      return streamers?.catches.length ?? 0;
    },

    /** What is on the stage, as a PNG. */
    async save() {
      if (!streamers) throw new Error('Nothing is drawn yet');
      return savePicture(pictureOf(streamers));
    },

    /** @returns the streamers as they are */
    close(): KeptStreamers | undefined {
      loop.stop();
      renderer.close();
      const { kind, number } = options;
      const { width, height } = size;
      return streamers && { width, height, kind, number, seed, pose: streamers.pose() };
    },
  };
}
