/** The spring physics of the tilt, without a DOM. */

/** How far the layers are tilted, to the right and down: -1 to 1. */
export type Tilt = { x: number; y: number };

export const LEVEL: Tilt = { x: 0, y: 0 };

/** @returns the value, or -1 or 1 if it is beyond */
export const clamp = (value: number) => Math.max(-1, Math.min(1, value));

/** A critically damped spring covers 95 % of the way after this many times 1 / stiffness. */
const TIMES_TO_95 = 4.744;

/** Stiffness of a spring, 1/s, that covers 95 % of its way in this time, ms. */
export const stiffnessFor = (ms: number) => (TIMES_TO_95 * 1000) / ms;

/** The velocity, 1/s, that takes a spring at rest as far as `peak` before it returns. */
export const velocityTo = (peak: number, stiffness: number) => peak * stiffness * Math.E;

/** A critically damped spring: as fast as possible without overshoot. */
export function createSpring() {
  const axes = { x: { value: 0, velocity: 0 }, y: { value: 0, velocity: 0 } };
  const names = ['x', 'y'] as const;
  return {
    get tilt(): Tilt {
      return { x: axes.x.value, y: axes.y.value };
    },
    /** @param seconds since the last call */
    advance(target: Tilt, stiffness: number, seconds: number) {
      const decay = Math.exp(-stiffness * seconds);
      for (const name of names) {
        const axis = axes[name];
        const offset = axis.value - target[name];
        const slope = axis.velocity + stiffness * offset;
        axis.value = target[name] + (offset + slope * seconds) * decay;
        axis.velocity = (axis.velocity - stiffness * slope * seconds) * decay;
      }
    },
    /** Sets it in motion. @param velocity per second */
    push(velocity: Tilt) {
      for (const name of names) axes[name].velocity += velocity[name];
    },
    stopAt(target: Tilt) {
      for (const name of names) Object.assign(axes[name], { value: target[name], velocity: 0 });
    },
    /** Whether it is closer than `tolerance` to where it is going, and slow. */
    isAt: (target: Tilt, tolerance: number) =>
      names.every(
        (name) =>
          Math.abs(axes[name].value - target[name]) < tolerance &&
          Math.abs(axes[name].velocity) < tolerance * 5,
      ),
  };
}

/** The values of the last moments, so that farther layers can follow later. */
export function createDelayLine(longestDelay: number) {
  let samples: { time: number; tilt: Tilt }[] = [];
  return {
    /** @param time ms, later than the last */
    add(time: number, tilt: Tilt) {
      samples.push({ time, tilt });
      const isNeeded = samples.findLastIndex((sample) => sample.time <= time - longestDelay);
      if (isNeeded > 0) samples = samples.slice(isNeeded);
    },
    /** The value at a time, ms, between two samples in proportion. */
    at(time: number): Tilt {
      const next = samples.findIndex((sample) => sample.time >= time);
      const after = samples[next];
      const before = samples[next - 1];
      if (!after) return samples.at(-1)?.tilt ?? LEVEL;
      if (!before) return after.tilt;
      const share = (time - before.time) / (after.time - before.time);
      return {
        x: before.tilt.x + (after.tilt.x - before.tilt.x) * share,
        y: before.tilt.y + (after.tilt.y - before.tilt.y) * share,
      };
    },
  };
}
