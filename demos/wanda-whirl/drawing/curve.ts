/** The smooth curve through the points of a streamer, and positions relative to it. */
import { clamp } from '#app/demo-kit/vector.ts';
import type { Streamer } from '../points.ts';

/** Samples per segment between two points. */
const SAMPLES_PER_SEGMENT = 3;

/** Result of the last `place` call, px. Shared, to avoid thousands of allocations. */
export const spot = { x: 0, y: 0 };

/** Positions of all points of all streamers, px, and their twist, rad. */
export type Points = { x: Float64Array; y: Float64Array; spin: Float64Array };

/**
 * The curve of a streamer at the moment. Positions are given by a distance along the paper and one beside
 * it, both in px of flat paper.
 */
export function createCurve(streamer: Streamer) {
  const { first, count, rest, make, phase, way } = streamer;
  const samples = (count - 1) * SAMPLES_PER_SEGMENT + 1;
  const length = (count - 1) * rest;
  const pitch = length / (samples - 1);
  const cx = new Float32Array(samples);
  const cy = new Float32Array(samples);
  const tx = new Float32Array(samples);
  const ty = new Float32Array(samples);
  const turn = new Float32Array(samples);

  const value = (of: Float64Array, index: number) => of[first + clamp(index, 0, count - 1)] ?? 0;

  /** Interpolation between two samples: their indices and the share. */
  const between = { from: 0, to: 0, share: 0 };
  function find(along: number) {
    const at = clamp(along / pitch, 0, samples - 1);
    between.from = Math.floor(at);
    between.to = Math.min(samples - 1, between.from + 1);
    between.share = at - between.from;
  }
  const blend = (of: Float32Array) => {
    const from = of[between.from] ?? 0;
    return from + ((of[between.to] ?? 0) - from) * between.share;
  };

  return {
    /** Length of the paper, px. */
    length,

    /** Updates the curve to the current points (Catmull-Rom). */
    update({ x, y, spin }: Points) {
      for (let sample = 0; sample < samples; sample++) {
        const i = Math.min(count - 2, Math.floor(sample / SAMPLES_PER_SEGMENT));
        const u = sample / SAMPLES_PER_SEGMENT - i;
        for (const [of, to, slope] of [
          [x, cx, tx],
          [y, cy, ty],
        ] as const) {
          const a = value(of, i - 1);
          const b = value(of, i);
          const c = value(of, i + 1);
          const d = value(of, i + 2);
          const k1 = (c - a) / 2;
          const k2 = a - 2.5 * b + 2 * c - d / 2;
          const k3 = 1.5 * (b - c) + (d - a) / 2;
          to[sample] = b + u * (k1 + u * (k2 + u * k3));
          slope[sample] = k1 + u * (2 * k2 + 3 * u * k3);
        }
        const steep = Math.hypot(tx[sample] ?? 0, ty[sample] ?? 0) || 1;
        tx[sample] = (tx[sample] ?? 0) / steep;
        ty[sample] = (ty[sample] ?? 0) / steep;
        const twisted = value(spin, i) * (1 - u) + value(spin, i + 1) * u;
        // Uneven on purpose: twists are shorter than flat parts.
        const share = sample / (samples - 1);
        const uneven = share + 0.09 * Math.sin(share * 9 + phase * 7);
        turn[sample] = phase + way * make.turns * Math.PI * 2 * uneven + twisted;
      }
    },

    /** Sets `spot` to a position: px along the paper, px to the side, px further in its direction. */
    place(along: number, aside: number, ahead = 0) {
      find(along);
      const dx = blend(tx);
      const dy = blend(ty);
      spot.x = blend(cx) + dy * aside + dx * ahead;
      spot.y = blend(cy) - dx * aside + dy * ahead;
    },

    /** Twist at a distance along the paper, rad. */
    turnAt(along: number) {
      find(along);
      return blend(turn);
    },
  };
}

export type Curve = ReturnType<typeof createCurve>;
