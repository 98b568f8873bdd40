/**
 * Moves the strip to a slot: by a button, a key, a notch of the wheel, or the end of a drag. The scroll
 * offset is set at once, and the list glides after it on the compositor: a step uses the main thread for one
 * frame, not for every frame of the motion.
 */
import { createReplayable } from './replayable.ts';
import type { Strip } from './strip.ts';

/** Distance from the middle of the strip, in cycles, beyond which it is recentered at rest. */
export const MAX_CYCLES_AT_REST = 15;

export type Glide = ReturnType<typeof createGlide>;

export function createGlide(strip: Strip) {
  const { list, scroller } = strip;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const glideFrom = createReplayable((start) => [
    { translate: `${start}px` },
    { translate: '0px' },
  ]);
  /** The last glide, and its distance, slots. */
  let last: { animation: Animation; distance: number } | undefined;
  /** The slot to which the browser is scrolling smoothly. */
  let smoothTarget: number | undefined;

  const running = () => (last?.animation.playState === 'running' ? last : undefined);

  /** The visible position: during a glide, it lags behind the scroll offset. */
  function visiblePosition(): number {
    const glide = running();
    if (!glide) return strip.position;
    const progress = glide.animation.effect?.getComputedTiming().progress ?? 1;
    return strip.position - glide.distance * (1 - progress);
  }

  function end() {
    running()?.animation.cancel();
    last = undefined;
    smoothTarget = undefined;
  }

  function start(target: number, fullDistance: number, onFinish: () => void) {
    const { maxGlide, pitch } = strip.geometry;
    // Only the end of a long way is shown.
    const skipped = Math.max(0, Math.ceil(Math.abs(fullDistance) - maxGlide));
    const distance = fullDistance - Math.sign(fullDistance) * skipped;
    const isLong = Math.abs(distance) > maxGlide / 2;
    // On a long way, around its middle, so that no slot in view is empty.
    strip.jump(target, isLong ? target - distance / 2 : target);
    const animation = glideFrom(list, distance * pitch);
    animation.onfinish = onFinish;
    last = { animation, distance };
  }

  return {
    isRunning: () => running() !== undefined,
    /** The slot that steps are counted from: the current one, or the target of smooth scrolling. */
    target: () => smoothTarget ?? Math.round(strip.position),
    /** The browser has stopped scrolling. */
    forgetTarget: () => (smoothTarget = undefined),
    end,

    /**
     * @param onFinish isn't called if `end` ends the glide
     * @returns the slot it is in afterwards, as the strip may have been recentered, and the direction of the
     *   glide: 1 to the right, -1 to the left, 0 without one
     */
    to(slot: number, onFinish: () => void): { target: number; direction: number } {
      // Recentered before every step, because steps can follow each other without a rest.
      const before = strip.position;
      const lead = visiblePosition() - before;
      strip.recenter(MAX_CYCLES_AT_REST);
      const target = slot + Math.round(strip.position - before);
      const distance = target - (strip.position + lead);
      end();
      if (reducedMotion.matches || distance === 0) {
        strip.jump(target);
        return { target, direction: 0 };
      }
      if (strip.geometry.maxGlide < 1) {
        // In windows almost as wide as the list, cards must change slots on the way.
        smoothTarget = target;
        scroller.scrollTo({ left: strip.geometry.scrollLeftAt(target), behavior: 'smooth' });
        return { target, direction: 0 };
      }
      start(target, distance, onFinish);
      return { target, direction: Math.sign(distance) };
    },
  };
}
