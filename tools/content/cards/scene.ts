/** What the parts of a card share: its papers, its random numbers, and layers as the painted scenes have them. */
import type { Extras, Life } from '../../../app/content/schema.ts';
import type { Random } from '../paper/random.ts';
import type { Sheet } from '../paper/paper.ts';
import type { Palette } from './palette.ts';

/** Everything that a part needs to draw itself. */
export interface Scene {
  palette: Palette;
  papers: Palette;
  random: Random;
  /** The small things in it. */
  extras: Extras;
}

/** Turns an x of a picture drawn from left to right into that of the one shown. */
export type Mirror = (x: number) => number;

/** Sheets that move together. */
export interface CardLayer {
  /** Unique in the card; the layer's name in `life`. */
  name: string;
  /** Motion at the edge of the window, px on a card 464 px wide; negative behind the frame. */
  travel: number;
  /** Back to front: `paper()`, `sheet()` or plain markup. They reach 24 units beyond the picture. */
  sheets: readonly Sheet[];
}

type Motion<Name extends Life['motion']> = Omit<Extract<Life, { motion: Name }>, 'motion'>;

/** Some layers, far to near, and what is alive in them. */
export interface Part {
  layers: readonly CardLayer[];
  life?: readonly Life[];
}

/** A swing about a point, such as a nail. */
export const swing = (
  options: Partial<Motion<'swing'>> & Pick<Motion<'swing'>, 'layer'>,
): Life => ({
  motion: 'swing',
  at: 0,
  every: 1,
  by: 2,
  seconds: 3.4,
  swings: 4,
  ...options,
});

/** A motion away and back. */
export const glide = (
  options: Partial<Motion<'glide'>> & Pick<Motion<'glide'>, 'layer' | 'by'>,
): Life => ({ motion: 'glide', at: 0, every: 1, seconds: 2.6, hold: 0.8, tilt: 0, ...options });

/** A turn and back. */
export const turn = (
  options: Partial<Motion<'turn'>> & Pick<Motion<'turn'>, 'layer' | 'by'>,
): Life => ({ motion: 'turn', at: 0, every: 1, seconds: 0.7, hold: 1.2, times: 1, ...options });

/** All layers that have sheets, and what is alive in those. */
export function joinParts(parts: readonly Part[]): Required<Part> {
  const layers = parts.flatMap((part) => part.layers);
  const empty = new Set(layers.flatMap(({ name, sheets }) => (sheets.length > 0 ? [] : name)));
  return {
    layers: layers.filter(({ name }) => !empty.has(name)),
    life: parts.flatMap(({ life = [] }) => life).filter(({ layer }) => !empty.has(layer)),
  };
}
