/**
 * Interaction of streamers: friction where they touch, and catches where a hand has wound one around
 * another, until a pull separates them.
 */
import { clamp } from '#app/demo-kit/vector.ts';
import type { Tie } from './options.ts';
import { at, lengthOf, type Points, type Streamer } from './points.ts';

/** Points nearer than this touch, px. */
const TOUCH_DISTANCE_PX = 13;
/** Maximum share of the speed difference lost per step by contact. */
const RUB = 0.1;
/** Share of the overlap by which points in contact are pushed apart per step. */
const PUSH = 0.006;
/** Limit of contacts per step, to bound the work. */
const MAX_CONTACTS = 1500;
/** Limit of catches. */
export const MAX_CATCHES = 24;
/** Steps between searches for crossings. */
const SEARCH_INTERVAL = 4;
/** A catch pulls beyond `slack` px, and breaks at `breaksAt` px plus `breaksLater` px per turn. */
const CATCH = { slack: 3, breaksAt: 15, breaksLater: 9, pull: 0.12 };

/** Two connected points of different streamers, up to a distance in px. */
export type Catch = { p: number; q: number; breaksAt: number };

/** Highest `breaksAt` of a catch, px. */
export const MAX_BREAKS_AT_PX = CATCH.breaksAt + CATCH.breaksLater * MAX_CATCHES;

type TangleOptions = {
  points: Points;
  list: readonly Streamer[];
  /** Size of the stage, px. */
  width: number;
  height: number;
};

/** Name of two streamers, in any order. */
const pairName = (one: number, other: number) => [one, other].sort().join(' ');

export function createTangle({ points, list, width, height }: TangleOptions) {
  const { owner } = points;
  const contacts = createContacts({ points, width, height });
  const catches: Catch[] = [];
  /** What the streamer that a hand holds has been tied to since. */
  const partners = new Map<number, number>();
  /** Untied pairs that are still wound around each other. */
  const loose = new Set<string>();
  let steps = 0;

  const isKnown = (p: number, q: number) =>
    catches.some(
      (known) =>
        (Math.abs(known.p - p) < 3 && Math.abs(known.q - q) < 3) ||
        (Math.abs(known.p - q) < 3 && Math.abs(known.q - p) < 3),
    );

  const isTied = (pair: string) => catches.some((known) => pairOf(known) === pair);

  /** Whether the drag of a streamer has tied it to a third one, as when it passes several. */
  function hasPartner(one: number, other: number) {
    const partner = partners.get(one) ?? other;
    return partner !== other && isTied(pairName(one, partner));
  }

  /** Adds a catch at each crossing of two streamers that are wound around each other. */
  function addCatches(one: Streamer, other: Streamer) {
    const [index, otherIndex] = [at(owner, one.first), at(owner, other.first)];
    const pair = pairName(index, otherIndex);
    const found = crossings(points, one, other);
    // A single crossing can slide.
    if (found.length < 2) {
      loose.delete(pair);
      return;
    }
    if (loose.has(pair)) return;
    if (!isTied(pair)) {
      if (hasPartner(index, otherIndex)) return;
      partners.set(index, otherIndex);
    }
    const breaksAt = CATCH.breaksAt + CATCH.breaksLater * found.length;
    for (const [p, q] of found) {
      if (catches.length >= MAX_CATCHES) return;
      if (!isKnown(p, q)) catches.push({ p, q, breaksAt });
    }
  }

  const pairOf = ({ p, q }: Catch) => pairName(at(owner, p), at(owner, q));
  const placeOf = (p: number) => {
    const { first = 0, count = 0 } = list[at(owner, p)] ?? {};
    return [at(owner, p), Math.round(((p - first) / (count - 1)) * 100)] as const;
  };
  const pointAt = (index: number, percent: number) => {
    const streamer = list[index];
    if (!streamer) return undefined;
    return streamer.first + Math.max(1, Math.round((percent / 100) * (streamer.count - 1)));
  };

  return {
    catches,

    ties: () => catches.map(({ p, q, breaksAt }): Tie => [...placeOf(p), ...placeOf(q), breaksAt]),

    /** Adds catches, but none of streamers that aren't there. */
    tie(ties: readonly Tie[]) {
      for (const [one, oneAt, other, otherAt, breaksAt] of ties) {
        const [p, q] = [pointAt(one, oneAt), pointAt(other, otherAt)];
        if (p !== undefined && q !== undefined) catches.push({ p, q, breaksAt });
      }
    },

    /** The lowest catch of each pair of streamers that is tied. */
    knots() {
      const lowest = new Map<string, Catch>();
      for (const held of catches) {
        const pair = pairOf(held);
        const known = lowest.get(pair);
        if (!known || at(points.y, held.p) > at(points.y, known.p)) lowest.set(pair, held);
      }
      return [...lowest.values()];
    },

    /** Removes all catches of two streamers. They can catch again once they aren't wound around each other. */
    untie(one: number, other: number) {
      const pair = pairName(one, other);
      loose.add(pair);
      for (let i = catches.length - 1; i >= 0; i--) {
        const held = catches[i];
        if (held && pairOf(held) === pair) catches.splice(i, 1);
      }
    },

    /** Applies friction between points that touch. Call once per step. */
    rub() {
      contacts((p, q) => {
        if (owner[p] === owner[q]) return false;
        rub(points, p, q);
        return true;
      });
    },

    /** Pulls caught points together. Call once per iteration of the constraints. */
    pull() {
      for (const { p, q } of catches) {
        const length = points.distance(p, q);
        const freedom = points.freedom(p, q);
        if (length <= CATCH.slack || freedom === 0) continue;
        points.bringTogether(p, q, ((length - CATCH.slack) / length / freedom) * CATCH.pull);
      }
    },

    /** Removes overstretched catches, and adds those wound by a hand. Call once per step. */
    update(isHeld: (streamer: number) => boolean) {
      for (let i = catches.length - 1; i >= 0; i--) {
        const held = catches[i];
        if (held && points.distance(held.p, held.q) > held.breaksAt) catches.splice(i, 1);
      }
      if (++steps % SEARCH_INTERVAL !== 0) return;
      list.forEach((one, index) => {
        // Only a streamer that a hand winds can catch, not one that swings.
        if (!isHeld(index)) partners.delete(index);
        else for (const other of list) if (other !== one) addCatches(one, other);
      });
    },
  };
}

