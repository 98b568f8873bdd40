/** Points and vectors as `[x, y]`, and numbers within limits. */

export type Vector = readonly [x: number, y: number];
export type Point = Vector;

export const add = ([ax, ay]: Vector, [bx, by]: Vector): Vector => [ax + bx, ay + by];
export const subtract = ([ax, ay]: Vector, [bx, by]: Vector): Vector => [ax - bx, ay - by];
export const scale = ([x, y]: Vector, by: number): Vector => [x * by, y * by];
export const middle = (a: Point, b: Point): Point => scale(add(a, b), 0.5);
/** The point between two others; at a share of 0 the first, at 1 the second. */
export const mix = (a: Point, b: Point, share: number): Point =>
  add(a, scale(subtract(b, a), share));
export const lengthOf = ([x, y]: Vector): number => Math.hypot(x, y);
export const distance = (a: Point, b: Point): number => lengthOf(subtract(a, b));

/** The number in the range that is closest to a value. If `max` is below `min`, `min` counts, as in CSS. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));
