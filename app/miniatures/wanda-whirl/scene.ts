/**
 * The toy on its canvases: runs the streamers by animation frames, draws them, and rests when
 * nothing moves.
 */
import { createStreamersDrawing } from './drawing/draw-streamers.ts';
import { drawGround, drawPole, POLE_HEIGHT } from './drawing/ground.ts';
import { createPaper } from './drawing/paper.ts';
import { kindOf, type Options } from './options.ts';
import { createStreamers, type Streamers } from './streamers.ts';

/** Most device pixels for each px. */
const DENSEST = 2;

export type Canvases = {
  ground: HTMLCanvasElement;
  streamers: HTMLCanvasElement;
  pole: HTMLCanvasElement;
};

type SceneOptions = {
  canvases: Canvases;
  options: Options;
  random: () => number;
  fail(error: unknown): void;
};

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  return context;
}

/** Throws when there is no canvas to draw on. */
export function createScene({ canvases, options: first, random, fail }: SceneOptions) {
  const contexts = {
    ground: contextOf(canvases.ground),
    streamers: contextOf(canvases.streamers),
    pole: contextOf(canvases.pole),
  };
  let options = first;
  let moving = false;
  let size = { width: 0, height: 0, density: 1 };
  let seed = newSeed();
  let streamers: Streamers | undefined;
  let drawing: ReturnType<typeof createStreamersDrawing> | undefined;
  /** The animation frame asked for, and when the last one was, ms. */
  let asked = 0;
  let last: number | undefined;
  /** A streamer to mark, for those who pull by keys. */
  let marked: number | undefined;

  function newSeed() {
    return Math.floor(random() * 2 ** 31);
  }

  function hangUp() {
    if (size.width === 0) return;
    const kinds = Array.from({ length: options.number }, (_, i) => kindOf(options.kind, i));
    streamers = createStreamers({
      kinds,
      width: size.width,
      height: size.height,
      seed,
      breeze: options.breeze,
    });
  }

  /** Makes a canvas as high as it has to be on the page, with the pixels that go with it. */
  function fit(canvas: HTMLCanvasElement, height: number) {
    canvas.width = Math.round(size.width * size.density);
    canvas.height = Math.round(height * size.density);
    canvas.style.height = `${height}px`;
  }

  function drawStill() {
    const { width, height, density } = size;
    if (width === 0) return;
    fit(canvases.ground, height);
    fit(canvases.pole, POLE_HEIGHT);
    const { ground, pole } = contexts;
    ground.setTransform(density, 0, 0, density, 0, 0);
    drawGround(ground, createPaper(ground, density), { width, height }, options.palette);
    pole.setTransform(density, 0, 0, density, 0, 0);
    drawPole(pole, createPaper(pole, density), width, options.palette);
  }

  function drawMark(of: Streamers, index: number) {
    const streamer = of.list[index];
    if (!streamer) return;
    const point = of.held(index) ?? streamer.first + streamer.count - 1;
    const { streamers: context } = contexts;
    context.save();
    context.beginPath();
    context.arc(of.x[point] ?? 0, of.y[point] ?? 0, 24, 0, Math.PI * 2);
    context.lineWidth = 5;
    context.strokeStyle = 'rgb(20 8 20 / 0.75)';
    context.stroke();
    context.lineWidth = 2.5;
    context.setLineDash([8, 4]);
    context.strokeStyle = '#fffaf0';
    context.stroke();
    context.restore();
  }

  function draw() {
    if (!streamers || !drawing) return;
    drawing.draw(streamers, options.palette, options.pattern);
    if (marked !== undefined) drawMark(streamers, marked);
  }

  /** Nothing would change with the next picture. */
  const atRest = () => !streamers || (streamers.resting && (!moving || options.breeze === 0));

  function frame(now: number) {
    asked = 0;
    try {
      streamers?.advance(last === undefined ? 0 : (now - last) / 1000, !moving);
      last = now;
      draw();
    } catch (error) {
      fail(error);
      return;
    }
    if (!resting()) ask();
  }

  /** At rest, or stood still on purpose; a hand that keeps still needs no pictures either. */
  function resting() {
    const rests = atRest() || !awake;
    if (rests) last = undefined;
    return rests;
  }

  /** False while the picture stands as it is: nothing moves by itself, and nobody has touched it. */
  let awake = false;

  function ask() {
    if (asked === 0) asked = requestAnimationFrame(frame);
  }

  /** Something was done to it: it moves until it has come to rest. */
  function wake() {
    awake = true;
    ask();
  }

  return {
    /** @param width size of the stage, px; all streamers are hung up anew when it changes */
    resize(width: number, height: number) {
      const density = Math.min(DENSEST, window.devicePixelRatio || 1);
      if (width === size.width && height === size.height && density === size.density) return;
      size = { width, height, density };
      fit(canvases.streamers, height);
      const { streamers: context } = contexts;
      const paper = createPaper(context, density);
      drawing = createStreamersDrawing({ context, paper, width, height, density });
      drawStill();
      hangUp();
      draw();
    },

    /** Whether all moves by itself. When it stops, the picture stands as it is. */
    setMoving(value: boolean) {
      moving = value;
      awake = value;
      last = undefined;
      if (moving) ask();
    },

    setOptions(next: Options) {
      const before = options;
      options = next;
      if (next.palette !== before.palette) drawStill();
      if (next.kind !== before.kind || next.number !== before.number) {
        seed = newSeed();
        hangUp();
      } else if (next.breeze !== before.breeze) {
        streamers?.setBreeze(next.breeze);
        if (moving) wake();
      }
      if (moving) ask();
      else draw();
    },

    blow(direction: 1 | -1) {
      streamers?.blow(direction);
      wake();
    },

    /** The point nearest to a place within a radius, px. */
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

    /** Pulls the free end of a streamer by so many px; its hand is its own number. */
    pull(index: number, dx: number, dy: number) {
      const streamer = streamers?.list[index];
      if (!streamers || !streamer) return;
      if (streamers.held(index) === undefined) {
        streamers.grab(index, streamer.first + streamer.count - 1);
      }
      const hold = streamers.pull(index);
      if (hold) streamers.drag(index, hold.x + dx, hold.y + dy);
      wake();
    },

    mark(index: number | undefined) {
      marked = index;
      if (asked === 0) draw();
    },

    get catches() {
      return streamers?.catches.length ?? 0;
    },
    ownerOf: (point: number) => streamers?.ownerOf(point) ?? 0,
    isHeld: (hand: number) => streamers?.held(hand) !== undefined,

    close() {
      cancelAnimationFrame(asked);
      asked = -1;
    },
  };
}

export type Scene = ReturnType<typeof createScene>;
