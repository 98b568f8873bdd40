/**
 * A motion of elements into their place, on the compositor. Its animations are kept and played again:
 * making one takes ten times as long.
 * @param keyframesOf the way, from its begin to the place of the element
 * @returns plays the motion on an element
 */
export function createMotion(
  keyframesOf: (from: number) => Keyframe[],
  options: KeyframeAnimationOptions,
) {
  const made: { animation: Animation; effect: KeyframeEffect; from: number }[] = [];

  return (element: Element, from: number): Animation => {
    const free = made.find(({ animation }) => animation.playState !== 'running');
    if (!free) {
      const animation = element.animate(keyframesOf(from), options);
      made.push({ animation, effect: animation.effect as KeyframeEffect, from });
      return animation;
    }
    const { animation, effect } = free;
    if (effect.target !== element) effect.target = element;
    if (free.from !== from) effect.setKeyframes(keyframesOf(from));
    free.from = from;
    animation.play();
    return animation;
  };
}
