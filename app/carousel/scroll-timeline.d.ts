// Scroll-driven animations are not yet among TypeScript's own types.
// https://drafts.csswg.org/scroll-animations-1/
declare class ScrollTimeline extends AnimationTimeline {
  constructor(options: { source: Element; axis: 'inline' });
}

interface KeyframeAnimationOptions {
  rangeStart?: string;
  rangeEnd?: string;
}
