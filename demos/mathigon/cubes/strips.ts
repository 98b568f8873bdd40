/** Positions of the strips with the numbers of cubes. */
import { type Board, type Cubes, DEPTH, overhang, type Train } from './cubes.ts';

/** Gap between a train and its strips, cells. */
const GAP = 0.06;
/** How far strips can reach beyond the board, up to its stitches, cells. */
const RIM = 0.15;

/**
 * The upper edge of strips below a train, or above it, where they cover no other train; undefined if there is no room.
 * @param height of the strips, cells
 */
export function stripTop(train: Train, { trains }: Cubes, { rows }: Board, height: number) {
  const { x, y, length } = train;
  const isFree = (top: number) =>
    top >= -RIM &&
    top + height <= rows + RIM &&
    trains.every(
      (other) =>
        other.id === train.id ||
        other.x >= x + length ||
        other.x + other.length + DEPTH <= x ||
        other.y - overhang(other) >= top + height ||
        other.y + 1 + DEPTH <= top,
    );
  const below = y + 1 + DEPTH + GAP;
  const above = y - overhang(train) - GAP - height;
  return [below, above].find(isFree);
}
