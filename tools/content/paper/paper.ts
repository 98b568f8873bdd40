/**
 * The material: sheets of paper with a hand-cut edge, a light rim, a contact shadow and a long
 * soft one, lit from the upper left.
 */
import { rectangle } from './geometry.ts';
import { type Inks, recolored, shape } from './inks.ts';
import { roughen } from './scissors.ts';

export const WIDTH = 616;
export const HEIGHT = 1100;

/** How far a layer of a diorama reaches beyond each edge of the picture, in units: when it moves, its own edge stays out of sight. */
export const BLEED = 24;

export interface Cut {
  /** How far the sheet floats above the one below: 0 lies flat, 2 is glued, 8 floats, 20 hangs. */
  lift?: number;
  /** How uneven the scissors were, in units: 0 for tiny pieces, 2 for trees, 3 for hills. */
  rough?: number;
  /** Seed of the unevenness. */
  seed?: number;
  /** Strength of the shadows, 0 to 1. */
  shade?: number;
  /** Strength of the light rim, 0 to 1. */
  rim?: number;
}

/** A sheet of paper, or paint without an edge: a sky, a glow. */
export interface Sheet {
  inks: Inks;
  /** None for paint. */
  cut?: Required<Omit<Cut, 'rough'>>;
  /** Units by which paint is blurred, and its opacity. */
  blur?: number;
  opacity?: number;
}

/** One sheet of paper with some colors. */
export function paper(inks: Inks, cut: Cut = {}): Sheet {
  const { lift = 3, rough = 1.5, seed = 1, shade = 0.5, rim = 0.5 } = cut;
  return { inks: rough ? roughen(inks, rough, seed) : inks, cut: { lift, seed, shade, rim } };
}

/** Sheets with other papers in the place of some. */
export const recolor = (sheets: readonly Sheet[], papers: Readonly<Record<string, string>>) =>
  sheets.map((item): Sheet => ({ ...item, inks: recolored(item.inks, papers) }));

/** A sheet of a single shape and color. */
export const sheet = (d: string, color: string, cut: Cut = {}): Sheet =>
  paper(shape(d, color), cut);

/** Paint, without an edge or a shadow. */
export const paint = (inks: Inks): Sheet => ({ inks });

/** Paint blurred by `blur`: glow (use a light color) or a cast shadow (use a dark one). */
export const blurred = (inks: Inks, blur: number, opacity = 1): Sheet => ({ inks, blur, opacity });

/** A sky, the only place for a gradient. Colors from top to bottom. */
export const sky = (colors: readonly string[]): Sheet => ({
  inks: [{ d: rectangle(-60, -60, WIDTH + 120, HEIGHT + 120), color: colors }],
});
