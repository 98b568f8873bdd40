import { STEP } from './step-motion.ts';

/**
 * An animation of elements to their position at rest in one step, on the compositor. Its `Animation` objects are kept
 * and replayed: creating one takes ten times as long.
 * @param keyframesFrom the keyframes for a starting value
 * @returns plays the animation on an element
 */
export function createReplayable(keyframesFrom: (start: number) => Keyframe[]) {
  const pool: { animation: Animation; effect: KeyframeEffect; start: number }[] = [];

  return (element: Element, start: number): Animation => {
    const idle = pool.find(({ animation }) => animation.playState !== 'running');
    if (!idle) {
      const animation = element.animate(keyframesFrom(start), STEP);
      pool.push({ animation, effect: animation.effect as KeyframeEffect, start });
      return animation;
    }
    const { animation, effect } = idle;
    if (effect.target !== element) effect.target = element;
    if (idle.start !== start) effect.setKeyframes(keyframesFrom(start));
    idle.start = start;
    animation.play();
    return animation;
  };
}
