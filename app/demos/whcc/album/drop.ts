/** Drop targets of a dragged photo. Geometry only, no DOM. */
import type { Place } from './album.ts';
import { SPREAD } from './collage.ts';

export type DropTarget =
  | { kind: 'print'; key: number }
  | { kind: 'spread'; key: number; place: Place }
  | { kind: 'table' }
  | { kind: 'cover' };

type Point = { x: number; y: number };
type Rect = Point & { width: number; height: number };

/** Share of a photo at each edge that belongs to the gap, because gaps are too narrow to aim at. */
const EDGE_SHARE = 0.18;
const MAX_EDGE_PX = 14;

/** Whether a point is on a photo, well away from its edges. */
export function isWellInside({ x, y }: Point, rect: Rect): boolean {
  const edge = (side: number) => Math.min(MAX_EDGE_PX, side * EDGE_SHARE);
  return (
    Math.abs(x - rect.x - rect.width / 2) < rect.width / 2 - edge(rect.width) &&
    Math.abs(y - rect.y - rect.height / 2) < rect.height / 2 - edge(rect.height)
  );
}

/** Converts client coordinates to units of the spread shown in `paper`. */
export const placeOnSpread = ({ x, y }: Point, paper: Rect): Place => ({
  x: ((x - paper.x) / paper.width) * SPREAD.width,
  y: ((y - paper.y) / paper.height) * SPREAD.height,
});

/** Whether two targets are the same, apart from the exact position on a spread. */
export const sameTarget = (one: DropTarget | undefined, other: DropTarget | undefined) =>
  one?.kind === other?.kind &&
  (one && 'key' in one ? one.key : 0) === (other && 'key' in other ? other.key : 0);

const MIN_GHOST_PX = 84;
const MAX_GHOST_PX = 150;

/** Size of the picture that follows the pointer: recognizable, but not covering too much. */
export function ghostSize(aspect: number, longest: number) {
  const side = Math.min(MAX_GHOST_PX, Math.max(MIN_GHOST_PX, longest));
  return aspect > 1
    ? { width: side, height: side / aspect }
    : { width: side * aspect, height: side };
}
