/** Light from a fixed direction on the screen, however the plan is rotated. */
import { type Point, turned } from './geometry.ts';
import type { Face } from './roof.ts';

/** On the screen: from the upper left. */
const LIGHT: Point = [-0.64, -0.77];

/** Colors of slate in the shade and in the light. */
const SHADE = [28, 40, 52] as const;
const LIT = [74, 98, 120] as const;
const FLAT_ROOF = '#5b6b76';

const radians = (turn: number) => (turn * Math.PI) / 180;

/**
 * Offset of a shadow, m on the plan.
 * @param long length of the shadow, m
 * @param turn rotation of the plan, degrees
 */
export function shadowOf(long: number, turn: number): Point {
  const [x, y] = turned(LIGHT, -radians(turn));
  return [-x * long, -y * long];
}

/** Color of a face by its slope toward the light. @param turn rotation of the plan, degrees */
export function litColor({ uphill, pitch }: Face, turn: number): string {
  if (pitch === 0) return FLAT_ROOF;
  const [x, y] = turned(uphill, radians(turn));
  const share = (1 - (x * LIGHT[0] + y * LIGHT[1])) / 2;
  const mixed = SHADE.map((value, index) => value + ((LIT[index] ?? value) - value) * share);
  return `rgb(${mixed.map(Math.round).join(' ')})`;
}
