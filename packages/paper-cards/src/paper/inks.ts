/** What is on a sheet of paper: colored shapes and lines, and parts of pictures. */
import { round } from './geometry.ts';

export interface Ink {
  /** Path data. */
  d: string;
  /** `#rrggbb`, or the colors of a gradient from top to bottom. */
  color: string | readonly string[];
  /** Width of a line with round ends, units; without it the shape is filled. */
  width?: number;
  /** A shape inside a shape is a hole, unless they are united. */
  isUnited?: boolean;
  /** 0 to 1. */
  opacity?: number;
  /** Lengths of the dashes of a line and of the gaps between them, units. */
  dash?: readonly number[];
  /** Instead of the color: one of the card's pictures, by its position. */
  picture?: PictureInk;
  /** Moves `d` after its edge was cut. */
  place?: Matrix;
}

/** A picture in a box of the sheet, stretched to it, units; `d` is its outline. */
interface PictureInk {
  use: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As in SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Inks = readonly Ink[];

export interface Placement {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
  size: number;
  flip: boolean;
}

type Options = Pick<Ink, 'isUnited' | 'opacity' | 'dash'>;

/** A filled shape. */
export const shape = (d: string, color: string, options: Options = {}): Inks => [
  { d, color, ...options },
];

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, options: Options = {}): Inks => [
  { d, color, width, ...options },
];

/** Translates, rotates and scales. Only inks are moved, never sheets, because the light must not rotate. */
export function moved(
  inks: Inks,
  { x = 0, y = 0, turn = 0, size = 1, flip = false }: Partial<Placement> = {},
): Inks {
  const radians = (round(turn, 2) * Math.PI) / 180;
  const scale = round(size, 4);
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  const by: Matrix = [flip ? -cos : cos, flip ? -sin : sin, -sin, cos, round(x, 2), round(y, 2)];
  return inks.map((ink) => ({ ...ink, place: ink.place ? multiply(by, ink.place) : by }));
}

/** The same with other papers in the place of some, as words. */
export const recolored = (inks: Inks, papers: Readonly<Record<string, string>>): Inks =>
  inks.map((ink) => ({
    ...ink,
    color:
      typeof ink.color === 'string'
        ? ink.color.replace(/[a-z][\w.-]*/g, (word) => {
            const other = papers[word];
            return other?.includes(' ') ? `(${other})` : (other ?? word);
          })
        : ink.color,
  }));

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
