/**
 * Depth while a card crosses the edge of the window: its paper swings up from the ground, its title
 * and round logo settle a little later. Driven by the scroller's own timeline, in browsers that
 * have scroll-driven animations; elsewhere, and under reduced motion, cards just come and go.
 *
 *     left edge                          right edge        Only the two cards that cross an edge are
 *   ┌─────┊─────┬───────────┬───────────┬─────┊─────┐      animated: a slot that is passed costs six
 *   │ gone ← in │           │           │ in → to be│      short animations, a frame costs nothing.
 *   └─────┊─────┴───────────┴───────────┴─────┊─────┘
 *
 * https://drafts.csswg.org/scroll-animations-1/
 */
import type { Loop } from './loop.ts';

type Side = -1 | 1;

/**
 * How a part looks while its card is out of view at a side (left -1, right 1), and the shares of
 * the crossing between which it moves. In px: with percentages browsers leave the compositor.
 */
const parts = [
  {
    name: 'paper',
    out: (side: Side, pitch: number) => ({
      opacity: 0.7,
      transform: `perspective(1100px) translateX(${-0.04 * side * pitch}px) rotateY(${-14 * side}deg) scale(.88)`,
    }),
    from: 0,
    to: 0.75,
  },
  {
    name: 'title',
    out: (side: Side, pitch: number) => ({
      opacity: 0,
      transform: `translate(${0.12 * side * pitch}px,-20px) rotate(${3 * side}deg)`,
    }),
    from: 0.3,
    to: 0.98,
  },
  {
    name: 'logo',
    out: () => ({ opacity: 0, transform: 'translateY(40px) scale(.6)' }),
    from: 0.3,
    to: 0.98,
  },
] as const;

/** Keeps the cards that cross an edge of the scroller in motion. */
export function createDepth(scroller: HTMLElement, cards: readonly HTMLElement[]) {
  const timeline =
    'ScrollTimeline' in window ? new ScrollTimeline({ source: scroller, axis: 'inline' }) : null;
  const crossing = { left: NaN, right: NaN };
  const running: Record<keyof typeof crossing, Animation[]> = { left: [], right: [] };

  function cross(edge: keyof typeof crossing, slot: number, loop: Loop) {
    if (slot === crossing[edge]) return;
    crossing[edge] = slot;
    for (const animation of running[edge]) animation.cancel();
    const exists = loop.mode === 'loop' || (slot >= 0 && slot < cards.length);
    const card = exists ? cards[loop.cardIn(slot)] : undefined;
    if (!card || !timeline) return;
    const side = edge === 'left' ? -1 : 1;
    const { pitch, edgeAt } = loop;
    const outside = loop.scrollLeftAt(slot) - side * (edgeAt + 1) * pitch;
    running[edge] = parts.flatMap(({ name, out, from, to }) => {
      const share = (progress: number) => outside + side * progress * pitch;
      const [start, end] = [share(from), share(to)].sort((a, b) => a - b);
      const keyframes = [out(side, pitch), { opacity: 1, transform: 'none' }];
      const motion = card
        .querySelector(`[data-part="${name}"]`)
        ?.animate(side === 1 ? keyframes : keyframes.reverse(), {
          timeline,
          fill: 'both',
          easing: side === 1 ? 'ease-out' : 'ease-in',
          rangeStart: `${start}px`,
          rangeEnd: `${end}px`,
        });
      return motion ?? [];
    });
  }

  return {
    /** Called with every position; does something only when another card has come to an edge. */
    follow(loop: Loop, position: number) {
      cross('left', Math.ceil(position - loop.edgeAt) - 1, loop);
      cross('right', Math.floor(position + loop.edgeAt) + 1, loop);
    },
    /** Stops all motion; the next call of `follow` begins anew. */
    clear() {
      for (const edge of ['left', 'right'] as const) {
        for (const animation of running[edge]) animation.cancel();
        running[edge] = [];
        crossing[edge] = NaN;
      }
    },
  };
}
