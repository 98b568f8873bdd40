/** The toy's streamers on a stage: moved by the toy's mechanism, painted by its renderer. */
import { POLE_HEIGHT } from '../../../app/demos/wanda-whirl/drawing/ground.ts';
import { kindOf, type Options } from '../../../app/demos/wanda-whirl/options.ts';
import { createRenderer } from '../../../app/demos/wanda-whirl/renderer.ts';
import type { Streamer } from '../../../app/demos/wanda-whirl/points.ts';
import { createStreamers, type Streamers } from '../../../app/demos/wanda-whirl/streamers.ts';
import { FPS, type Stage } from './show.ts';
import { ease } from './time.ts';

/** How all streamers hang at one moment. */
export type Moment = { x: Float64Array; y: Float64Array; spin: Float64Array; order: number[] };

/** @param height in units, from the upper edge to where the longest may reach */
export const hangUp = (options: Options, width: number, height: number, seed: number): Streamers =>
  createStreamers({
    kinds: Array.from({ length: options.number }, (_, index) => kindOf(options.kind, index)),
    width,
    height,
    seed,
    breeze: options.breeze,
  });

/**
 * Moves streamers on frame by frame.
 * @param act called before each frame
 * @returns how they hang in each
 */
export function movements(
  streamers: Streamers,
  frames: number,
  act: (frame: number) => void = () => {},
): Moment[] {
  return Array.from({ length: frames }, (_, frame) => {
    act(frame);
    streamers.advance(1 / FPS, false);
    const { x, y, spin, order } = streamers;
    return { x: x.slice(), y: y.slice(), spin: spin.slice(), order: [...order] };
  });
}

/**
 * Bends the end of a movement to its beginning, so that the last frame leads into the first.
 * @param moments those before the beginning, `overlap` of them, and then all frames
 */
export function closeLoop(moments: readonly Moment[], overlap: number): Moment[] {
  const frames = moments.slice(overlap);
  const first = frames.length - overlap;
  return frames.map((moment, frame) => {
    const before = moments[frame - first];
    if (frame < first || !before) return moment;
    const share = ease((frame - first + 1) / (overlap + 1));
    const mixed = (from: Float64Array, to: Float64Array) =>
      from.map((value, point) => value + ((to[point] ?? value) - value) * share);
    return {
      x: mixed(moment.x, before.x),
      y: mixed(moment.y, before.y),
      spin: mixed(moment.spin, before.spin),
      order: moment.order,
    };
  });
}

/** Paints moments over the whole stage. */
export function fairOn({ context, width, height, density }: Stage) {
  const layer = (tall: number) =>
    new OffscreenCanvas(Math.round(width * density), Math.round(tall * density));
  const canvases = {
    ground: layer(height),
    streamers: layer(height),
    pole: layer(POLE_HEIGHT),
  };
  const renderer = createRenderer(canvases);
  return (
    { x, y, spin, order }: Moment,
    { palette, pattern }: Options,
    list: readonly Streamer[],
    generation: number,
  ) => {
    renderer.paint({
      width,
      height,
      density,
      palette,
      pattern,
      generation,
      list,
      order,
      points: { x, y, spin },
    });
    context.drawImage(canvases.ground, 0, 0, width, height);
    context.drawImage(canvases.streamers, 0, 0, width, height);
    context.drawImage(canvases.pole, 0, 0, width, POLE_HEIGHT);
  };
}