/**
 * Finds pairs of points that can touch, with a grid of cells as wide as the touch distance; points beyond the
 * stage are in the outermost cells.
 * @returns a function that calls `visit` for each pair, until it has returned true `MAX_CONTACTS` times
 */
function createContacts({ points, width, height }: Omit<TangleOptions, 'list'>) {
  const { x, y, count } = points;
  const columns = Math.ceil(width / TOUCH_DISTANCE_PX) + 2;
  const rows = Math.ceil(height / TOUCH_DISTANCE_PX) + 2;
  const head = new Int32Array(columns * rows);
  const next = new Int32Array(count);
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));

  const cellOf = (p: number) => {
    const column = Math.floor(at(x, p) / TOUCH_DISTANCE_PX) + 1;
    const row = Math.floor(at(y, p) / TOUCH_DISTANCE_PX) + 1;
    return clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1);
  };

  return (visit: (p: number, q: number) => boolean) => {
    head.fill(-1);
    let contacts = 0;
    for (let p = 0; p < count; p++) {
      const cell = cellOf(p);
      // Points entered so far in the same cell and its eight neighbors.
      for (const offset of around) {
        for (let q = head[cell + offset] ?? -1; q >= 0; q = at(next, q)) {
          if (visit(p, q) && ++contacts >= MAX_CONTACTS) return;
        }
      }
      next[p] = at(head, cell);
      head[cell] = p;
    }
  };
}

/** Reduces the speed difference of two points that touch, and pushes them apart. */
function rub(points: Points, p: number, q: number) {
  const { x, y, oldX, oldY } = points;
  const dx = at(x, p) - at(x, q);
  const dy = at(y, p) - at(y, q);
  const length = lengthOf(dx, dy);
  if (length >= TOUCH_DISTANCE_PX) return;
  const freedom = points.freedom(p, q);
  if (freedom === 0) return;
  const share = (RUB * (1 - length / TOUCH_DISTANCE_PX)) / freedom;
  const vx = at(x, p) - at(oldX, p) - at(x, q) + at(oldX, q);
  const vy = at(y, p) - at(oldY, p) - at(y, q) + at(oldY, q);
  const push = length > 0.01 ? (PUSH * (TOUCH_DISTANCE_PX - length)) / length / freedom : 0;
  points.shift(p, dx * push, dy * push);
  points.shift(q, -dx * push, -dy * push);
  points.accelerate(p, -vx * share, -vy * share);
  points.accelerate(q, vx * share, vy * share);
}

/** Crossings of two streamers, as pairs of points; at most `MAX_CATCHES`. */
function crossings(points: Points, one: Streamer, other: Streamer) {
  const found: [number, number][] = [];
  for (let p = one.first; p < one.first + one.count - 1; p++) {
    for (let q = other.first; q < other.first + other.count - 1; q++) {
      if (!isCrossing(points, p, q)) continue;
      // The lower ends of the segments, because the upper ones can be tied to the rod.
      found.push([p + 1, q + 1]);
      if (found.length >= MAX_CATCHES) return found;
    }
  }
  return found;
}

/** Whether the segment from p to the next point crosses the one from q. */
function isCrossing({ x, y }: Points, p: number, q: number) {
  const ax = at(x, p);
  const ay = at(y, p);
  const bx = at(x, p + 1) - ax;
  const by = at(y, p + 1) - ay;
  const cx = at(x, q) - ax;
  const cy = at(y, q) - ay;
  const dx = at(x, q + 1) - at(x, q);
  const dy = at(y, q + 1) - at(y, q);
  const area = bx * dy - by * dx;
  if (area === 0) return false;
  const u = (cx * dy - cy * dx) / area;
  const v = (cx * by - cy * bx) / area;
  return u >= 0 && u < 1 && v >= 0 && v < 1;
}
