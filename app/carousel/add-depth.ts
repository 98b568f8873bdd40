import type { Loop } from './loop.ts';

/**
 * Depth while a card crosses the edge of the window: its paper swings up from the ground, its title
 * and round logo settle a little later. Driven by the scroller's own timeline, in browsers that
 * have scroll-driven animations; elsewhere, and under reduced motion, cards just come and go.
 *
 *   way to the middle   −cycle/2  …  −edge − pitch  →  −edge  …  0  …  edge  →  edge + pitch  …  cycle/2
 *   the card is                      about to come in  in              in       gone
 *
 * One iteration of an animation is one cycle, so that it never has to change while the strip is
 * scrolled or brought home. Like `createLoop`, it refers to nothing outside itself.
 * @see https://drafts.csswg.org/scroll-animations-1/
 */
export function addDepth(
  scroller: HTMLElement,
  cards: HTMLCollectionOf<HTMLElement>,
  loop: Loop,
): void {
  const { pitch, width } = loop;
  const parts = {
    paper: {
      out: (side: number) => ({
        opacity: 0.7,
        transform: `perspective(1100px) translateX(${4 * side}%) rotateY(${14 * side}deg) scale(.88)`,
      }),
      begin: 1,
      end: 0.25,
    },
    title: {
      out: (side: number) => ({
        opacity: 0,
        transform: `translate(${-18 * side}%,-14%) rotate(${-3 * side}deg)`,
      }),
      begin: 0.7,
      end: 0.02,
    },
    logo: {
      out: () => ({ opacity: 0, transform: 'translateY(60%) scale(.6)' }),
      begin: 0.7,
      end: 0.02,
    },
  };
  const slides = loop.mode === 'loop' || loop.mode === 'finite';
  const still = !slides || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timeline =
    !still && 'ScrollTimeline' in window
      ? new ScrollTimeline({ source: scroller, axis: 'inline' })
      : undefined;
  const edge = (width - pitch) / 2;
  const iterations = loop.mode === 'loop' ? loop.slotCount / cards.length : 1;
  const cycle = iterations > 1 ? cards.length * pitch : width + 3 * pitch;
  for (let card = 0; card < cards.length; card++) {
    const start = loop.scrollLeftAt(card) - cycle / 2;
    for (const [part, { out, begin, end }] of Object.entries(parts)) {
      const element = cards[card]?.querySelector(`[data-part="${part}"]`);
      for (const animation of element?.getAnimations() ?? []) animation.cancel();
      if (!timeline) continue;
      const at = (pitches: number, side: number) => 0.5 + (side * (edge + pitches * pitch)) / cycle;
      element?.animate(
        [
          { ...out(-1), offset: 0 },
          { ...out(-1), offset: at(begin, -1), easing: 'ease-out' },
          { opacity: 1, transform: 'none', offset: at(end, -1) },
          { opacity: 1, transform: 'none', offset: at(end, 1), easing: 'ease-in' },
          { ...out(1), offset: at(begin, 1) },
          { ...out(1), offset: 1 },
        ],
        {
          timeline,
          iterations,
          fill: 'both',
          rangeStart: `${start}px`,
          rangeEnd: `${start + iterations * cycle}px`,
        },
      );
    }
  }
}
