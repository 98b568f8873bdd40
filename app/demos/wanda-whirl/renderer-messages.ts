/** Messages between the page and the renderer. */
import type { Points } from './drawing/curve.ts';
import type { Palette, Pattern } from './options.ts';
import type { Streamer } from './points.ts';

export type Canvases = Record<'ground' | 'streamers' | 'pole', OffscreenCanvas>;

/** State of a picture to draw. */
export type Picture = {
  /** Size of the stage, px, and device px per px. */
  width: number;
  height: number;
  density: number;
  palette: Palette;
  pattern: Pattern;
  /** Incremented whenever the streamers are replaced. */
  generation: number;
  list: readonly Streamer[];
  order: readonly number[];
  points: Points;
  /** Point to mark, for pulling by keys. */
  mark?: { x: number; y: number };
};

/** First the canvases, then pictures, each after the response to the previous one. */
export type RendererRequest = { canvases: Canvases } | { picture: Picture };

/** Whether the picture was painted. */
export type RendererResponse = { painted: true } | { failed: string };
