/** Frames of moved photos in their new places, while the others stay: where the shapes differ, there is more paper around. */
import { clamp } from '#app/demo-kit/vector.ts';
import {
  GAP,
  isApart,
  isClear,
  MAX_ASPECT_CHANGE,
  MIN_SIDES,
  pages,
  paper,
  type Shape,
  SPREAD,
} from './sheet.ts';
import { areaOf, type Box } from './slicing-tree.ts';

/** Boxes for all photos, and the indices of those that were just moved. */
type Places = { targets: readonly Box[]; moved: readonly number[] };

const overlap = (one: Box, other: Box, from: 'x' | 'y', size: 'width' | 'height') =>
  Math.max(
    0,
    Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]),
  );

/** Whether each moved photo is mostly in its new place, or covers most of it. */
export const areInPlace = (boxes: readonly Box[], { targets, moved }: Places) =>
  moved.every((index) => {
    const [box, target] = [boxes[index], targets[index]];
    if (!box || !target) return false;
    const common = overlap(box, target, 'x', 'width') * overlap(box, target, 'y', 'height');
    return common > 0.5 * Math.min(areaOf(box), areaOf(target));
  });

/** Widens a box up to the bounds, or a gap from what is beside it. */
function widened({ x, y, height }: Box, bounds: Box, others: readonly Box[]): Box {
  const beside = others.filter((other) => other.y < y + height && y < other.y + other.height);
  const left = Math.max(
    bounds.x,
    ...beside.filter((other) => other.x < x).map((other) => other.x + other.width + GAP),
  );
  const right = Math.min(
    bounds.x + bounds.width,
    ...beside.filter((other) => other.x > x).map((other) => other.x - GAP),
  );
  return { x: left, y, width: right - left, height };
}

const turned = ({ x, y, width, height }: Box): Box => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

/** The room around a place, on its page unless it is across the fold. */
function roomAround(place: Box, others: readonly Box[]): Box {
  const [left, right] = pages();
  const fold = SPREAD.width / 2;
  const bounds = place.x + place.width <= fold ? left : place.x >= fold ? right : paper;
  const wide = widened(place, bounds, others);
  return turned(widened(turned(wide), turned(bounds), others.map(turned)));
}

/** The largest frame for a photo in the middle of its room. */
function framed({ x, y, width, height }: Box, { aspect }: Shape): Box {
  const frame = clamp(width / height, aspect / MAX_ASPECT_CHANGE, aspect * MAX_ASPECT_CHANGE);
  const [wide, high] = [Math.min(width, height * frame), Math.min(height, width / frame)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Beside the fold if a subject would be on it. */
function framedClear(room: Box, shape: Shape): Box {
  const whole = framed(room, shape);
  if (isClear(new Map([[0, whole]]), [shape])) return whole;
  const [left, right] = pages();
  const onLeft = { ...room, width: left.x + left.width - room.x };
  const onRight = { ...room, x: right.x, width: room.x + room.width - right.x };
  return framed(onLeft.width > onRight.width ? onLeft : onRight, shape);
}

/** @returns undefined if a photo would be too small, or on another */
export function inPlace(shapes: readonly Shape[], { targets, moved }: Places) {
  const boxes = [...targets];
  for (const index of moved) {
    const [target, shape] = [boxes[index], shapes[index]];
    if (!target || !shape) return undefined;
    const others = boxes.filter((_, at) => at !== index);
    boxes[index] = framedClear(roomAround(target, others), shape);
  }
  const isLarge = boxes.every(({ width, height }) => Math.min(width, height) >= MIN_SIDES[2]);
  return isLarge && isApart(boxes) ? new Map(boxes.entries()) : undefined;
}
