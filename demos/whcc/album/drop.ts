/** Drop targets of a dragged photo. Geometry only, no DOM. */
import { clamp, type Point, subtract } from '#app/demo-kit/vector.ts';
import { SPREAD } from './sheet.ts';
import { type Box, centerOf } from './slicing-tree.ts';

/** Where a photo can be dropped, by where it was. */
const TARGETS = { spread: ['print', 'table'], table: ['print', 'spread', 'cover'] } as const;
type Origin = keyof typeof TARGETS;
type Kind = (typeof TARGETS)[Origin][number];

/** `key` identifies a photo or a spread, else it is 0. `place` is the position on a spread. */
export type DropTarget = { kind: Kind; key: number; place?: Point };

/** A dragged photo: its key, where it was, and where it would be dropped. */
export type PhotoDrag = { key: number; origin: Origin; over?: DropTarget };

/** An area under the pointer, in client coordinates, px. */
export type DropZone = Omit<DropTarget, 'place'> & { box: Box };

/** Share of a photo at each edge that belongs to the gap, because gaps are too narrow to aim at. */
const EDGE_SHARE = 0.18;
const MAX_EDGE_PX = 14;

/** Whether a point is on a photo, well away from its edges. */
export function isWellInside(point: Point, box: Box): boolean {
  const [x, y] = subtract(point, centerOf(box));
  const reach = (side: number) => side / 2 - Math.min(MAX_EDGE_PX, side * EDGE_SHARE);
  return Math.abs(x) < reach(box.width) && Math.abs(y) < reach(box.height);
}

/** Converts client coordinates to units of the spread shown in `paper`. */
export const placeOnSpread = ([x, y]: Point, paper: Box): Point => [
  ((x - paper.x) / paper.width) * SPREAD.width,
  ((y - paper.y) / paper.height) * SPREAD.height,
];

/**
 * The target of a dragged photo.
 * @param point in client coordinates, px
 * @param zones at this point, the topmost first
 * @returns undefined if the photo can't be dropped there
 */
export function targetAt(
  point: Point,
  zones: readonly DropZone[],
  { key, origin }: PhotoDrag,
): DropTarget | undefined {
  // Between two photos, a photo from the table can be added.
  const zone = zones.find(
    ({ kind, key: other, box }) =>
      kind !== 'print' || other === key || origin === 'spread' || isWellInside(point, box),
  );
  if (!zone || !TARGETS[origin].some((kind) => kind === zone.kind)) return undefined;
  if (zone.kind === 'print' && zone.key === key) return undefined;
  const place = zone.kind === 'spread' ? placeOnSpread(point, zone.box) : undefined;
  return { kind: zone.kind, key: zone.key, place };
}

/** Whether two targets are the same, apart from the exact position on a spread. */
export const sameTarget = (one: DropTarget | undefined, other: DropTarget | undefined) =>
  one?.kind === other?.kind && one?.key === other?.key;

const MIN_GHOST_PX = 84;
const MAX_GHOST_PX = 150;

/** Size of the picture that follows the pointer: recognizable, but not covering too much. */
export function ghostSize(aspect: number, longest: number) {
  const side = clamp(longest, MIN_GHOST_PX, MAX_GHOST_PX);
  return aspect > 1
    ? { width: side, height: side / aspect }
    : { width: side * aspect, height: side };
}
