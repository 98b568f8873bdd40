/**
 * What streamers do to each other: they rub where they touch, and where one has been wound about
 * another by hand they catch, until a pull breaks them apart.
 */
import type { Streamer } from './streamers.ts';

/** Points nearer than this touch, px. */
const TOUCH = 13;
/** Share of the difference of speeds that touching takes away in a step, at most. */
const RUB = 0.1;
/** How far two points that touch are pushed apart in a step, share of what is missing. */
const PUSH = 0.006;
/** Most contacts looked at in a step: the work stays bounded however much is piled up. */
const MOST_CONTACTS = 1500;
/** Most catches at once. */
export const MOST_CATCHES = 24;
/** For so long after it was let go, a streamer can still catch, s. */
const LIVELY = 1.4;
/** Crossings are looked for at every so many steps. */
const LOOK_EVERY = 4;
/** A catch pulls from this distance on and breaks at that one, px; more turns hold longer. */
const SLACK = 3;
const BREAKS_AT = 15;
const BREAKS_LATER = 9;
const PULL = 0.12;

/** Two points of different streamers that hold on to each other. */
export type Catch = { p: number; q: number; breaksAt: number };

type Points = {
  list: readonly Streamer[];
  x: Float64Array;
  y: Float64Array;
  oldX: Float64Array;
  oldY: Float64Array;
  free: Float64Array;
  owner: Uint8Array;
  width: number;
  height: number;
};

