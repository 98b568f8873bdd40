/**
 * A thrown coin slides, bounces off the edges and hits other coins. Lengths are in mm, times in s.
 * Deterministic, so that the result of a throw is known before it is shown.
 */
import { clamp } from '#app/demo-kit/vector.ts';
import { type Board, type Coin, type Coins, onBoard, sizeOf } from './coins.ts';

/** Components of a velocity, mm/s. */
export type Velocity = { vx: number; vy: number };

/** A collision of a coin with another or with the edge. */
export type Hit = { coin: Coin; speed: number };

/** Length of a step, so short that the fastest coin can't pass through the smallest. */
export const STEP_SECONDS = 1 / 480;
const MAX_SPEED = 1600;
/** Below this speed a released coin stays where it is, mm/s. */
const MIN_THROW_SPEED = 170;
/** Longest time of a throw. */
const MAX_SECONDS = 6;

/** Deceleration on the cloth, mm/s². */
const FRICTION = 1100;
/** Spin of a thrown coin per speed, rad/mm. */
const THROW_SPIN = 0.0025;
/** Shares of the speed kept in a bounce. */
const COIN_BOUNCE = 0.86;
const EDGE_BOUNCE = 0.62;
/** Below this speed coins don't bounce, mm/s. */
const MIN_BOUNCE_SPEED = 25;
/** Friction between the rims of two coins. */
const RIM_FRICTION = 0.12;
/** Attempts per step to separate coins that touch. */
const MAX_PASSES = 4;
/** Tolerance for rounding errors, mm. */
const TOLERANCE = 1e-6;

type Body = {
  readonly coin: Coin;
  readonly radius: number;
  readonly mass: number;
  x: number;
  y: number;
  /** rad */
  turn: number;
  vx: number;
  vy: number;
  /** rad/s */
  spin: number;
  /** Position before this step. */
  beforeX: number;
  beforeY: number;
  /** Whether it has moved in this step. */
  moved: boolean;
  /** Its pairs with all other bodies. */
  readonly pairs: Pair[];
};

type Pair = {
  readonly one: Body;
  readonly two: Body;
  /** Distance of their centers when their rims touch. */
  readonly touching: number;
  /** Smallest allowed distance. Coins that overlap can stay so but not overlap more. */
  reach: number;
};

export type Throw = {
  /** Simulates `STEP_SECONDS`. @returns the collisions */
  step(): Hit[];
  /** Whether a coin still moves. */
  moving(): boolean;
  /** The coins at their current positions. */
  coins(): Coins;
};

export const isThrow = ({ vx, vy }: Velocity) => Math.hypot(vx, vy) >= MIN_THROW_SPEED;

function bodyOf(coin: Coin): Body {
  const radius = sizeOf(coin) / 2;
  const { x, y, turn } = coin;
  return {
    coin,
    radius,
    mass: radius * radius,
    x,
    y,
    turn: (turn * Math.PI) / 180,
    vx: 0,
    vy: 0,
    spin: 0,
    beforeX: x,
    beforeY: y,
    moved: false,
    pairs: [],
  };
}

/** Gives each body its pairs with the others. */
function pairUp(bodies: readonly Body[]) {
  for (const [index, one] of bodies.entries()) {
    for (const two of bodies.slice(index + 1)) {
      const touching = one.radius + two.radius;
      const pair = { one, two, touching, reach: Math.min(touching, distance(one, two)) };
      one.pairs.push(pair);
      two.pairs.push(pair);
    }
  }
}

function isTooClose({ one, two, reach }: Pair) {
  const [dx, dy, min] = [two.x - one.x, two.y - one.y, Math.max(0, reach - TOLERANCE)];
  return dx * dx + dy * dy < min * min;
}

/** Lists each pair of bodies that are too close once. Coins at rest aren't compared. */
function pairsTooClose(bodies: readonly Body[]): Pair[] {
  const found: Pair[] = [];
  for (const body of bodies) {
    if (!body.moved) continue;
    for (const pair of body.pairs) {
      const isSecond = pair.two === body && pair.one.moved;
      if (!isSecond && isTooClose(pair)) found.push(pair);
    }
  }
  return found;
}

