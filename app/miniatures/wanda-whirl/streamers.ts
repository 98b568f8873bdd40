/**
 * The streamers as a mechanism: points on threads, moved by Verlet integration in fixed steps
 * (Jakobsen, "Advanced Character Physics", 2001), kept together by constraints, blown at by a
 * breeze, held by hands. Lengths in px of the stage, time in seconds, y downwards.
 */
import { createBreeze } from './breeze.ts';
import { MAKES, type Make } from './kinds.ts';
import { createRandom } from './noise.ts';
import type { Kind } from './options.ts';
import { createTangle } from './tangle.ts';

/** Length of a step, s. */
export const STEP = 1 / 120;
/** Most steps for one picture; what is missed beyond that is missed for good. */
export const MOST_STEPS = 8;
/** Paper falls slowly: less than a third of the earth's pull at a scale of 1,000 px a metre. */
const GRAVITY = 820;
const ITERATIONS = 7;
/** Distance between points, px. */
const PITCH = 16;
/** Fastest a point may move, px for each step; keeps violent drags in bounds. */
const FASTEST = 26;
/** Share of the way to the hand that a held point goes in a step. */
const FOLLOW = 0.34;
/** Loss of speed for each step besides the air's: friction in the paper. */
const LOSS = 0.0022;
/**
 * In a breeze that stands still paper would flutter on for ever, as a flag does. From so long after
 * the last touch on, s, more speed is lost the longer it lasts, up to so much for each step.
 */
const CALM = { after: 1, growth: 0.02, most: 0.08 };
/** Twisting: stiffness, hold of the air, loss; all for each step. */
const TWIST = { stiffness: 0.16, wind: 0.0000022, loss: 0.022, home: 0.002 };
/** Slower than this it counts as still, px for each step, for so many steps. */
const STILL = { speed: 0.012, steps: 30 };
/** Where the top ends are tied, px below the upper edge. */
export const ROD = 30;
/** Free room at either end of the rod, px. */
const MARGIN = 22;

export type Streamer = {
  kind: Kind;
  make: Make;
  /** Index of its first point, and how many there are. */
  first: number;
  count: number;
  /** Distance between its points at rest, px. */
  rest: number;
  /** Where it starts to turn about its axis, rad, and which way it goes on. */
  phase: number;
  way: 1 | -1;
};

type Hold = { point: number; x: number; y: number };

export type StreamersOptions = {
  /** Kind of each streamer, from left to right. */
  kinds: readonly Kind[];
  /** Size of the stage, px. */
  width: number;
  height: number;
  seed: number;
  /** Strength of the breeze, 0 to 4. */
  breeze: number;
};

