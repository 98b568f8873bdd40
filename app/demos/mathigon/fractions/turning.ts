/** A handle that is dragged around a circle; angles in degrees clockwise from the top. */

/** Largest distance of a handle beyond its range. */
const MAX_GIVE_DEG = 8;
/** Distance of the pointer beyond the range at which the handle is almost that far. */
const FULL_GIVE_DEG = 40;

/**
 * Continuous angle of a pointer around the circle, without a jump at the top; can be more than 360 or less
 * than 0.
 * @param before the last continuous angle
 * @param seen the current angle, 0 to 360
 */
export function follow(before: number, seen: number): number {
  const way = (((seen - before) % 360) + 540) % 360;
  return before + way - 180;
}

/**
 * The same, but at most half a turn beyond the handle's range, so that a pointer that circles on meets
 * the handle again.
 */
export const followWithin = (before: number, seen: number, least: number, most: number) =>
  Math.max(least - 180, Math.min(most + 180, follow(before, seen)));

/** Angle at which a handle is drawn: at the pointer, with a rubber-band effect beyond its range. */
export function stretched(hand: number, least: number, most: number): number {
  const give = (beyond: number) => MAX_GIVE_DEG * (1 - Math.exp(-beyond / FULL_GIVE_DEG));
  if (hand > most) return most + give(hand - most);
  return hand < least ? least - give(least - hand) : hand;
}
