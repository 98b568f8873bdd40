/**
 * One breeze for all streamers: slowly changing noise that travels, so that it reaches each of them
 * a little later, gusts that cross the stage, and puffs that blow away from a place.
 */
import { createNoise } from './noise.ts';

/** How fast changes of the breeze travel, px/s. */
const TRAVEL = 260;
/** Speed of the air at strength 1, px/s. */
const SPEED = 92;
/** A gust: speed of the air in it, speed of its front, and its breadth; px/s, px/s, px. */
const GUST = { air: 1050, front: 900, breadth: 170 };

const MAX_GUSTS = 4;
/**
 * A puff: speed of the air at its middle, px/s; how far it reaches and how fast it gets there, px and
 * px/s; how long it swells and blows at a place, s.
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
  /** Time of the gusts: it goes on while the breeze itself is kept still. */
  let gustTime = 0;
  let strength = 1;
  let gusts: Gust[] = [];
  let puffs: Puff[] = [];
  /** The air's velocity where it was last asked for, px/s. */
  const air = { x: 0, y: 0 };

  function addPuffs(x: number, y: number) {
    for (const puff of puffs) {
      const dx = x - puff.x;
      const dy = y - puff.y;
      // Math.hypot is many times slower.
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
    /** 0 is none, 2 a breeze, 4 a storm. */
    setStrength(value: number) {
      strength = value;
    },
    /** Moves on by seconds; a breeze kept still stands as it is, but gusts run out. */
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
    /** Sends a gust across the stage. Several at once are one storm; others are dropped. */
    blow(direction: 1 | -1) {
      if (gusts.length < MAX_GUSTS) gusts.push({ from: gustTime, direction });
    },
    /** Blows away from a place; of many at once the oldest end. */
    puff(x: number, y: number) {
      puffs = [...puffs, { from: gustTime, x, y }].slice(-MAX_PUFFS);
    },
    get gusting() {
      return gusts.length > 0 || puffs.length > 0;
    },
    /** Sets `air` to the velocity at a place on the stage. */
    at(x: number, y: number) {
      const delayed = time - x / TRAVEL;
      // Up and down the streamer the wave is short, so that it runs down it.
      const long = slow(delayed * 0.42 + y * 0.0016);
      const short = quick(delayed * 1.1 - y * 0.0105);
      air.x = strength * SPEED * (0.06 + 0.36 * long + 1.15 * short);
      air.y = strength * SPEED * 0.28 * lift(delayed * 0.8 + y * 0.006);
      for (const { from, direction } of gusts) {
        const front = (gustTime - from) * GUST.front - 2 * GUST.breadth;
        const off = ((direction > 0 ? x : width - x) - front) / GUST.breadth;
        const share = Math.exp(-off * off);
        air.x += direction * GUST.air * share;
        // Upwards in front, so that the tails fly.
        air.y -= GUST.air * 0.35 * share;
      }
      if (puffs.length > 0) addPuffs(x, y);
    },
  };
}

export type Breeze = ReturnType<typeof createBreeze>;
