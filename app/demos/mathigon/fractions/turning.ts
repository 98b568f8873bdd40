/** A handle that is turned about the middle of a circle; angles in degrees clockwise from the top. */

/** How far a handle gives way beyond its last place. */
const MAX_GIVE_DEG = 8;
/** How far the hand must be beyond that place to have that effect almost fully. */
const FULL_GIVE_DEG = 40;

/**
 * The angle of a hand that goes round, without the jump at the top: from where it was the shorter
 * way, beyond a full turn and below none.
 * @param before any number of turns
 * @param seen angle of this moment, 0 to 360
 */
export function follow(before: number, seen: number): number {
  const way = (((seen - before) % 360) + 540) % 360;
  return before + way - 180;
}

/**
 * Follows the hand, but at most half a turn beyond the places that the handle can have. A hand that
 * goes on around the circle so finds the handle again, where it has stopped.
 */
export const followWithin = (before: number, seen: number, least: number, most: number) =>
  Math.max(least - 180, Math.min(most + 180, follow(before, seen)));

/** Where a handle is drawn: with the hand, and beyond its last place as on a rubber band. */
export function stretched(hand: number, least: number, most: number): number {
  const give = (beyond: number) => MAX_GIVE_DEG * (1 - Math.exp(-beyond / FULL_GIVE_DEG));
  if (hand > most) return most + give(hand - most);
  return hand < least ? least - give(least - hand) : hand;
}
