/**
 * The physics of the streamers: points moved by Verlet integration in fixed steps (Jakobsen, "Advanced
 * Character Physics", 2001), with constraints, a breeze, and hands that hold points. Lengths in px of the stage,
 * time in seconds, y downward.
 */
import type { Point } from '#app/demo-kit/vector.ts';
import { createBreeze } from './breeze.ts';
import { keepCurl, keepDistances, limitReach } from './constraints.ts';
import { createHands } from './hands.ts';
import { hang, makeStreamers } from './hang.ts';
import { integrate } from './integrate.ts';
import { createRandom } from './noise.ts';
import type { Kind, Tie } from './options.ts';
import { at, type Points, type Streamer } from './points.ts';
import { type Catch, createTangle } from './tangle.ts';

/** Length of a step, s. */
export const STEP_S = 1 / 120;
/** Maximum steps per call of `advance`; time beyond that is dropped. */
export const MAX_STEPS = 8;
/** Steps simulated before the first picture, until gravity, curl and breeze are balanced. */
const SETTLING_STEPS = 60;
/** Iterations of the constraint solver per step. */
const ITERATIONS = 7;
/** Iterations of the limits of reach per step. */
const REACH_ITERATIONS = 3;
/** Share of the speed lost per step by friction in the paper, besides drag. */
const FRICTION = 0.0022;
/**
 * Additional friction that lets the streamers come to rest, because in a constant breeze paper flutters endlessly,
 * like a flag. After `after` seconds without input, friction grows by `growth` per second, up to `max`.
 */
const CALM = { after: 1, growth: 0.03, max: 0.3 };
/**
 * The streamers are at rest when no point was faster than `speed`, px per step, for `steps` steps. The speed grows
 * with the time without input in units of `patience` seconds, because some ends flutter on by fractions of a px.
 */
const AT_REST = { speed: 0.015, steps: 30, patience: 3 };

type StreamersOptions = {
  /** Kind of each streamer, from left to right. */
  kinds: readonly Kind[];
  /** Size of the stage, px. */
  width: number;
  height: number;
  seed: number;
  /** Strength of the breeze, 0 to 4. */
  breeze: number;
  /** What ties the streamers when they are hung. */
  ties?: readonly Tie[] | undefined;
  /** Continues from a pose, whose streamers were created with the same options; by default they hang freely. */
  pose?: Pose | undefined;
};

/** Where streamers are, how they are twisted, and which are tied to which. */
export type Pose = {
  x: Float64Array;
  y: Float64Array;
  spin: Float64Array;
  catches: readonly Catch[];
  order: readonly number[];
};

export type Streamers = ReturnType<typeof createStreamers>;

