/** The outline of a sheet that was torn off at one edge. */
import { type Point, polygon } from '../paper/geometry.ts';
import { createRandom } from '../paper/random.ts';
import type { TornEdge } from './layout.ts';

/** How deep the tear bites, and how far apart its points are, units. */
const BITE = 9;
const STEP = 6;

/** A rectangle with a torn edge. It ends at most `2 * BITE` before the straight one would. */
export function tornRectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  edge: TornEdge,
  seed: number,
) {
  const random = createRandom(seed + 1);
  const [right, bottom] = [left + width, top + height];
  const length = edge === 'bottom' ? width : height;
  const phase = random.between(0, 6);
  const count = Math.max(2, Math.round(length / STEP));
  const tear = Array.from({ length: count + 1 }, (_, index): Point => {
    const along = (index / count) * length;
    const wave = Math.sin(along / 31 + phase) + 0.5 * Math.sin(along / 11 + 2 * phase);
    const inward = BITE * (1 + 0.5 * wave) + random.around(1.8);
    return edge === 'bottom' ? [left + along, bottom - inward] : [right - inward, top + along];
  });
  return edge === 'bottom'
    ? polygon([[right, top], [left, top], ...tear])
    : polygon([[left, bottom], [left, top], ...tear]);
}
