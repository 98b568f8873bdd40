/** A train that is dragged: what the board shows meanwhile, and what its release does. */
import type { Vector } from '#app/demo-kit/vector.ts';
import * as model from './cubes.ts';
import type { Board, Cubes, End } from './cubes.ts';
import { FULL, joined, type Joint, jointOf, merge } from './merging.ts';

/** What is dragged: a train, or the end of it that is pulled off. */
export type Grip = { id: number; end?: End };

export type Held = {
  /** The board, with the dragged train under the pointer. */
  cubes: Cubes;
  /** Id of the dragged train. */
  id: number;
  /** Id of the train that it is pulled from. */
  from?: number;
  /** Where it would merge if released now. */
  joint?: Joint;
  /** The end of a full train, with which it can't merge. */
  full?: Joint;
};

/** @param by distance from the press, cells */
export function hold(
  cubes: Cubes,
  { id: pressed, end }: Grip,
  [dx, dy]: Vector,
  board: Board,
): Held {
  const { cubes: apart, id = pressed } = end ? model.split(cubes, pressed, end, board) : { cubes };
  const from = end && pressed;
  const train = model.trainOf(apart, id);
  if (!train) return { cubes, id };
  const moved = model.move(apart, id, train.x + dx, train.y + dy, board);
  // The pointer can be beyond the edge: the trains then make room.
  const hand = { ...train, x: train.x + dx, y: train.y + dy };
  const joint = jointOf(moved, hand, { from });
  const full = joint ? undefined : jointOf(moved, hand, { full: true });
  return { cubes: moved, id, from, joint, full };
}

/** Whether the dragged train is shown where it would merge, not under the pointer. */
export const isSnapped = ({ joint, from }: Held) => joint !== undefined && joint.other !== from;

/** The board while a train is dragged. */
export const shownWhile = (held: Held, board: Board): Cubes =>
  held.joint && isSnapped(held) ? joined(held.cubes, held.id, held.joint, board) : held.cubes;

export type Release = {
  cubes: Cubes;
  /** What was done. */
  done: string;
  /** Id of the train to choose. */
  chosen: number;
  /** Id of the train created by a merge. */
  mergedId?: number;
  /** Why it didn't merge, and the train that it concerns. */
  refused?: { why: string; id: number };
};

/** What the release of a train does; undefined if it is back on the train that it was pulled from. */
export function release({ cubes, id, from, joint, full }: Held, board: Board): Release | undefined {
  if (joint) {
    const { other } = joint;
    if (other === from) return undefined;
    const merged = merge(cubes, id, joint, board);
    return { cubes: merged, done: 'Merged.', chosen: other, mergedId: other };
  }
  const train = model.trainOf(cubes, id);
  if (!train) return undefined;
  const isMoved = from === undefined;
  const done = isMoved ? `${model.cubesOf(train.length)} moved.` : `${train.length} pulled off.`;
  const result = { cubes: model.settled(cubes, id, board), done, chosen: id };
  if (full && full.other !== from) return { ...result, refused: { why: FULL, id: full.other } };
  const isOnAnother = cubes.trains.some((other) => other.id !== id && model.overlap(train, other));
  if (!isMoved || !isOnAnother) return result;
  return { ...result, refused: { why: 'Drop it at the end of a train to join them.', id } };
}
