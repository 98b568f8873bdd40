/** What the page and the painter say to each other. */
import type { Points } from './drawing/curve.ts';
import type { Palette, Pattern } from './options.ts';
import type { Streamer } from './points.ts';

export type Canvases = Record<'ground' | 'streamers' | 'pole', OffscreenCanvas>;

/** All that a picture shows. */
export type Picture = {
  /** Size of the stage, px, and device px for each px. */
  width: number;
  height: number;
  density: number;
  palette: Palette;
  pattern: Pattern;
  /** A new number whenever other streamers have been hung up. */
  generation: number;
  list: readonly Streamer[];
  order: readonly number[];
  points: Points;
  /** A place to mark, for those who pull by keys. */
  mark?: { x: number; y: number };
};

/** First the canvases, then pictures, each after the one before has been answered. */
export type RendererRequest = { canvases: Canvases } | { picture: Picture };

/** A picture is painted, or could not be. */
export type RendererResponse = { painted: true } | { failed: string };
