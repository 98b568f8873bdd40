/** Animations of the selected panel. */
import type { Vector } from '#app/demo-kit/vector.ts';

export type Motion = { keyframes: Keyframe[]; options: KeyframeAnimationOptions };

/** Amplitude of the shake of a refused panel, px. */
const SHAKE_PX = 7;

/** Drops it onto the roof. */
export const dropMotion: Motion = {
  keyframes: [{ transform: 'scale(1.22)' }, { transform: 'none' }],
  options: { duration: 260, easing: 'cubic-bezier(0.3, 1.6, 0.6, 1)' },
};

/**
 * Shakes it.
 * @param scale of the plan, px per m
 * @param from offset from which it returns before, m on the plan
 */
export function shakeMotion(scale: number, from?: Vector): Motion {
  const at = (x: number, y = 0) => ({ transform: `translate(${x}px, ${y}px)` });
  const swings = [1, -1, 0.6, -0.6, 0].map((share) => at((share * SHAKE_PX) / scale));
  return {
    keyframes: from ? [at(...from), { ...at(0), offset: 0.4 }, ...swings] : swings,
    options: { duration: from ? 560 : 340, easing: 'ease-out' },
  };
}
