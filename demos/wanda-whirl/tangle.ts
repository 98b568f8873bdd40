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
/** A catch pulls beyond `slack` px, and breaks at `breaksAt` px plus `breaksLater` px per catch of the same streamers. */
const CATCH = { slack: 3, breaksAt: 64, breaksLater: 9, pull: 0.12 };
/** A hand has wound a streamer around another if it comes back at least this far above or below where it passed, px. */
const TURN_PX = 40;

/** Two connected points of different streamers, up to a distance in px. */
export type Catch = { p: number; q: number; breaksAt: number };

/** Highest `breaksAt` of a catch, px. */
export const MAX_BREAKS_AT_PX = CATCH.breaksAt + CATCH.breaksLater * MAX_CATCHES;

/** What a hand has done since it holds a streamer. */
type Winding = {
  /** The streamer that it has been tied to. */
  partner?: number;
  /** By streamer: the side on which the hand is, and where it passed last, px; undefined if that is undone or tied. */
  passes: { isRight: boolean; passedAt?: number | undefined }[];
};

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
  /** By the point that a hand holds. */
  const windings = new Map<number, Winding>();

  const catchesOf = (one: number, other: number) =>
    catches.filter((known) => pairOf(known) === pairName(one, other));

  /** The point of a streamer at the height of a point of another one. */
  function pointBeside(point: number, { first, count }: Streamer) {
    let nearest = first + 1;
    const away = (p: number) => Math.abs(at(points.y, p) - at(points.y, point));
    for (let p = nearest; p < first + count; p++) if (away(p) < away(nearest)) nearest = p;
    return nearest;
  }

  /** Follows a held point past another streamer, and adds a catch where it comes back around it. */
  function wind(held: number, streamer: Streamer, winding: Winding) {
    const beside = pointBeside(held, streamer);
    const other = at(owner, beside);
    const isRight = at(points.x, held) > at(points.x, beside);
    const { isRight: wasRight, passedAt } = (winding.passes[other] ??= { isRight });
    if (isRight === wasRight) return;
    const y = at(points.y, held);
    const isUndone = passedAt !== undefined && Math.abs(y - passedAt) < TURN_PX;
    winding.passes[other] = { isRight, passedAt: isUndone ? undefined : y };
    if (passedAt === undefined || isUndone) return;
    const index = at(owner, held);
    const { partner = other } = winding;
    // As when the hand passes several.
    if (partner !== other && catchesOf(index, partner).length > 0) return;
    const breaksAt = CATCH.breaksAt + CATCH.breaksLater * catchesOf(index, other).length;
    // Beyond, as below its end, nothing holds it.
    if (catches.length >= MAX_CATCHES || points.distance(held, beside) > breaksAt) return;
    winding.partner = other;
    winding.passes[other] = { isRight };
    catches.push({ p: held, q: beside, breaksAt });
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

    /** Removes all catches of two streamers. */
    untie(one: number, other: number) {
      for (const held of catchesOf(one, other)) catches.splice(catches.indexOf(held), 1);
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

    /** Removes overstretched catches, and adds those wound by hands. Call once per step. */
    update(heldPoints: ReadonlySet<number>) {
      for (let i = catches.length - 1; i >= 0; i--) {
        const held = catches[i];
        if (held && points.distance(held.p, held.q) > held.breaksAt) catches.splice(i, 1);
      }
      for (const held of windings.keys()) if (!heldPoints.has(held)) windings.delete(held);
      for (const held of heldPoints) {
        const winding = windings.get(held) ?? { passes: [] };
        windings.set(held, winding);
        for (const other of list) {
          if (at(owner, other.first) !== at(owner, held)) wind(held, other, winding);
        }
      }
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
