/** Trains merge when their ends meet. */
import * as model from './cubes.ts';
import { type Board, type Cubes, MAX_TRAIN, type Train, trainOf } from './cubes.ts';

/**
 * Distances within which a released train merges end to end, cells: generous between the ends, but
 * never with a train in the next row.
 */
const REACH = { gap: 1.2, overlap: 1, y: 0.8 };
/** The same for the train that it was pulled from: smaller, so that it separates at once. */
const REJOIN = { gap: 0.6, overlap: 0.6, y: 0.55 };

/** Distance from a ten to the remainder below it, cells. */
const REMAINDER_DISTANCE = 1.42;

export const FULL = 'A train holds at most ten cubes.';

/** The end of another train. */
export type Joint = { other: number; side: 'left' | 'right' };

/**
 * Where a train would merge if it were released: at the nearest train that it meets end to end.
 * @param held its position under the pointer, which can be beyond the edge of the board
 * @param from id of the train that it was pulled from
 * @param full whether to look for full trains instead, with which it can't merge
 */
export function jointOf(
  cubes: Cubes,
  held: Train,
  { from, full = false }: { from?: number; full?: boolean } = {},
): Joint | undefined {
  let best: (Joint & { distance: number }) | undefined;
  for (const other of cubes.trains) {
    if (other.id === held.id || full !== (other.length === MAX_TRAIN || held.length === MAX_TRAIN))
      continue;
    const reach = other.id === from ? REJOIN : REACH;
    const dy = Math.abs(other.y - held.y);
    if (dy > reach.y) continue;
    for (const side of ['right', 'left'] as const) {
      const gap =
        side === 'right' ? held.x - other.x - other.length : other.x - held.x - held.length;
      const distance = Math.abs(gap) + dy;
      if (gap > reach.gap || gap < -reach.overlap || (best && best.distance <= distance)) continue;
      best = { other: other.id, side, distance };
    }
  }
  return best && { other: best.other, side: best.side };
}

/** Positions of two trains before they merge: the held one beside the other. */
export function joined(cubes: Cubes, id: number, joint: Joint, board: Board): Cubes {
  const held = trainOf(cubes, id);
  const other = trainOf(cubes, joint.other);
  if (!held || !other) return cubes;
  const left = joint.side === 'left';
  const sum = held.length + other.length;
  if (sum > MAX_TRAIN) {
    const end = left ? other.x - held.length : other.x + other.length;
    const beside = { ...held, x: end, y: other.y };
    const fits = model.placed(beside, board).x === beside.x;
    return fits ? model.replace(cubes, beside) : cubes;
  }
  const { x, y } = mergedOf(held, other, joint, board);
  return model.replace(model.replace(cubes, { ...held, x: left ? x : x + other.length, y }), {
    ...other,
    x: left ? x + held.length : x,
    y,
  });
}

/** The train created by merging two, up to ten cubes. */
function mergedOf(held: Train, other: Train, { side }: Joint, board: Board) {
  const length = Math.min(MAX_TRAIN, held.length + other.length);
  const x = side === 'left' ? other.x - held.length : other.x;
  return model.placed({ ...other, length }, board, x);
}

/** The nearest train, by its middle, that isn't full; undefined if there is none. */
export function nearest(cubes: Cubes, id: number): Joint | undefined {
  const held = trainOf(cubes, id);
  if (!held || held.length === MAX_TRAIN) return undefined;
  const far = ({ x, y, length }: Train) =>
    Math.hypot(x + length / 2 - held.x - held.length / 2, y - held.y);
  const [other] = cubes.trains
    .filter((train) => train.id !== id && train.length < MAX_TRAIN)
    .sort((one, two) => far(one) - far(two));
  return other && { other: other.id, side: 'right' };
}

/** Why a train can't merge with the nearest; undefined if it can. */
export function reasonAgainstMerging(cubes: Cubes, train: Train | undefined) {
  if (!train) return model.EMPTY;
  if (train.length === MAX_TRAIN) return FULL;
  return nearest(cubes, train.id) ? undefined : 'No other train has room to merge.';
}

/** Merges a train with the end of another. More than ten cubes become a ten, with the remainder below. */
export function merge(cubes: Cubes, id: number, joint: Joint, board: Board): Cubes {
  const held = trainOf(cubes, id);
  const other = trainOf(cubes, joint.other);
  if (!held || !other) return cubes;
  const sum = held.length + other.length;
  const full = mergedOf(held, other, joint, board);
  const others = cubes.trains.filter((train) => train.id !== id && train.id !== other.id);
  const trains = [...others, full];
  const made = model.settled({ ...cubes, trains }, full.id, board, model.DEPTH);
  if (sum <= MAX_TRAIN) return made;
  const { x, y } = trainOf(made, full.id) ?? full;
  const remainder = { ...held, length: sum - MAX_TRAIN };
  const rest = model.placed(remainder, board, x, y + REMAINDER_DISTANCE);
  return model.settled({ ...made, trains: [...made.trains, rest] }, rest.id, board);
}