export function createStreamers({
  kinds,
  width,
  height,
  seed,
  breeze: strength,
}: StreamersOptions) {
  const random = createRandom(seed);
  const breeze = createBreeze({ seed: Math.floor(random() * 2 ** 31), width });
  breeze.setStrength(strength);

  const list: Streamer[] = [];
  let total = 0;
  for (const kind of kinds) {
    const make = MAKES[kind];
    const length = (height - ROD) * make.length * (0.76 + 0.17 * random());
    const count = Math.max(6, Math.round(length / PITCH) + 1);
    const phase = random() * 0.9 - 0.45;
    const way = random() < 0.5 ? 1 : -1;
    list.push({ kind, make, first: total, count, rest: length / (count - 1), phase, way });
    total += count;
  }

  const x = new Float64Array(total);
  const y = new Float64Array(total);
  const oldX = new Float64Array(total);
  const oldY = new Float64Array(total);
  /** 1 for a free point, 0 for one that is tied or held. */
  const free = new Float64Array(total).fill(1);
  /** Turn about the axis beyond that at rest, rad, and what it was a step before. */
  const spin = new Float64Array(total);
  const oldSpin = new Float64Array(total);
  const owner = new Uint8Array(total);
  /** Curl at each point: how far it stands off the middle of its neighbours, px. */
  const curl = new Float64Array(total);
  /** Streamers from the hindmost to the one in front. */
  const order = list.map((_, index) => index);
  const holds = new Map<number, Hold>();
  const tangle = createTangle({ list, x, y, oldX, oldY, free, owner, width, height });
  let stillFor = 0;
  /** Time since something was done, or since the breeze changed, s. */
  let calm = 0;
  let loss = LOSS;
  let spare = 0;

  hang();

  /** Ties all streamers to the rod and lays them into the breeze as it is, at rest. */
  function hang() {
    const space = (width - 2 * MARGIN) / kinds.length;
    list.forEach((streamer, index) => {
      const { first, count, rest, make } = streamer;
      const swing = random() * 6;
      let angle = 0;
      for (let i = 0; i < count; i++) {
        const p = first + i;
        owner[p] = index;
        curl[p] = (make.curl * Math.sin(swing + (i / count) * 9) * (0.3 + i / count) * rest) / 4;
        if (i === 0) {
          x[p] = MARGIN + space * (index + 0.5) + (random() - 0.5) * space * 0.2;
          y[p] = ROD;
          free[p] = 0;
          continue;
        }
        breeze.at(x[p - 1] ?? 0, y[p - 1] ?? 0);
        const lean = Math.atan((make.airAcross * breeze.air.x) / GRAVITY);
        angle += (lean - angle) * 0.4;
        const bow = (curl[p] ?? 0) * 0.12;
        x[p] = (x[p - 1] ?? 0) + Math.sin(angle + bow) * rest;
        y[p] = (y[p - 1] ?? 0) + Math.cos(angle + bow) * rest;
      }
    });
    oldX.set(x);
    oldY.set(y);
    // The rest of the way to the balance of weight, curl and breeze; unseen.
    for (let i = 0; i < 60; i++) step(true);
    for (let p = 0; p < total; p++) {
      oldX[p] = x[p] ?? 0;
      oldY[p] = y[p] ?? 0;
      oldSpin[p] = spin[p] ?? 0;
    }
  }

  /** Gravity, air and inertia move every free point. */
  function integrate() {
    const pull = GRAVITY * STEP * STEP;
    for (const { first, count, make } of list) {
      for (let i = 1; i < count; i++) {
        const p = first + i;
        if (free[p] === 0) continue;
        const px = x[p] ?? 0;
        const py = y[p] ?? 0;
        const vx = (px - (oldX[p] ?? 0)) * (1 - loss);
        const vy = (py - (oldY[p] ?? 0)) * (1 - loss);
        let tx = px - (x[p - 1] ?? 0);
        let ty = py - (y[p - 1] ?? 0);
        const length = lengthOf(tx, ty) || 1;
        tx /= length;
        ty /= length;
        breeze.at(px, py);
        // What the air does to a strip is mostly across it; along it, it slips.
        const rx = breeze.air.x * STEP - vx;
        const ry = breeze.air.y * STEP - vy;
        const along = rx * tx + ry * ty;
        const across = rx * -ty + ry * tx;
        const ax = along * make.airAlong * tx - across * make.airAcross * ty;
        const ay = along * make.airAlong * ty + across * make.airAcross * tx;
        oldX[p] = px;
        oldY[p] = py;
        x[p] = px + bounded(vx + ax * STEP);
        y[p] = py + bounded(vy + ay * STEP + pull);
        twist(p, i === count - 1, across / STEP);
      }
    }
  }

  /** Turns a point about its axis: drawn along by its neighbours, turned by air that passes. */
  function twist(p: number, last: boolean, across: number) {
    const now = spin[p] ?? 0;
    // As it was at the start of the step: mixing steps would drive the twist on.
    const above = oldSpin[p - 1] ?? 0;
    const below = last ? now : (spin[p + 1] ?? 0);
    const speed = (now - (oldSpin[p] ?? 0)) * (1 - TWIST.loss - loss);
    const force =
      TWIST.stiffness * (above + below - 2 * now) + TWIST.wind * 40 * across - TWIST.home * now;
    oldSpin[p] = now;
    spin[p] = now + Math.max(-0.2, Math.min(0.2, speed + force));
  }

  function follow() {
    for (const hold of holds.values()) {
      const { point } = hold;
      const px = x[point] ?? 0;
      const py = y[point] ?? 0;
      oldX[point] = px;
      oldY[point] = py;
      oldSpin[point] = spin[point] ?? 0;
      x[point] = px + bounded((hold.x - px) * FOLLOW);
      y[point] = py + bounded((hold.y - py) * FOLLOW);
    }
  }

  /** Neighbours keep their distance; springy kinds give way. From the rod down or from the end up. */
  function keepTogether({ first, count, rest, make }: Streamer, upwards: boolean) {
    const stiffness = make.give > 1.1 ? 0.3 : 1;
    for (let i = 1; i < count; i++) {
      const p = first + (upwards ? count - i : i);
      const q = p - 1;
      const dx = (x[p] ?? 0) - (x[q] ?? 0);
      const dy = (y[p] ?? 0) - (y[q] ?? 0);
      const weight = (free[p] ?? 0) + (free[q] ?? 0);
      if (weight === 0) continue;
      const length = lengthOf(dx, dy) || 1e-6;
      const share = ((length - rest) / length / weight) * stiffness;
      x[p] = (x[p] ?? 0) - dx * share * (free[p] ?? 0);
      y[p] = (y[p] ?? 0) - dy * share * (free[p] ?? 0);
      x[q] = (x[q] ?? 0) + dx * share * (free[q] ?? 0);
      y[q] = (y[q] ?? 0) + dy * share * (free[q] ?? 0);
    }
  }

  /** Paper wants its curl back: a point goes to its place beside the middle of its neighbours. */
  function keepCurl({ first, count, make }: Streamer) {
    if (make.bend === 0) return;
    for (let i = 1; i < count - 1; i++) {
      const p = first + i;
      const ax = x[p - 1] ?? 0;
      const ay = y[p - 1] ?? 0;
      const bx = x[p + 1] ?? 0;
      const by = y[p + 1] ?? 0;
      const chord = lengthOf(bx - ax, by - ay) || 1e-6;
      const off = curl[p] ?? 0;
      const dx = ((x[p] ?? 0) - (ax + bx) / 2 - (off * (by - ay)) / chord) * make.bend;
      const dy = ((y[p] ?? 0) - (ay + by) / 2 + (off * (bx - ax)) / chord) * make.bend;
      x[p] = (x[p] ?? 0) - dx * 0.5 * (free[p] ?? 0);
      y[p] = (y[p] ?? 0) - dy * 0.5 * (free[p] ?? 0);
      x[p - 1] = ax + dx * 0.25 * (free[p - 1] ?? 0);
      y[p - 1] = ay + dy * 0.25 * (free[p - 1] ?? 0);
      x[p + 1] = bx + dx * 0.25 * (free[p + 1] ?? 0);
      y[p + 1] = by + dy * 0.25 * (free[p + 1] ?? 0);
    }
  }

  /** No point gets farther from the rod, nor from a hand, than the paper between them is long. */
  function keepInReach({ first, count, rest, make }: Streamer) {
    limitTo(first, first + 1, first + count, rest * make.give);
    for (const { point } of holds.values()) {
      if (point <= first || point >= first + count) continue;
      limitTo(point, point + 1, first + count, rest * make.give);
      limitTo(point, first + 1, point, rest * make.give);
    }
  }

  function limitTo(from: number, start: number, end: number, reach: number) {
    const fx = x[from] ?? 0;
    const fy = y[from] ?? 0;
    for (let p = start; p < end; p++) {
      const dx = (x[p] ?? 0) - fx;
      const dy = (y[p] ?? 0) - fy;
      const limit = Math.abs(p - from) * reach;
      const length = lengthOf(dx, dy);
      if (length <= limit) continue;
      x[p] = fx + (dx / length) * limit;
      y[p] = fy + (dy / length) * limit;
    }
  }

  /** One step of `STEP` seconds. */
  function step(breezeStill: boolean) {
    breeze.advance(STEP, breezeStill);
    calm = breezeStill && !breeze.gusting ? calm + STEP : 0;
    loss = LOSS + Math.min(CALM.most, Math.max(0, calm - CALM.after) * CALM.growth);
    integrate();
    follow();
    for (let i = 0; i < ITERATIONS; i++) {
      for (const streamer of list) {
        keepCurl(streamer);
        // Down last: the rod is what gives way least.
        keepTogether(streamer, i % 2 === 1);
      }
      tangle.pull();
    }
    for (const streamer of list) keepInReach(streamer);
    // Now that the constraints have spoken the speeds are true ones.
    tangle.touch();
    tangle.knot(STEP, isHeld);
    let fastest = 0;
    for (let p = 0; p < total; p++) {
      const vx = bounded((x[p] ?? 0) - (oldX[p] ?? 0));
      const vy = bounded((y[p] ?? 0) - (oldY[p] ?? 0));
      // A correction may not become a shot.
      oldX[p] = (x[p] ?? 0) - vx;
      oldY[p] = (y[p] ?? 0) - vy;
      const turn = (spin[p] ?? 0) - (oldSpin[p] ?? 0);
      fastest = Math.max(fastest, Math.abs(vx), Math.abs(vy), Math.abs(turn) * 10);
    }
    stillFor = fastest < STILL.speed && !breeze.gusting ? stillFor + 1 : 0;
  }

  function touched() {
    stillFor = 0;
    calm = 0;
  }

  function isHeld(index: number) {
    for (const { point } of holds.values()) if (owner[point] === index) return true;
    return false;
  }

  /** The same direction, at most as far as the paper reaches from the rod. */
  function inReach(point: number, toX: number, toY: number) {
    const streamer = list[owner[point] ?? 0];
    if (!streamer) return { x: toX, y: toY };
    const { first, rest, make } = streamer;
    const limit = (point - first) * rest * make.give;
    const dx = toX - (x[first] ?? 0);
    const dy = toY - (y[first] ?? 0);
    const length = lengthOf(dx, dy);
    if (length <= limit) return { x: toX, y: toY };
    return {
      x: (x[first] ?? 0) + (dx / length) * limit,
      y: (y[first] ?? 0) + (dy / length) * limit,
    };
  }

  return {
    list,
    x,
    y,
    spin,
    order,
    breeze,
    /** Catches between two streamers, for drawing and telling. */
    catches: tangle.catches,

    /**
     * Moves on by what has passed since the last call, in whole steps; what is left over waits.
     * @param seconds time passed; more than `MOST_STEPS` steps are dropped
     * @param breezeStill keeps the breeze as it is, so that all comes to rest
     * @returns the steps that were made
     */
    advance(seconds: number, breezeStill: boolean) {
      spare = Math.min(spare + Math.max(0, seconds), MOST_STEPS * STEP);
      let steps = 0;
      // A hair of tolerance: sixty frames of 1/60 s are 120 steps, not 119.
      while (spare >= STEP - 1e-9) {
        step(breezeStill);
        spare -= STEP;
        steps++;
      }
      return steps;
    },

    /** True once nothing has moved for a quarter of a second. */
    get resting() {
      return stillFor >= STILL.steps;
    },

    /**
     * The point of a streamer nearest to a place, within a radius beyond the paper's edge, or
     * none. Of two that are about as near, it is the one in front.
     */
    nearest(atX: number, atY: number, radius: number): number | undefined {
      let found: number | undefined;
      let best = Infinity;
      order.forEach((index, rank) => {
        const streamer = list[index];
        if (!streamer) return;
        const { first, count, make } = streamer;
        for (let p = first + 1; p < first + count; p++) {
          const off = lengthOf((x[p] ?? 0) - atX, (y[p] ?? 0) - atY) - make.half;
          if (off > radius) continue;
          const score = Math.max(off, 0) - rank * 0.5;
          if (score < best) {
            best = score;
            found = p;
          }
        }
      });
      return found;
    },

    /** A hand, named by a number, takes a point; its streamer comes to the front. */
    grab(hand: number, point: number) {
      this.release(hand);
      if (free[point] !== 1) return;
      free[point] = 0;
      holds.set(hand, { point, x: x[point] ?? 0, y: y[point] ?? 0 });
      const index = owner[point] ?? 0;
      order.splice(order.indexOf(index), 1);
      order.push(index);
      touched();
    },

    /** Where the hand is now; the paper follows as far as it reaches. */
    drag(hand: number, toX: number, toY: number) {
      const hold = holds.get(hand);
      if (!hold || !Number.isFinite(toX) || !Number.isFinite(toY)) return;
      const target = inReach(hold.point, toX, toY);
      hold.x = target.x;
      hold.y = target.y;
      touched();
    },

    /** Lets go; the paper keeps the speed that the hand gave it. */
    release(hand: number) {
      const hold = holds.get(hand);
      if (!hold) return;
      holds.delete(hand);
      free[hold.point] = 1;
      tangle.letGo(owner[hold.point] ?? 0);
      touched();
    },

    /** The point that a hand holds. */
    held: (hand: number) => holds.get(hand)?.point,
    /** Where that hand pulls to. */
    pull: (hand: number) => holds.get(hand),
    get holding() {
      return holds.size > 0;
    },
    /** Index of the streamer that a point belongs to. */
    ownerOf: (point: number) => owner[point] ?? 0,

    blow(direction: 1 | -1) {
      breeze.blow(direction);
      touched();
    },

    /** Blows away from a place. */
    puff(atX: number, atY: number) {
      breeze.puff(atX, atY);
      touched();
    },

    setBreeze(value: number) {
      breeze.setStrength(value);
      touched();
    },

    /** Mean square of the speeds, (px/s)²: what is left of the movement. */
    energy() {
      let sum = 0;
      for (let p = 0; p < total; p++) {
        sum += ((x[p] ?? 0) - (oldX[p] ?? 0)) ** 2 + ((y[p] ?? 0) - (oldY[p] ?? 0)) ** 2;
      }
      return sum / total / STEP ** 2;
    },
  };
}

// Math.hypot is many times slower.
const lengthOf = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy);

const bounded = (way: number) => Math.max(-FASTEST, Math.min(FASTEST, way));

export type Streamers = ReturnType<typeof createStreamers>;
