/**
 * The geometry of the endless strip, without a DOM (docs/carousel.md, "How it moves"). All lengths in CSS px.
 *
 * A *slot* is a place in the strip, one pitch wide. A *position* is the slot in the center of the
 * window, with its fraction while scrolling. A *cycle* is one whole round of cards: card `c` may
 * be in any slot `c + cycle × count`, and is always in the one nearest to the position.
 */

/** Slots in the endless strip, in cycles of all cards (docs/carousel.md). */
const CYCLES = 60;

/**
 * @param count number of cards, 1 or more
 * @param pitch width of a slot, px; 0 when slots are not laid out
 * @param width inner width of the scroller, px
 */
export function createGeometry({
  count,
  pitch,
  width,
}: {
  count: number;
  pitch: number;
  width: number;
}) {
  const length = count * pitch;
  const mode: 'loop' | 'finite' | 'fit' | 'grid' =
    pitch === 0 ? 'grid' : length <= width ? 'fit' : length >= width + pitch ? 'loop' : 'finite';
  const loops = mode === 'loop';
  const slides = loops || mode === 'finite';
  const lead = loops ? (width - pitch) / 2 : 0;
  const middle = loops ? (CYCLES / 2) * count : 0;
  const cardIn = (slot: number) => ((slot % count) + count) % count;
  return {
    /**
     * How the list is shown: `loop` endless; `finite` too wide for the window, too short to loop;
     * `fit` all cards side by side without scrolling; `grid` no strip at all (very low windows).
     */
    mode,
    /** Whether the strip scrolls: `loop` and `finite`. */
    slides,
    pitch,
    width,
    /** Largest distance from the center of the window at which a slot is fully in view, slots. */
    edgeDistance: (width - pitch) / 2 / pitch,
    /** The longest glide during which every slot in view has its card, slots. */
    maxGlide: loops ? count - 1 - width / pitch : Infinity,
    slotCount: loops ? CYCLES * count : count,
    /** The position that a scroll offset shows. */
    positionAt: (scrollLeft: number) => (slides ? (scrollLeft + lead) / pitch : (count - 1) / 2),
    /** The scroll offset, px, at which a position is in the center of the window. */
    scrollLeftAt: (position: number) => position * pitch - lead,
    /** The slot of a card when the strip is centered. */
    centralSlot: (card: number) => middle + card,
    cardIn,
    /** The CSS transform that moves the card of a slot there from its place in the list. */
    transformIn: (slot: number) => `translateX(${(slot - cardIn(slot)) * pitch}px)`,
    /** The slot nearest to a position in which a card may be. */
    nearestSlot: (card: number, position: number) =>
      loops ? card + count * Math.round((position - card) / count) : card,
    /** The last of the `count` slots nearest to a position; they hold every card once. */
    lastSlot: (position: number) => (loops ? Math.floor(position + count / 2) : count - 1),
    /** Slots to add to a position to recenter the strip: whole cycles. */
    offsetToCenter: (position: number) =>
      loops ? Math.round((middle + (count - 1) / 2 - position) / count) * count : 0,
  };
}

export type Geometry = ReturnType<typeof createGeometry>;
