/** Scroll-driven animations, which TypeScript's DOM types lack. https://drafts.csswg.org/scroll-animations-1/ */

declare class ScrollTimeline extends AnimationTimeline {
  constructor(options: { source: Element; axis: 'x' | 'y' });
}

/** The scroll offsets between which it runs, as CSS lengths. */
interface AnimationRange {
  rangeStart: string;
  rangeEnd: string;
}

interface Animation extends AnimationRange {}

interface KeyframeAnimationOptions extends Partial<AnimationRange> {}
