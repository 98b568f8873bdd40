/** What the page and the renderer in its worker have in common. */
import type { Points } from './drawing/curve.ts';
import type { Palette, Pattern } from './options.ts';
import type { Streamer } from './points.ts';

export type Canvases = Record<'ground' | 'streamers' | 'pole', OffscreenCanvas>;

export type Knot = { x: number; y: number; ties: readonly [number, number] };

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
  /** Middles of the bows, and the indexes of the streamers they tie. */
  knots: readonly Knot[];
  /** Point to mark, for pulling by keys. */
  mark?: { x: number; y: number };
};

/** The worker's functions; `start` comes before `paint`. */
export type RendererCalls = {
  start(ground: OffscreenCanvas, streamers: OffscreenCanvas, pole: OffscreenCanvas): Promise<void>;
  paint(picture: Picture): Promise<void>;
  /** The picture as a PNG. */
  save(picture: Picture): Promise<Blob>;
};
