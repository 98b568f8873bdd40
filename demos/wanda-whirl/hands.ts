/** Hands, identified by a number, that hold and pull a point. */
import { at, lengthOf, type Points, type Streamer } from './points.ts';

/** Share of the distance to the hand that a held point moves per step. */
const FOLLOW = 0.34;

/** A held point, and the position of the hand, px. */
type Hold = { point: number; x: number; y: number };

export function createHands(points: Points, list: readonly Streamer[]) {
  const { x, y, free, owner } = points;
  const holds = new Map<number, Hold>();
  /** The points of `holds`, for the constraints of each step. */
  const heldPoints = new Set<number>();

  /** Limits a position to the reach of the paper, in the same direction from the rod. */
  function inReach(point: number, toX: number, toY: number) {
    const streamer = list[at(owner, point)];
    if (!streamer) return { x: toX, y: toY };
    const { first, rest, make } = streamer;
    const limit = (point - first) * rest * make.give;
    const dx = toX - at(x, first);
    const dy = toY - at(y, first);
    const length = lengthOf(dx, dy);
    if (length <= limit) return { x: toX, y: toY };
    return { x: at(x, first) + (dx / length) * limit, y: at(y, first) + (dy / length) * limit };
  }

  return {
    heldPoints,

    /** @returns whether the hand now holds the point; false if it is tied or already held */
    grab(hand: number, point: number) {
      if (free[point] !== 1) return false;
      free[point] = 0;
      holds.set(hand, { point, x: at(x, point), y: at(y, point) });
      heldPoints.add(point);
      return true;
    },

    /** @returns whether the hand holds a point that can follow */
    drag(hand: number, toX: number, toY: number) {
      const hold = holds.get(hand);
      if (!hold || !Number.isFinite(toX) || !Number.isFinite(toY)) return false;
      Object.assign(hold, inReach(hold.point, toX, toY));
      return true;
    },

    /** @returns the point that was held, which keeps its speed */
    release(hand: number): number | undefined {
      const hold = holds.get(hand);
      if (!hold) return undefined;
      holds.delete(hand);
      heldPoints.delete(hold.point);
      free[hold.point] = 1;
      return hold.point;
    },

    /** Moves the held points toward their hands. Call once per step. */
    follow() {
      for (const hold of holds.values()) {
        const { point } = hold;
        points.oldSpin[point] = at(points.spin, point);
        points.advance(point, (hold.x - at(x, point)) * FOLLOW, (hold.y - at(y, point)) * FOLLOW);
      }
    },

    holdOf: (hand: number): Readonly<Hold> | undefined => holds.get(hand),
  };
}
