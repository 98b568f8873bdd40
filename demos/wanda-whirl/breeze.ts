/**
 * The breeze for all streamers: slowly changing noise that travels across the stage, gusts that cross
 * it, and puffs that blow away from a point.
 */
import { createNoise } from './noise.ts';

/** Speed at which changes of the breeze travel, px/s. */
const TRAVEL = 260;
/** Speed of the air at strength 1, px/s. */
const SPEED = 92;
/** A gust: speed of its air, px/s; speed of its front, px/s; width, px. */
const GUST = { air: 1050, front: 900, breadth: 170 };

const MAX_GUSTS = 4;
/**
 * A puff: speed of the air at its center, px/s; radius, px; speed of its front, px/s; rise time and
 * duration at a point, s.
 */
const PUFF = { air: 1900, reach: 135, front: 950, swell: 0.05, blows: 0.5 };
const MAX_PUFFS = 6;

type Gust = { from: number; direction: 1 | -1 };
type Puff = { from: number; x: number; y: number };

export function createBreeze({ seed, width }: { seed: number; width: number }) {
  const slow = createNoise(seed);
  const quick = createNoise(seed + 1);
  const lift = createNoise(seed + 2);
  let time = 0;
  /** Clock of the gusts, which runs while the breeze is held constant. */
  let gustTime = 0;
  let strength = 1;
  let gusts: Gust[] = [];
  let puffs: Puff[] = [];
  /** Velocity of the air at the point last passed to `at`, px/s. */
  const air = { x: 0, y: 0 };

  function addPuffs(x: number, y: number) {
    for (const puff of puffs) {
      const dx = x - puff.x;
      const dy = y - puff.y;
      // Not Math.hypot, which is many times slower.
      const distance = Math.sqrt(dx * dx + dy * dy);
      const age = gustTime - puff.from - distance / PUFF.front;
      if (age <= 0 || age >= PUFF.blows) continue;
      const share =
        Math.min(1, age / PUFF.swell) *
        (1 - age / PUFF.blows) *
        Math.exp(-((distance / PUFF.reach) ** 2));
      const speed = (PUFF.air * share) / (distance + 6);
      air.x += dx * speed;
      air.y += dy * speed;
    }
  }

  return {
    air,
    /** @param value 0 is none, 2 a breeze, 4 a storm */
    setStrength(value: number) {
      strength = value;
    },
    /** Advances the time. @param still whether to hold the breeze constant; gusts still end */
    advance(seconds: number, still: boolean) {
      if (!still) time += seconds;
      gustTime += seconds;
      if (gusts.length > 0) {
        gusts = gusts.filter(
          ({ from }) => (gustTime - from) * GUST.front < width + 6 * GUST.breadth,
        );
      }
      if (puffs.length > 0) {
        const lasts = PUFF.blows + (3 * PUFF.reach) / PUFF.front;
        puffs = puffs.filter(({ from }) => gustTime - from < lasts);
      }
    },
    /** Sends a gust across the stage, unless there are already too many. */
    blow(direction: 1 | -1) {
      if (gusts.length < MAX_GUSTS) gusts.push({ from: gustTime, direction });
    },
    /** Adds a puff at a point; beyond the limit, the oldest end. */
    puff(x: number, y: number) {
      puffs = [...puffs, { from: gustTime, x, y }].slice(-MAX_PUFFS);
    },
    get gusting() {
      return gusts.length > 0 || puffs.length > 0;
    },
    /** Sets `air` to the velocity at a point of the stage. */
    at(x: number, y: number) {
      const delayed = time - x / TRAVEL;
      // The phase changes with y, so that waves run down a streamer.
      const long = slow(delayed * 0.42 + y * 0.0016);
      const short = quick(delayed * 1.1 - y * 0.0105);
      air.x = strength * SPEED * (0.06 + 0.36 * long + 1.15 * short);
      air.y = strength * SPEED * 0.28 * lift(delayed * 0.8 + y * 0.006);
      for (const { from, direction } of gusts) {
        const front = (gustTime - from) * GUST.front - 2 * GUST.breadth;
        const off = ((direction > 0 ? x : width - x) - front) / GUST.breadth;
        const share = Math.exp(-off * off);
        air.x += direction * GUST.air * share;
        // Upward in the front, to lift the ends.
        air.y -= GUST.air * 0.35 * share;
      }
      if (puffs.length > 0) addPuffs(x, y);
    },
  };
}

export type Breeze = ReturnType<typeof createBreeze>;
