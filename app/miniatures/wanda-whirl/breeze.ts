/**
 * One breeze for all streamers: slowly changing noise that travels, so that it reaches each of them
 * a little later, and gusts that cross the stage.
 */
import { createNoise } from './noise.ts';

/** How fast changes of the breeze travel, px/s. */
const TRAVEL = 260;
/** Speed of the air at strength 1, px/s. */
const SPEED = 92;
/** A gust: speed of the air in it, speed of its front, and its breadth; px/s, px/s, px. */
const GUST = { air: 1050, front: 900, breadth: 170 };

type Gust = { from: number; direction: 1 | -1 };

export function createBreeze({ seed, width }: { seed: number; width: number }) {
  const slow = createNoise(seed);
  const quick = createNoise(seed + 1);
  const lift = createNoise(seed + 2);
  let time = 0;
  /** Time of the gusts: it goes on while the breeze itself is kept still. */
  let gustTime = 0;
  let strength = 1;
  let gusts: Gust[] = [];
  /** The air's velocity where it was last asked for, px/s. */
  const air = { x: 0, y: 0 };

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
    },
    /** Sends a gust across the stage. More than four at once are one storm; others are dropped. */
    blow(direction: 1 | -1) {
      if (gusts.length < 4) gusts.push({ from: gustTime, direction });
    },
    get gusting() {
      return gusts.length > 0;
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
    },
  };
}

export type Breeze = ReturnType<typeof createBreeze>;