/** Converts an angle to degrees between -180 and 180. */
function degrees(radians: number) {
  const turn = (radians * 180) / Math.PI;
  return turn - 360 * Math.round(turn / 360);
}

const isMoving = ({ vx, vy, spin }: Body) => vx !== 0 || vy !== 0 || spin !== 0;

/** Slides a body for one step, bouncing off the edges and the purse. @returns the speed of a bounce, or 0 */
function slide(body: Body, board: Board): number {
  const { radius } = body;
  const { width, height } = board;
  body.x += body.vx * STEP_SECONDS;
  body.y += body.vy * STEP_SECONDS;
  body.turn += body.spin * STEP_SECONDS;
  const speed = Math.sqrt(body.vx ** 2 + body.vy ** 2);
  const kept = speed > 0 ? Math.max(0, 1 - (FRICTION * STEP_SECONDS) / speed) : 0;
  body.vx *= kept;
  body.vy *= kept;
  // Spin decreases with speed, so that both end together.
  body.spin *= kept;

  let bounce = 0;
  if ((body.x < radius && body.vx < 0) || (body.x > width - radius && body.vx > 0)) {
    bounce = Math.abs(body.vx);
    body.vx *= -EDGE_BOUNCE;
  }
  if ((body.y < radius && body.vy < 0) || (body.y > height - radius && body.vy > 0)) {
    bounce = Math.max(bounce, Math.abs(body.vy));
    body.vy *= -EDGE_BOUNCE;
  }
  if (board.purse) bounce = Math.max(bounce, bounceOff(body, board.purse));
  keepOn(body, board);
  return bounce;
}

/** @returns the speed of the bounce, or 0 */
function bounceOff(body: Body, purse: NonNullable<Board['purse']>): number {
  const [dx, dy] = [body.x - purse.x, body.y - purse.y];
  const apart = Math.hypot(dx, dy);
  const speed = -(body.vx * dx + body.vy * dy) / apart;
  if (apart >= purse.radius + body.radius || !(speed > 0)) return 0;
  body.vx += ((1 + EDGE_BOUNCE) * speed * dx) / apart;
  body.vy += ((1 + EDGE_BOUNCE) * speed * dy) / apart;
  return speed;
}

function keepOn(body: Body, board: Board) {
  [body.x, body.y] = onBoard(board, body.radius, body.x, body.y);
}

const distance = (one: Body, two: Body) => Math.hypot(two.x - one.x, two.y - one.y);

/** Separates two bodies that touch and exchanges their momentum. @returns the speed of the collision */
function knock(one: Body, two: Body, reach: number): number {
  const apart = distance(one, two);
  // Unit vector from one to two; any direction if the centers coincide.
  const [nx, ny] = apart > 0 ? [(two.x - one.x) / apart, (two.y - one.y) / apart] : [1, 0];
  const inverse = 1 / one.mass + 1 / two.mass;
  const overlap = (reach - apart) / inverse;
  one.x -= (nx * overlap) / one.mass;
  one.y -= (ny * overlap) / one.mass;
  two.x += (nx * overlap) / two.mass;
  two.y += (ny * overlap) / two.mass;
  one.moved = true;
  two.moved = true;

  const [vx, vy] = [two.vx - one.vx, two.vy - one.vy];
  const closing = -(vx * nx + vy * ny);
  if (closing <= 0) return 0;
  const bounce = closing < MIN_BOUNCE_SPEED ? 0 : COIN_BOUNCE;
  const impulse = ((1 + bounce) * closing) / inverse;
  // Friction of the rims: a third of a disc's mass is effective there.
  const rubbing = vy * nx - vx * ny - one.spin * one.radius - two.spin * two.radius;
  const max = RIM_FRICTION * impulse;
  const rub = clamp(-rubbing / (3 * inverse), -max, max);
  const [ix, iy] = [impulse * nx - rub * ny, impulse * ny + rub * nx];
  one.vx -= ix / one.mass;
  one.vy -= iy / one.mass;
  two.vx += ix / two.mass;
  two.vy += iy / two.mass;
  one.spin -= (2 * rub) / (one.mass * one.radius);
  two.spin -= (2 * rub) / (two.mass * two.radius);
  return closing;
}

