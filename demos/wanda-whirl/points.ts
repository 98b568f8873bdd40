/**
 * The points of all streamers as flat arrays: current and previous position (Verlet integration),
 * and twist about the streamer's axis. Lengths in px of the stage, angles in rad, y downward.
 */
import { clamp, type Point } from '#app/demo-kit/vector.ts';
import type { Make } from './kinds.ts';
import type { Kind } from './options.ts';

/** Height at which the top ends are tied, px below the upper edge. */
export const ROD_Y = 30;

/** Maximum speed of a point, px per step; limits violent drags. */
const MAX_SPEED = 26;

/** A streamer: its range of points, and its physical properties. */
export type Streamer = {
  kind: Kind;
  make: Make;
  /** Index of its first point, and number of points. */
  first: number;
  count: number;
  /** Distance between its points at rest, px. */
  rest: number;
  /** Twist at the top, rad, and direction of the twist. */
  phase: number;
  way: 1 | -1;
};

/** The element at an index that is known to be in range. */
// oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the index signature adds undefined
export const at = (values: Float64Array | Int32Array | Uint8Array, index: number) =>
  values[index] as number;

// Not Math.hypot, which is many times slower.
export const lengthOf = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy);

const limitSpeed = (speed: number) => clamp(speed, -MAX_SPEED, MAX_SPEED);

export type Points = ReturnType<typeof createPoints>;

export function createPoints(count: number) {
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const oldX = new Float64Array(count);
  const oldY = new Float64Array(count);
  /** 1 for a free point, 0 for a tied or held one. */
  const free = new Float64Array(count).fill(1);
  /** Twist beyond that at rest, rad, and its value in the previous step. */
  const spin = new Float64Array(count);
  const oldSpin = new Float64Array(count);
  /** Curl: offset of each point from the midpoint of its neighbors, px. */
  const curl = new Float64Array(count);
  /** Index of the streamer that each point belongs to. */
  const owner = new Uint8Array(count);

  /** Corrects the position of a point, unless it is tied or held. */
  function shift(p: number, dx: number, dy: number) {
    x[p] = at(x, p) + dx * at(free, p);
    y[p] = at(y, p) + dy * at(free, p);
  }

  return {
    count,
    x,
    y,
    oldX,
    oldY,
    free,
    spin,
    oldSpin,
    curl,
    owner,
    shift,

    /** Moves a point and sets its speed to the distance. */
    advance(p: number, dx: number, dy: number) {
      oldX[p] = at(x, p);
      oldY[p] = at(y, p);
      x[p] = at(x, p) + limitSpeed(dx);
      y[p] = at(y, p) + limitSpeed(dy);
    },

    /** Corrects the speed of a point, unless it is tied or held; px per step. */
    accelerate(p: number, dx: number, dy: number) {
      oldX[p] = at(oldX, p) - dx * at(free, p);
      oldY[p] = at(oldY, p) - dy * at(free, p);
    },

    /**
     * Moves two points toward each other along the line between them.
     * @param share of the distance, for both together
     */
    bringTogether(p: number, q: number, share: number) {
      const dx = at(x, p) - at(x, q);
      const dy = at(y, p) - at(y, q);
      shift(p, -dx * share, -dy * share);
      shift(q, dx * share, dy * share);
    },

    /** 0 if both points are tied or held, 2 if both are free. */
    freedom: (p: number, q: number) => at(free, p) + at(free, q),

    distance: (p: number, q: number) => lengthOf(at(x, p) - at(x, q), at(y, p) - at(y, q)),

    distanceTo: (p: number, [toX, toY]: Point) => lengthOf(at(x, p) - toX, at(y, p) - toY),

    /** Sets all speeds to 0. */
    stop() {
      oldX.set(x);
      oldY.set(y);
      oldSpin.set(spin);
    },

    /**
     * Limits all speeds, so that no correction throws a point across the stage.
     * @returns the highest speed, px per step
     */
    limitSpeeds() {
      let fastest = 0;
      for (let p = 0; p < count; p++) {
        const vx = limitSpeed(at(x, p) - at(oldX, p));
        const vy = limitSpeed(at(y, p) - at(oldY, p));
        oldX[p] = at(x, p) - vx;
        oldY[p] = at(y, p) - vy;
        const twist = at(spin, p) - at(oldSpin, p);
        fastest = Math.max(fastest, Math.abs(vx), Math.abs(vy), Math.abs(twist) * 10);
      }
      return fastest;
    },

    /** Mean square of the speeds, (px per step)². */
    meanSquareSpeed() {
      let sum = 0;
      for (let p = 0; p < count; p++) {
        sum += (at(x, p) - at(oldX, p)) ** 2 + (at(y, p) - at(oldY, p)) ** 2;
      }
      return sum / count;
    },
  };
}
