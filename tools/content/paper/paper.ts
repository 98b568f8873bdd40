/**
 * The material: sheets of paper with a hand-cut edge, a light rim, a contact shadow and a long
 * soft one, lit from the upper left.
 */
import { rectangle } from './geometry.ts';
import { roughen } from './scissors.ts';
import { shape, tag } from './svg.ts';

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

/**
 * Makes one sheet of paper of some shapes. Sheets can be nested.
 *
 * The filter's name says everything about it. Never put a transformed group around a sheet: the light would turn with it.
 * Outlines are bent once for every sheet they lie in.
 */
export function paper(markup: string, cut: Cut = {}): string {
  const { lift = 3, rough = 1.5, seed = 1, shade = 0.5, rim = 0.5 } = cut;
  const name = ['paper', lift, seed, shade, rim].join('_').replaceAll('.', '-');
  return tag('g', { filter: `url(#${name})` }, rough ? roughen(markup, rough, seed) : markup);
}

/** A sheet of a single shape and color. */
export function sheet(d: string, color: string, cut: Cut = {}): string {
  return paper(shape(d, color), cut);
}

/** Shapes blurred by `blur`: glow (use a light color) or a cast shadow (use a dark one). */
export function blurred(markup: string, blur: number, opacity = 1): string {
  const name = `blur_${blur}`.replaceAll('.', '-');
  return tag('g', { filter: `url(#${name})`, opacity }, markup);
}

/** A sky, the only place for a gradient. Colors from top to bottom. */
export function sky(colors: readonly string[]): string {
  const stops = colors.map((color, index) =>
    tag('stop', { offset: index / Math.max(colors.length - 1, 1), 'stop-color': color }),
  );
  const gradient = { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 };
  return (
    tag('linearGradient', gradient, stops.join('')) +
    shape(rectangle(-60, -60, WIDTH + 120, HEIGHT + 120), 'url(#sky)')
  );
}