export function createTangle({ list, x, y, oldX, oldY, free, owner, width, height }: Points) {
  const catches: Catch[] = [];
  /** A grid of cells as wide as a touch; points beyond the stage are in its outermost cells. */
  const columns = Math.ceil(width / TOUCH) + 2;
  const rows = Math.ceil(height / TOUCH) + 2;
  const head = new Int32Array(columns * rows);
  const next = new Int32Array(x.length);
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));
  const sinceHeld = Float64Array.from(list, () => Infinity);
  let steps = 0;

  const cellOf = (p: number) => {
    const column = Math.floor((x[p] ?? 0) / TOUCH) + 1;
    const row = Math.floor((y[p] ?? 0) / TOUCH) + 1;
    return (
      Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))
    );
  };

  function rub(p: number, q: number) {
    const dx = (x[p] ?? 0) - (x[q] ?? 0);
    const dy = (y[p] ?? 0) - (y[q] ?? 0);
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length >= TOUCH) return;
    const wp = free[p] ?? 0;
    const wq = free[q] ?? 0;
    if (wp + wq === 0) return;
    const share = (RUB * (1 - length / TOUCH)) / (wp + wq);
    const vx = (x[p] ?? 0) - (oldX[p] ?? 0) - (x[q] ?? 0) + (oldX[q] ?? 0);
    const vy = (y[p] ?? 0) - (oldY[p] ?? 0) - (y[q] ?? 0) + (oldY[q] ?? 0);
    const push = length > 0.01 ? (PUSH * (TOUCH - length)) / length / (wp + wq) : 0;
    const outX = dx * push;
    const outY = dy * push;
    x[p] = (x[p] ?? 0) + outX * wp;
    y[p] = (y[p] ?? 0) + outY * wp;
    x[q] = (x[q] ?? 0) - outX * wq;
    y[q] = (y[q] ?? 0) - outY * wq;
    oldX[p] = (oldX[p] ?? 0) + vx * share * wp;
    oldY[p] = (oldY[p] ?? 0) + vy * share * wp;
    oldX[q] = (oldX[q] ?? 0) - vx * share * wq;
    oldY[q] = (oldY[q] ?? 0) - vy * share * wq;
  }

  /** Crossings of two streamers, as pairs of points; at most `MOST_CATCHES`. */
  function crossings(one: Streamer, other: Streamer) {
    const found: [number, number][] = [];
    for (let p = one.first; p < one.first + one.count - 1; p++) {
      for (let q = other.first; q < other.first + other.count - 1; q++) {
        if (!cross(p, q)) continue;
        // The lower ends: the upper ones may be those that are tied to the rod.
        found.push([p + 1, q + 1]);
        if (found.length >= MOST_CATCHES) return found;
      }
    }
    return found;
  }

  /** Whether the piece from p to the next point crosses the one from q. */
  function cross(p: number, q: number) {
    const ax = x[p] ?? 0;
    const ay = y[p] ?? 0;
    const bx = (x[p + 1] ?? 0) - ax;
    const by = (y[p + 1] ?? 0) - ay;
    const cx = (x[q] ?? 0) - ax;
    const cy = (y[q] ?? 0) - ay;
    const dx = (x[q + 1] ?? 0) - (x[q] ?? 0);
    const dy = (y[q + 1] ?? 0) - (y[q] ?? 0);
    const area = bx * dy - by * dx;
    if (area === 0) return false;
    const u = (cx * dy - cy * dx) / area;
    const v = (cx * by - cy * bx) / area;
    return u >= 0 && u < 1 && v >= 0 && v < 1;
  }

  return {
    catches,

    /** Rubs points that touch; once for each step. */
    touch() {
      head.fill(-1);
      let contacts = 0;
      for (let p = 0; p < x.length; p++) {
        const cell = cellOf(p);
        // Of all points entered so far, those in its own cell and in the eight around it.
        for (const offset of around) {
          for (let q = head[cell + offset] ?? -1; q >= 0; q = next[q] ?? -1) {
            if (owner[p] === owner[q]) continue;
            if (++contacts > MOST_CONTACTS) return;
            rub(p, q);
          }
        }
        next[p] = head[cell] ?? -1;
        head[cell] = p;
      }
    },

    /** Draws caught points together; once for each iteration of the constraints. */
    pull() {
      for (const { p, q } of catches) {
        const dx = (x[p] ?? 0) - (x[q] ?? 0);
        const dy = (y[p] ?? 0) - (y[q] ?? 0);
        const length = Math.sqrt(dx * dx + dy * dy);
        const weight = (free[p] ?? 0) + (free[q] ?? 0);
        if (length <= SLACK || weight === 0) continue;
        const share = ((length - SLACK) / length / weight) * PULL;
        x[p] = (x[p] ?? 0) - dx * share * (free[p] ?? 0);
        y[p] = (y[p] ?? 0) - dy * share * (free[p] ?? 0);
        x[q] = (x[q] ?? 0) + dx * share * (free[q] ?? 0);
        y[q] = (y[q] ?? 0) + dy * share * (free[q] ?? 0);
      }
    },

    /** Breaks catches that are pulled too far, and makes those that a hand has wound. */
    knot(seconds: number, isHeld: (streamer: number) => boolean) {
      for (let i = catches.length - 1; i >= 0; i--) {
        const { p, q, breaksAt } = catches[i] ?? { p: 0, q: 0, breaksAt: 0 };
        const length = Math.hypot((x[p] ?? 0) - (x[q] ?? 0), (y[p] ?? 0) - (y[q] ?? 0));
        if (length > breaksAt) catches.splice(i, 1);
      }
      for (let i = 0; i < sinceHeld.length; i++) {
        sinceHeld[i] = isHeld(i) ? 0 : (sinceHeld[i] ?? 0) + seconds;
      }
      if (++steps % LOOK_EVERY !== 0) return;
      list.forEach((one, index) => {
        // The breeze alone ties no knots.
        if ((sinceHeld[index] ?? Infinity) > LIVELY) return;
        list.forEach((other, otherIndex) => {
          if (otherIndex === index) return;
          const found = crossings(one, other);
          // Once across slides; from the second time on it is wound about.
          if (found.length < 2) return;
          for (const [p, q] of found) {
            if (catches.length >= MOST_CATCHES) return;
            const known = catches.some(
              (held) =>
                (Math.abs(held.p - p) < 3 && Math.abs(held.q - q) < 3) ||
                (Math.abs(held.p - q) < 3 && Math.abs(held.q - p) < 3),
            );
            if (!known) catches.push({ p, q, breaksAt: BREAKS_AT + BREAKS_LATER * found.length });
          }
        });
      });
    },

    /** A streamer was let go. */
    letGo(streamer: number) {
      sinceHeld[streamer] = 0;
    },
  };
}
