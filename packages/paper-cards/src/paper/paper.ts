/**
 * The material: sheets of paper with a hand-cut edge, a light rim, a contact shadow and a long
 * soft one, lit from the upper left.
 */
import { rectangle } from './geometry.ts';
import { type Inks, recolored, shape } from './inks.ts';

export const WIDTH = 616;
export const HEIGHT = 1100;

/** How far a layer of a diorama reaches beyond each edge of the picture, in units: when it moves, its own edge stays out of sight. */
export const BLEED = 24;

/** How a sheet is cut and how it lies. */
export interface CutKind {
  /** How far it floats above the one below, units: 0 lies flat, 2 is glued, 8 floats, 20 hangs. */
  lift: number;
  /** How uneven the scissors were, units. */
  rough: number;
  /** Strength of its light rim and of its shadows, 0 to 1. */
  rim: number;
  shade: number;
}

export const CUTS = {
  thing: { lift: 4, rough: 0.4, rim: 0.6, shade: 0.5 },
  glued: { lift: 0.6, rough: 0.2, rim: 0.35, shade: 0.35 },
  thread: { lift: 0.5, rough: 0, rim: 0.25, shade: 0.3 },
  hill: { lift: 6, rough: 1.6, rim: 0.5, shade: 0.5 },
  far: { lift: 4, rough: 1.6, rim: 0.35, shade: 0.38 },
  flat: { lift: 0.4, rough: 0.4, rim: 0.3, shade: 0.2 },
  hung: { lift: 12, rough: 0.8, rim: 0.6, shade: 0.5 },
  print: { lift: 4, rough: 0, rim: 0.5, shade: 0.5 },
} as const satisfies Record<string, CutKind>;

export type CutName = keyof typeof CUTS;

/** A kind of cut, and its lift where that isn't the usual one: `thing`, `thing 7`. */
export type Cut = CutName | `${CutName} ${number}`;

/** A sheet of paper, or paint without an edge: a sky, a glow. */
export interface Sheet {
  inks: Inks;
  /** None for paint. */
  cut?: CutKind;
  /** Units by which paint is blurred, and its opacity. */
  blur?: number;
  opacity?: number;
}

/** One sheet of paper with some colors. */
export function paper(inks: Inks, cut: Cut = 'thing'): Sheet {
  const [name, lift] = cut.split(' ') as [CutName, string?];
  const kind = CUTS[name];
  return {
    inks,
    cut: lift === undefined ? kind : { ...kind, lift: Number(lift) },
  };
}

/** Sheets with other papers in the place of some. */
export const recolor = (
  sheets: readonly Sheet[],
  papers: Readonly<Record<string, string>>,
): Sheet[] => sheets.map((item): Sheet => ({ ...item, inks: recolored(item.inks, papers) }));

/** A sheet of a single shape and color. */
export const sheet = (d: string, color: string, cut?: Cut): Sheet => paper(shape(d, color), cut);

/** Paint, without an edge or a shadow. */
export const paint = (inks: Inks): Sheet => ({ inks });

/** Paint blurred by `blur`: glow (use a light color) or a cast shadow (use a dark one). */
export const blurred = (inks: Inks, blur: number, opacity = 1): Sheet => ({ inks, blur, opacity });

/** A sky, the only place for a gradient. Colors from top to bottom. */
export const sky = (colors: readonly string[]): Sheet => ({
  inks: [{ d: rectangle(-60, -60, WIDTH + 120, HEIGHT + 120), color: colors }],
});
