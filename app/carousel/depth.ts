/**
 * Depth while a card crosses an edge of the window: its paper swings up from the ground, and its
 * title and round logo settle a little later. On the scroller's own timeline, in browsers that have
 * it; elsewhere cards just come and go.
 *
 *              edge                                edge
 *     ╲        ┊┌────────┐  ┌────────┐  ┌────────┐┊        ╱
 *      ╲       ┊│        │  │ middle │  │        │┊       ╱
 *       ╲      ┊└────────┘  └────────┘  └────────┘┊      ╱
 *       swung back        in place              swung back
 *
 * The cards around the middle keep their animations; a card that comes to stand elsewhere only has
 * the range of its own set anew. Making one takes long: that is done for one card in a frame.
 *
 * Not by `transform`: where it changes, Chromium looks through all slots of the strip for where to
 * snap, in every frame. https://drafts.csswg.org/scroll-animations-1/
 */
import type { Loop } from './loop.ts';
import { createMotion } from './motion.ts';
import { IN_PLACE, STEP, swungBack } from './step.ts';

/** Slots to either side of the middle in which cards have depth, at least. */
const AROUND = 5;

const above = { opacity: 0, translate: '0 -24px' };
const small = { opacity: 0, scale: 0.6 };

/**
 * The parts that move; the shares of a card's way across the edge between which they do; how they look
 * outside at the right, in their place, and outside at the left.
 */
const PARTS = [
  ['paper', 0, 0.75, swungBack(1), IN_PLACE, swungBack(-1)],
  ['title', 0.3, 1, above, { opacity: 1, translate: '0' }, above],
  ['logo', 0.3, 1, small, { opacity: 1, scale: 1 }, small],
] as const;

const partOf = (card: HTMLElement, part: string) => card.querySelector(`[data-part="${part}"]`);

/** Scroll offsets between which a part moves that begins at a share of its card's way across the edge. */
const rangeOf = ({ edgeAt, scrollLeftAt }: Loop, slot: number, from: number) => ({
  rangeStart: `${scrollLeftAt(slot - edgeAt - 1 + from)}px`,
  rangeEnd: `${scrollLeftAt(slot + edgeAt + 1 - from)}px`,
});

/**
 * @param scroller whose offset drives the animations
 * @param cardAt the card that stands in a slot, if one does
 */
export function createDepth(
  scroller: HTMLElement,
  cardAt: (slot: number) => HTMLElement | undefined,
) {
  const timeline =
    'rangeStart' in Animation.prototype
      ? new ScrollTimeline({ source: scroller, axis: 'x' })
      : undefined;
  /** The cards that have depth: the slot each stands in, and the animations of its parts. */
  const deep = new Map<HTMLElement, { slot: number; animations: Animation[] }>();
  /** Cards have depth: from when the browser scrolls by itself to the next step. */
  let begun = false;
  let middle: number | undefined;
  let frame = 0;
  const swingIn = createMotion((side) => [swungBack(side), IN_PLACE], STEP);

  const animate = (card: HTMLElement, slot: number, loop: Loop) =>
    PARTS.flatMap(([part, from, to, right, inPlace, left]) => {
      // In windows hardly wider than a card it leaves as soon as it has come.
      const offset = Math.min(0.5, (to - from) / (loop.edgeAt + 1 - from) / 2);
      const looks = [right, { ...inPlace, offset }, { ...inPlace, offset: 1 - offset }, left];
      const options = { timeline, fill: 'both', ...rangeOf(loop, slot, from) } as const;
      return partOf(card, part)?.animate(looks, options) ?? [];
    });

  function flatten(card: HTMLElement) {
    for (const animation of deep.get(card)?.animations ?? []) animation.cancel();
    delete card.dataset.deep;
    deep.delete(card);
  }

  /** From the middle outwards; one card that has no depth yet gets it, the next in another frame. */
  function arrange(loop: Loop, at: number) {
    const reach = Math.max(AROUND, Math.floor(loop.edgeAt + 0.5) + 1);
    for (let away = 0; away <= 2 * reach; away++) {
      const slot = at + (away % 2 ? away + 1 : -away) / 2;
      const card = cardAt(slot);
      const entry = card && deep.get(card);
      if (entry && entry.slot !== slot) {
        entry.slot = slot;
        entry.animations.forEach((animation, index) =>
          Object.assign(animation, rangeOf(loop, slot, PARTS[index]?.[1] ?? 0)),
        );
      } else if (card && !entry) {
        card.dataset.deep = '';
        deep.set(card, { slot, animations: animate(card, slot, loop) });
        frame = requestAnimationFrame(() => arrange(loop, at));
        return;
      }
    }
    for (const [card, { slot }] of deep) if (Math.abs(slot - at) > reach) flatten(card);
  }

  return {
    begin() {
      begun = timeline !== undefined;
    },
    /** Gives depth to the cards around the slot in the middle, if that is another one than before. */
    follow(loop: Loop, slot: number) {
      if (!begun || slot === middle) return;
      middle = slot;
      cancelAnimationFrame(frame);
      arrange(loop, slot);
    },
    /**
     * A step of the strip: one card swings in.
     * @param slot where the strip will come to rest
     * @param way 1 to the right, -1 to the left
     */
    enter({ edgeAt }: Loop, slot: number, way: number) {
      const paper = timeline && cardAt(slot + way * Math.round(edgeAt))?.firstElementChild;
      if (paper) swingIn(paper, way);
    },
    /** All cards are flat until it begins anew. */
    end() {
      if (!begun) return;
      cancelAnimationFrame(frame);
      begun = false;
      middle = undefined;
      for (const card of deep.keys()) flatten(card);
    },
  };
}
