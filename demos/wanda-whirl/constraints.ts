/** Constraints of one streamer: distances between its points, curl, and reach. */
import { at, lengthOf, type Points, type Streamer } from './points.ts';

/** Restores the distances of neighbors, less for springy kinds, from the rod down or from the end up. */
export function keepDistances(
  points: Points,
  { first, count, rest, make }: Streamer,
  upwards: boolean,
) {
  const stiffness = make.give > 1.1 ? 0.3 : 1;
  for (let i = 1; i < count; i++) {
    const p = first + (upwards ? count - i : i);
    const q = p - 1;
    const freedom = points.freedom(p, q);
    if (freedom === 0) continue;
    const length = points.distance(p, q) || 1e-6;
    points.bringTogether(p, q, ((length - rest) / length / freedom) * stiffness);
  }
}

/** Restores the curl: moves each point to its offset from the midpoint of its neighbors. */
export function keepCurl(points: Points, { first, count, make }: Streamer) {
  if (make.bend === 0) return;
  const { x, y, curl } = points;
  for (let p = first + 1; p < first + count - 1; p++) {
    const ax = at(x, p - 1);
    const ay = at(y, p - 1);
    const bx = at(x, p + 1);
    const by = at(y, p + 1);
    const chord = lengthOf(bx - ax, by - ay) || 1e-6;
    const off = at(curl, p);
    const dx = (at(x, p) - (ax + bx) / 2 - (off * (by - ay)) / chord) * make.bend;
    const dy = (at(y, p) - (ay + by) / 2 + (off * (bx - ax)) / chord) * make.bend;
    points.shift(p, -dx * 0.5, -dy * 0.5);
    points.shift(p - 1, dx * 0.25, dy * 0.25);
    points.shift(p + 1, dx * 0.25, dy * 0.25);
  }
}

/**
 * Limits the distance of each point from the rod and from held points to the length of paper between them.
 * @param held held points of all streamers
 */
export function limitReach(
  points: Points,
  { first, count, rest, make }: Streamer,
  held: Iterable<number>,
) {
  const end = first + count;
  const reach = rest * make.give;
  limitDistances(points, { from: first, start: first + 1, end, reach });
  for (const point of held) {
    if (point <= first || point >= end) continue;
    limitDistances(points, { from: point, start: point + 1, end, reach });
    limitDistances(points, { from: point, start: first + 1, end: point, reach });
  }
}

/** @param reach maximum distance of neighbors, px */
function limitDistances(
  { x, y }: Points,
  { from, start, end, reach }: { from: number; start: number; end: number; reach: number },
) {
  const fx = at(x, from);
  const fy = at(y, from);
  for (let p = start; p < end; p++) {
    const dx = at(x, p) - fx;
    const dy = at(y, p) - fy;
    const limit = Math.abs(p - from) * reach;
    const length = lengthOf(dx, dy);
    if (length <= limit) continue;
    x[p] = fx + (dx / length) * limit;
    y[p] = fy + (dy / length) * limit;
  }
}
