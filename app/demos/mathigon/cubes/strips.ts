/** Where the strips go that say how many cubes the parts of a train have. */
import { type Board, type Cubes, DEPTH, overhang, type Train } from './cubes.ts';

/** Between a train and its strips, cells. */
const GAP = 0.06;
/** How far strips may reach beyond the board, up to its stitches, cells. */
const RIM = 0.15;

/**
 * Below a train, or else above it, where they cover no other train; or else on its own front.
 * @param height of the strips, cells
 * @returns the strips' upper edge, and whether they are beside the train
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
  const beside = [below, above].find(isFree);
  return { top: beside ?? y + DEPTH + 1 - height, beside: beside !== undefined };
}
