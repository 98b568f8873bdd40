/** The demo's streamers: simulated and painted by the demo's own code. */
import { POLE_HEIGHT } from '../../../app/demos/wanda-whirl/drawing/ground.ts';
import { kindOf, type Options } from '../../../app/demos/wanda-whirl/options.ts';
import { createRenderer } from '../../../app/demos/wanda-whirl/renderer.ts';
import type { Streamer } from '../../../app/demos/wanda-whirl/points.ts';
import { createStreamers, type Streamers } from '../../../app/demos/wanda-whirl/streamers.ts';
import { FPS, type Stage } from './recording.ts';
import { ease } from './time.ts';

/** The state of all streamers at one time. */
export type Snapshot = { x: Float64Array; y: Float64Array; spin: Float64Array; order: number[] };

/** @param height maximum length of a streamer, units */
export const setUpStreamers = (
  options: Options,
  width: number,
  height: number,
  seed: number,
): Streamers =>
  createStreamers({
    kinds: Array.from({ length: options.number }, (_, index) => kindOf(options.kind, index)),
    width,
    height,
    seed,
    breeze: options.breeze,
  });

/**
 * Simulates streamers frame by frame.
 * @param act called before each frame
 * @returns a snapshot of each frame
 */
export function simulate(
  streamers: Streamers,
  frames: number,
  act: (frame: number) => void = () => {},
): Snapshot[] {
  return Array.from({ length: frames }, (_, frame) => {
    act(frame);
    streamers.advance(1 / FPS, false);
    const { x, y, spin, order } = streamers;
    return { x: x.slice(), y: y.slice(), spin: spin.slice(), order: [...order] };
  });
}

/**
 * Blends the end into the beginning, so that the last frame leads into the first.
 * @param snapshots `overlap` snapshots from before the beginning, then all frames
 */
export function closeLoop(snapshots: readonly Snapshot[], overlap: number): Snapshot[] {
  const frames = snapshots.slice(overlap);
  const first = frames.length - overlap;
  return frames.map((snapshot, frame) => {
    const before = snapshots[frame - first];
    if (frame < first || !before) return snapshot;
    const share = ease((frame - first + 1) / (overlap + 1));
    const mixed = (from: Float64Array, to: Float64Array) =>
      from.map((value, point) => value + ((to[point] ?? value) - value) * share);
    return {
      x: mixed(snapshot.x, before.x),
      y: mixed(snapshot.y, before.y),
      spin: mixed(snapshot.spin, before.spin),
      order: snapshot.order,
    };
  });
}

/** Returns a function that paints a snapshot over the whole stage. */
export function createFair({ context, width, height, density }: Stage) {
  const layer = (tall: number) =>
    new OffscreenCanvas(Math.round(width * density), Math.round(tall * density));
  const canvases = {
    ground: layer(height),
    streamers: layer(height),
    pole: layer(POLE_HEIGHT),
  };
  const renderer = createRenderer(canvases);
  return (
    { x, y, spin, order }: Snapshot,
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