export function createStreamers(options: StreamersOptions) {
  const { kinds, width, height, seed, ties = [], pose } = options;
  const random = createRandom(seed);
  const breeze = createBreeze({ seed: Math.floor(random() * 2 ** 31), width });
  breeze.setStrength(options.breeze);
  const list = makeStreamers(kinds, height, random);
  const points = hang(list, { width, breeze, random });
  const hands = createHands(points, list);
  const tangle = createTangle({ points, list, width, height });
  /** Indexes of the streamers from back to front. */
  const order = pose ? [...pose.order] : list.map((_, index) => index);
  /** Tied streamers first come together from where they hang, without breaking apart. */
  let isSettled = false;
  let restingSteps = 0;
  /** Time since the last input or change of the breeze, s. */
  let calmFor = 0;
  /** Time passed to `advance` that isn't a whole step yet, s. */
  let unspent = 0;

  if (pose) {
    for (const part of ['x', 'y', 'spin'] as const) points[part].set(pose[part]);
    tangle.catches.push(...pose.catches);
  } else {
    tangle.tie(ties);
    for (let i = 0; i < SETTLING_STEPS; i++) step(true);
  }
  points.stop();
  isSettled = true;

  function step(breezeStill: boolean) {
    breeze.advance(STEP_S, breezeStill);
    calmFor = breezeStill && !breeze.gusting ? calmFor + STEP_S : 0;
    const damping = FRICTION + Math.min(CALM.max, Math.max(0, calmFor - CALM.after) * CALM.growth);
    integrate(points, list, { breeze, seconds: STEP_S, damping });
    hands.follow();
    for (let i = 0; i < ITERATIONS; i++) {
      for (const streamer of list) {
        keepCurl(points, streamer);
        // The last iteration is downward, so that points near the rod are the most accurate.
        keepDistances(points, streamer, i % 2 === 1);
      }
      tangle.pull();
    }
    // Keeping to one limit can break another: near the rod, when a hand pulls hard.
    for (let i = 0; i < REACH_ITERATIONS; i++) {
      for (const streamer of list) limitReach(points, streamer, hands.heldPoints);
    }
    // After the constraints, when positions and speeds are final.
    tangle.rub();
    if (isSettled) tangle.update(hands.heldPoints);
    const restSpeed = AT_REST.speed * Math.max(1, calmFor / AT_REST.patience);
    const isResting = points.limitSpeeds() < restSpeed && !breeze.gusting;
    restingSteps = isResting ? restingSteps + 1 : 0;
  }

  function wake() {
    restingSteps = 0;
    calmFor = 0;
  }

  /** The middle of each knot, px, and the indexes of the streamers it ties; the last one tied is last. */
  const knots = () =>
    tangle.knots().map(({ p, q }) => ({
      x: (at(points.x, p) + at(points.x, q)) / 2,
      y: (at(points.y, p) + at(points.y, q)) / 2,
      ties: [at(points.owner, p), at(points.owner, q)] as const,
    }));

  function release(hand: number) {
    if (hands.release(hand) !== undefined) wake();
  }

  return {
    list,
    x: points.x,
    y: points.y,
    spin: points.spin,
    order,
    breeze,
    /** Catches between streamers. */
    catches: tangle.catches,
    ties: tangle.ties,

    pose: (): Pose => ({
      x: points.x.slice(),
      y: points.y.slice(),
      spin: points.spin.slice(),
      catches: [...tangle.catches],
      order: [...order],
    }),

    knots,

    /** Removes the knot of two streamers. */
    untie(one: number, other: number) {
      tangle.untie(one, other);
      wake();
    },

    /**
     * Simulates the time since the last call in whole steps; the remainder is kept for the next call.
     * @param seconds time passed; more than `MAX_STEPS` steps are dropped
     * @param breezeStill whether to hold the breeze constant, so that everything comes to rest
     * @returns the number of steps
     */
    advance(seconds: number, breezeStill: boolean) {
      unspent = Math.min(unspent + Math.max(0, seconds), MAX_STEPS * STEP_S);
      let steps = 0;
      // With the tolerance, sixty frames of 1/60 s are 120 steps, not 119.
      while (unspent >= STEP_S - 1e-9) {
        step(breezeStill);
        unspent -= STEP_S;
        steps++;
      }
      return steps;
    },

    /** Whether nothing has moved for a quarter of a second. */
    get resting() {
      return restingSteps >= AT_REST.steps;
    },

    /** The point nearest to a position, within a radius beyond the paper's edge (`nearestPoint`). */
    nearest: (x: number, y: number, radius: number) =>
      nearestPoint(
        points,
        order.map((index) => list[index]),
        [x, y],
        radius,
      ),

    /** Lets a hand, identified by a number, hold a point. Its streamer moves to the front. */
    grab(hand: number, point: number) {
      release(hand);
      if (!hands.grab(hand, point)) return;
      const index = at(points.owner, point);
      order.splice(order.indexOf(index), 1);
      order.push(index);
      wake();
    },

    /** Moves a hand. The paper follows as far as it reaches. */
    drag(hand: number, toX: number, toY: number) {
      if (hands.drag(hand, toX, toY)) wake();
    },

    /** Releases the point, which keeps its speed. */
    release,

    /** The point held by a hand. */
    held: (hand: number) => hands.holdOf(hand)?.point,
    /** Position of a hand that holds a point. */
    holdOf: hands.holdOf,
    /** Index of the streamer that a point belongs to. */
    ownerOf: (point: number) => points.owner[point] ?? 0,

    blow(direction: 1 | -1) {
      breeze.blow(direction);
      wake();
    },

    /** Adds a puff at a point. */
    puff(fromX: number, fromY: number) {
      breeze.puff(fromX, fromY);
      wake();
    },

    setBreeze(strength: number) {
      breeze.setStrength(strength);
      wake();
    },

    /** Mean square of the speeds, (px/s)². */
    energy: () => points.meanSquareSpeed() / STEP_S ** 2,
  };
}

/**
 * The point of a streamer nearest to a position, within a radius beyond the paper's edge, or undefined. If two
 * are about equally near, the one in front is returned.
 * @param list streamers from back to front
 */
function nearestPoint(
  points: Points,
  list: readonly (Streamer | undefined)[],
  place: Point,
  radius: number,
): number | undefined {
  let nearest: number | undefined;
  let best = Infinity;
  list.forEach((streamer, rank) => {
    if (!streamer) return;
    const { first, count, make } = streamer;
    for (let p = first + 1; p < first + count; p++) {
      const distance = points.distanceTo(p, place) - make.half;
      const score = Math.max(distance, 0) - rank * 0.5;
      if (distance > radius || score >= best) continue;
      best = score;
      nearest = p;
    }
  });
  return nearest;
}