/**
 * Throws a coin from its position.
 * @param id of the thrown coin
 */
export function throwCoin(coins: Coins, id: number, velocity: Velocity, board: Board): Throw {
  const bodies = coins.coins.map(bodyOf);
  const thrown = bodies.find(({ coin }) => coin.id === id);
  if (thrown) {
    const speed = Math.hypot(velocity.vx, velocity.vy);
    const share = speed > MAX_SPEED ? MAX_SPEED / speed : 1;
    thrown.vx = velocity.vx * share;
    thrown.vy = velocity.vy * share;
    thrown.spin = THROW_SPIN * speed * share * (velocity.vx < 0 ? -1 : 1);
  }
  pairUp(bodies);
  let stepsLeft = MAX_SECONDS / STEP_SECONDS;

  function step(): Hit[] {
    const hits: Hit[] = [];
    stepsLeft -= 1;
    for (const body of bodies) {
      body.beforeX = body.x;
      body.beforeY = body.y;
      body.moved = isMoving(body);
      const speed = body.moved ? slide(body, board) : 0;
      if (speed > 0) hits.push({ coin: body.coin, speed });
    }

    let close = pairsTooClose(bodies);
    for (let pass = 0; pass < MAX_PASSES && close.length > 0; pass += 1) {
      for (const { one, two, reach } of close) {
        const speed = knock(one, two, reach);
        if (speed > 0) hits.push({ coin: two.coin, speed });
        keepOn(one, board);
        keepOn(two, board);
      }
      close = pairsTooClose(bodies);
    }
    // A body that is still too close, wedged between others, stays where it was.
    for (let tries = 0; tries < bodies.length && close.length > 0; tries += 1) {
      for (const { one, two } of close) {
        for (const body of [one, two]) {
          body.x = body.beforeX;
          body.y = body.beforeY;
        }
      }
      close = pairsTooClose(bodies);
    }
    for (const body of bodies) {
      if (!body.moved) continue;
      for (const pair of body.pairs) {
        if (pair.reach === pair.touching) continue;
        pair.reach = Math.max(pair.reach, Math.min(pair.touching, distance(pair.one, pair.two)));
      }
    }
    return hits;
  }

  return {
    step,
    moving: () => stepsLeft > 0 && bodies.some(isMoving),
    coins: () => ({
      ...coins,
      coins: bodies.map(({ coin, x, y, turn }) => ({ ...coin, x, y, turn: degrees(turn) })),
    }),
  };
}

/** The coins at their positions after a throw. */
export function afterThrow(coins: Coins, id: number, velocity: Velocity, board: Board): Coins {
  const thrown = throwCoin(coins, id, velocity, board);
  while (thrown.moving()) thrown.step();
  return thrown.coins();
}

/** Position of a pointer, px, and its time, ms. */
export type PointerSample = { x: number; y: number; time: number };

/** The velocity of a release is measured over its last part of this length, ms. */
const SAMPLE_WINDOW_MS = 100;
/** Rest of a pointer before the release after which nothing is thrown, ms. */
const PAUSE_MS = 90;
/** Smallest assumed interval between events, ms. */
const MIN_INTERVAL_MS = 8;

/** Velocity of a pointer at its release, px/s. */
export function releaseVelocity(samples: readonly PointerSample[], releasedAt: number): Velocity {
  const last = samples.at(-1);
  if (!last || releasedAt - last.time > PAUSE_MS) return { vx: 0, vy: 0 };
  const first = samples.find(({ time }) => last.time - time <= SAMPLE_WINDOW_MS) ?? last;
  const seconds = Math.max(MIN_INTERVAL_MS, last.time - first.time) / 1000;
  return { vx: (last.x - first.x) / seconds, vy: (last.y - first.y) / seconds };
}
