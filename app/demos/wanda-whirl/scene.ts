/**
 * The scene on its canvases: simulates the streamers in animation frames, paints them in a worker,
 * and stops when nothing moves.
 */
import type { DemoProps } from '../kit/demo-props.ts';
import { POLE_HEIGHT } from './drawing/ground.ts';
import { kindOf, type Options } from './options.ts';
import type { Canvases, RendererResponse, RendererRequest } from './renderer-messages.ts';
import { createStreamers, type Streamers } from './streamers.ts';

/** Limit of device px per px. */
const MAX_PIXEL_RATIO = 2;

type SceneOptions = {
  /** Container of the canvases. */
  box: HTMLElement;
  options: Options;
  random: () => number;
} & Pick<DemoProps, 'fail'>;

/** Starts a worker that paints on canvases in an element, one picture at a time. */
function startRenderer(box: HTMLElement, fail: DemoProps['fail'], free: () => void) {
  // Tested with another canvas, because a transferred one has no context.
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('There is no canvas to draw on');
  }
  const layers = { ground: layer(), streamers: layer(), pole: layer(POLE_HEIGHT) };
  layers.streamers.dataset.streamers = '';
  const canvases: Canvases = {
    ground: layers.ground.transferControlToOffscreen(),
    streamers: layers.streamers.transferControlToOffscreen(),
    pole: layers.pole.transferControlToOffscreen(),
  };
  const worker = new Worker(new URL('./renderer.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RendererResponse>) => {
    if ('failed' in data) fail(new Error(data.failed));
    else {
      // Until then, only the background is visible.
      box.dataset.painted = '';
      free();
    }
  });
  worker.addEventListener('error', (event: Event) => {
    // https://html.spec.whatwg.org/multipage/workers.html: an error in its script has a message, a script that doesn't
    // load is a plain event.
    if (event instanceof ErrorEvent) fail(new Error(`The renderer failed: ${event.message}`));
    else fail(new Error('The renderer didn’t load'), 'load');
  });
  const post = (message: RendererRequest, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  post({ canvases }, Object.values(canvases));
  box.prepend(...Object.values(layers));

  /** @param height px; by default that of the box */
  function layer(height?: number) {
    const canvas = document.createElement('canvas');
    canvas.style.height = height === undefined ? '100%' : `${height}px`;
    return canvas;
  }

  return {
    post,
    close() {
      worker.terminate();
      for (const canvas of Object.values(layers)) canvas.remove();
    },
  };
}

/** Throws when there is no canvas to draw on. */
export function createScene({ box, options: first, random, fail }: SceneOptions) {
  let options = first;
  let moving = false;
  let size = { width: 0, height: 0, density: 1 };
  let seed = newSeed();
  let streamers: Streamers | undefined;
  /** Number of times the streamers were replaced. */
  let generation = 0;
  /** The requested animation frame, and the time of the last one, ms. */
  let frameRequest = 0;
  let last: number | undefined;
  /** Index of the streamer to mark, for pulling by keys. */
  let marked: number | undefined;
  /** Whether a picture is being painted, and whether another is requested after it. */
  let painting = false;
  let wanted = false;
  const renderer = startRenderer(box, fail, () => {
    painting = false;
    if (wanted) draw();
  });

  function newSeed() {
    return Math.floor(random() * 2 ** 31);
  }

  function hangStreamers() {
    if (size.width === 0) return;
    generation++;
    const kinds = Array.from({ length: options.number }, (_, i) => kindOf(options.kind, i));
    streamers = createStreamers({
      kinds,
      width: size.width,
      height: size.height,
      seed,
      breeze: options.breeze,
    });
  }

  /** Paints a picture. While one is being painted, only the newest request is kept. */
  function draw() {
    wanted = painting;
    if (painting || !streamers) return;
    painting = true;
    const { list, order, x, y, spin } = streamers;
    const marks = marked === undefined ? undefined : list[marked];
    const end = marks && (streamers.held(marked ?? 0) ?? marks.first + marks.count - 1);
    renderer.post({
      picture: {
        ...size,
        palette: options.palette,
        pattern: options.pattern,
        generation,
        list,
        order,
        points: { x, y, spin },
        mark: end === undefined ? undefined : { x: x[end] ?? 0, y: y[end] ?? 0 },
      },
    });
  }

  /** Whether the next picture would be the same. */
  const atRest = () => !streamers || (streamers.resting && (!moving || options.breeze === 0));

  function frame(now: number) {
    frameRequest = 0;
    try {
      streamers?.advance(last === undefined ? 0 : (now - last) / 1000, !moving);
      last = now;
      draw();
    } catch (error) {
      fail(error);
      return;
    }
    if (!stopIfResting()) requestFrame();
  }

  /** Stops the loop at rest, when paused, or while a hand holds still. */
  function stopIfResting() {
    const rests = atRest() || !awake;
    if (rests) last = undefined;
    return rests;
  }

  /** Whether the simulation runs: motion is allowed, or the visitor has interacted. */
  let awake = false;

  function requestFrame() {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(frame);
  }

  /** Starts the simulation after an interaction, until everything is at rest. */
  function wake() {
    awake = true;
    requestFrame();
  }

  return {
    /** Sets the size of the stage, px. A change replaces all streamers. */
    resize(width: number, height: number) {
      const density = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
      if (width === size.width && height === size.height && density === size.density) return;
      size = { width, height, density };
      hangStreamers();
      draw();
    },

    /** Sets whether motion is allowed. Without it, the picture freezes. */
    setMoving(value: boolean) {
      moving = value;
      awake = value;
      last = undefined;
      if (moving) requestFrame();
    },

    setOptions(next: Options) {
      const before = options;
      options = next;
      if (next.kind !== before.kind || next.number !== before.number) {
        seed = newSeed();
        hangStreamers();
      } else if (next.breeze !== before.breeze) {
        streamers?.setBreeze(next.breeze);
        if (moving) wake();
      }
      if (moving) requestFrame();
      else draw();
    },

    blow(direction: 1 | -1) {
      streamers?.blow(direction);
      wake();
    },

    puff(x: number, y: number) {
      streamers?.puff(x, y);
      wake();
    },

    /** The point nearest to a position within a radius, px. */
    nearest: (x: number, y: number, radius: number) => streamers?.nearest(x, y, radius),

    grab(hand: number, point: number) {
      streamers?.grab(hand, point);
      wake();
    },
    drag(hand: number, x: number, y: number) {
      streamers?.drag(hand, x, y);
      wake();
    },
    release(hand: number) {
      streamers?.release(hand);
      wake();
    },

    /** Pulls the free end of a streamer, px. The number of its hand is its index. */
    pull(index: number, dx: number, dy: number) {
      const streamer = streamers?.list[index];
      if (!streamers || !streamer) return;
      if (streamers.held(index) === undefined) {
        streamers.grab(index, streamer.first + streamer.count - 1);
      }
      const hold = streamers.holdOf(index);
      if (hold) streamers.drag(index, hold.x + dx, hold.y + dy);
      wake();
    },

    mark(index: number | undefined) {
      marked = index;
      if (frameRequest === 0) draw();
    },

    get catches() {
      return streamers?.catches.length ?? 0;
    },
    ownerOf: (point: number) => streamers?.ownerOf(point) ?? 0,
    get holding() {
      return streamers?.holding ?? false;
    },
    isHeld: (hand: number) => streamers?.held(hand) !== undefined,

    close() {
      cancelAnimationFrame(frameRequest);
      frameRequest = -1;
      renderer.close();
    },
  };
}

export type Scene = ReturnType<typeof createScene>;
