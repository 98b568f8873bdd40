/**
 * The geometry of the endless strip, without a DOM. All lengths in CSS px.
 *
 *   slots   0    1    2    3    4    5    6    7    8   …        60 × count, snap areas
 *         |    |    |    |    |    |    |    |    |    |
 *   cards             C    A    B    C                           moved by whole cycles
 *                        └── window ──┘
 *
 * A *slot* is a place in the strip, one pitch wide. A *position* is the slot in the center of the
 * window, with its fraction while scrolling. A *cycle* is one whole round of cards: card `c` may
 * be in any slot `c + cycle × count`, and is always in the one nearest to the position.
 */

export type Geometry = {
  /**
   * How the list is shown: `loop` endless; `finite` too wide for the window, too short to loop;
   * `fit` all cards side by side without scrolling; `grid` no strip at all (very low windows).
   */
  mode: 'loop' | 'finite' | 'fit' | 'grid';
  /** Whether the strip scrolls: `loop` and `finite`. */
  slides: boolean;
  /** Number of slots in the strip. */
  slotCount: number;
  /** Width of a slot, px. */
  pitch: number;
  /** Inner width of the scroller that this was derived from, px. */
  width: number;
  /** Largest distance from the center of the window at which a slot is fully in view, slots. */
  edgeDistance: number;
  /** The longest glide during which every slot in view has its card, slots. */
  maxGlide: number;
  /** The position that a scroll offset shows. */
  positionAt(scrollLeft: number): number;
  /** The scroll offset, px, at which a position is in the center of the window. */
  scrollLeftAt(position: number): number;
  /** The slot of a card when the strip is centered. */
  centralSlot(card: number): number;
  /** The card that belongs in a slot. */
  cardIn(slot: number): number;
  /** The slot nearest to a position in which a card may be. */
  nearestSlot(card: number, position: number): number;
  /** The CSS transform that moves the card of a slot there from its place in the list. */
  transformIn(slot: number): string;
  /** The last of the `count` slots nearest to a position; they hold every card once. */
  lastSlot(position: number): number;
  /** Slots to add to a position to recenter the strip: whole cycles. */
  offsetToCenter(position: number): number;
};

/** Slots in the endless strip, in cycles of all cards (docs/carousel.md). */
const CYCLES = 60;

/**
 * Derives the geometry of a strip.
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
}): Geometry {
  const length = count * pitch;
  const mode =
    pitch === 0 ? 'grid' : length <= width ? 'fit' : length >= width + pitch ? 'loop' : 'finite';
  const loops = mode === 'loop';
  const slides = loops || mode === 'finite';
  const lead = loops ? (width - pitch) / 2 : 0;
  const middle = loops ? (CYCLES / 2) * count : 0;
  const cardIn = (slot: number) => ((slot % count) + count) % count;
  return {
    mode,
    slides,
    pitch,
    width,
    edgeDistance: (width - pitch) / 2 / pitch,
    maxGlide: loops ? count - 1 - width / pitch : Infinity,
    slotCount: loops ? CYCLES * count : count,
    positionAt: (scrollLeft) => (slides ? (scrollLeft + lead) / pitch : (count - 1) / 2),
    scrollLeftAt: (position) => position * pitch - lead,
    centralSlot: (card) => middle + card,
    cardIn,
    transformIn: (slot) => `translateX(${(slot - cardIn(slot)) * pitch}px)`,
    nearestSlot: (card, position) =>
      loops ? card + count * Math.round((position - card) / count) : card,
    lastSlot: (position) => (loops ? Math.floor(position + count / 2) : count - 1),
    offsetToCenter: (position) =>
      loops ? Math.round((middle + (count - 1) / 2 - position) / count) * count : 0,
  };
}
