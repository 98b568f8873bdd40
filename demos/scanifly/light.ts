/** Light from a fixed direction on the screen, however the plan is rotated. */
import { scale, type Point } from '#app/demo-kit/vector.ts';
import { dot, rotated } from './geometry.ts';
import type { Face } from './roof.ts';
import { radians } from './view.ts';

/** On the screen: from the upper left. */
const LIGHT: Point = [-0.64, -0.77];

/** Colors of slate in the shade and in the light. */
const SHADE = [28, 40, 52] as const;
const LIT = [74, 98, 120] as const;
const FLAT_ROOF = '#5b6b76';

/**
 * Offset of a shadow, m on the plan.
 * @param long length of the shadow, m
 * @param turn rotation of the plan, degrees
 */
export function shadowOf(long: number, turn: number): Point {
  return scale(rotated(LIGHT, -radians(turn)), -long);
}

/** Color of a face by its slope toward the light. @param turn rotation of the plan, degrees */
export function litColor({ uphill, pitch }: Face, turn: number): string {
  if (pitch === 0) return FLAT_ROOF;
  const share = (1 - dot(rotated(uphill, radians(turn)), LIGHT)) / 2;
  const mixed = SHADE.map((value, index) => value + ((LIT[index] ?? value) - value) * share);
  return `rgb(${mixed.map(Math.round).join(' ')})`;
}
