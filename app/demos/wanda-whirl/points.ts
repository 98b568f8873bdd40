/**
 * The points of all streamers as flat arrays: current and previous position (Verlet integration),
 * and twist about the streamer's axis. Lengths in px of the stage, angles in rad, y downwards.
 */
import { clamp } from '../kit/vector.ts';
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

export class Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly oldX: Float64Array;
  readonly oldY: Float64Array;
  /** 1 for a free point, 0 for a tied or held one. */
  readonly free: Float64Array;
  /** Twist beyond that at rest, rad, and its value in the previous step. */
  readonly spin: Float64Array;
  readonly oldSpin: Float64Array;
  /** Curl: offset of each point from the midpoint of its neighbors, px. */
  readonly curl: Float64Array;
  /** Index of the streamer that each point belongs to. */
  readonly owner: Uint8Array;

  constructor(readonly count: number) {
    this.x = new Float64Array(count);
    this.y = new Float64Array(count);
    this.oldX = new Float64Array(count);
    this.oldY = new Float64Array(count);
    this.free = new Float64Array(count).fill(1);
    this.spin = new Float64Array(count);
    this.oldSpin = new Float64Array(count);
    this.curl = new Float64Array(count);
    this.owner = new Uint8Array(count);
  }

  /** Moves a point and sets its speed to the distance. */
  advance(p: number, dx: number, dy: number) {
    const x = at(this.x, p);
    const y = at(this.y, p);
    this.oldX[p] = x;
    this.oldY[p] = y;
    this.x[p] = x + limitSpeed(dx);
    this.y[p] = y + limitSpeed(dy);
  }

  /** Corrects the position of a point, unless it is tied or held. */
  shift(p: number, dx: number, dy: number) {
    this.x[p] = at(this.x, p) + dx * at(this.free, p);
    this.y[p] = at(this.y, p) + dy * at(this.free, p);
  }

  /** Corrects the speed of a point, unless it is tied or held; px per step. */
  accelerate(p: number, dx: number, dy: number) {
    this.oldX[p] = at(this.oldX, p) - dx * at(this.free, p);
    this.oldY[p] = at(this.oldY, p) - dy * at(this.free, p);
  }

  /**
   * Moves two points toward each other along the line between them.
   * @param share of the distance, for both together
   */
  bringTogether(p: number, q: number, share: number) {
    const dx = at(this.x, p) - at(this.x, q);
    const dy = at(this.y, p) - at(this.y, q);
    this.shift(p, -dx * share, -dy * share);
    this.shift(q, dx * share, dy * share);
  }

  /** 0 if both points are tied or held, 2 if both are free. */
  freedom(p: number, q: number) {
    return at(this.free, p) + at(this.free, q);
  }

  distance(p: number, q: number) {
    return lengthOf(at(this.x, p) - at(this.x, q), at(this.y, p) - at(this.y, q));
  }

  distanceTo(p: number, x: number, y: number) {
    return lengthOf(at(this.x, p) - x, at(this.y, p) - y);
  }

  /** Sets all speeds to 0. */
  stop() {
    this.oldX.set(this.x);
    this.oldY.set(this.y);
    this.oldSpin.set(this.spin);
  }

  /**
   * Limits all speeds, so that no correction throws a point across the stage.
   * @returns the highest speed, px per step
   */
  limitSpeeds() {
    let fastest = 0;
    for (let p = 0; p < this.count; p++) {
      const x = at(this.x, p);
      const y = at(this.y, p);
      const vx = limitSpeed(x - at(this.oldX, p));
      const vy = limitSpeed(y - at(this.oldY, p));
      this.oldX[p] = x - vx;
      this.oldY[p] = y - vy;
      const twist = at(this.spin, p) - at(this.oldSpin, p);
      fastest = Math.max(fastest, Math.abs(vx), Math.abs(vy), Math.abs(twist) * 10);
    }
    return fastest;
  }

  /** Mean square of the speeds, (px per step)². */
  meanSquareSpeed() {
    let sum = 0;
    for (let p = 0; p < this.count; p++) {
      sum += (at(this.x, p) - at(this.oldX, p)) ** 2 + (at(this.y, p) - at(this.oldY, p)) ** 2;
    }
    return sum / this.count;
  }
}
