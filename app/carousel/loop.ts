/**
 * The geometry of the endless strip, without a DOM. All lengths in CSS px.
 *
 *   slots   0    1    2    3    4    5    6    7    8   …        60 × count, snap areas
 *         |    |    |    |    |    |    |    |    |    |
 *   cards             C    A    B    C                           moved by whole cycles
 *                        └── window ──┘
 *
 * A *slot* is a place in the strip, one pitch wide. A *position* is the slot in the middle of the
 * window, with its fraction while scrolling. A *cycle* is one whole round of cards: card `c` may
 * stand in any slot `c + cycle × count`, and always stands in the one nearest to the position.
 *
 * `createLoop` refers to nothing outside itself: its text is also part of the script that runs
 * before the first paint (start-script.ts).
 */

export type Loop = {
  /**
   * How the list is shown: `loop` endless; `finite` too wide for the window, too short to loop;
   * `fit` all cards side by side without scrolling; `grid` no strip at all (very low windows).
   */
  mode: 'loop' | 'finite' | 'fit' | 'grid';
  /** Whether there is a strip that moves: `loop` and `finite`. */
  slides: boolean;
  /** Number of slots in the strip. */
  slotCount: number;
  /** Width of a slot, px. */
  pitch: number;
  /** Way from the middle of the window to where a slot is wholly in view, slots. */
  edgeAt: number;
  /** The longest way of a glide on which all slots in view have their cards throughout, slots. */
  reach: number;
  /** The position that a scroll offset shows. */
  positionAt(scrollLeft: number): number;
  /** The scroll offset, px, at which a position is in the middle of the window. */
  scrollLeftAt(position: number): number;
  /** The slot in which a card stands when the strip is centred. */
  homeSlot(card: number): number;
  /** The card that belongs in a slot. */
  cardIn(slot: number): number;
  /** The slot nearest to a position in which a card may stand. */
  nearestSlot(card: number, position: number): number;
  /** The CSS transform that moves the card of a slot there from its place in the list. */
  transformIn(slot: number): string;
  /** The last of the `count` slots nearest to a position; they hold every card once. */
  lastSlot(position: number): number;
  /** Slots to add to a position to bring it back to the middle of the strip: whole cycles. */
  wayHome(position: number): number;
};

/**
 * Derives the geometry of a strip.
 * @param count number of cards, 1 or more
 * @param pitch width of a slot, px; 0 when slots are not laid out
 * @param width inner width of the scroller, px
 */
export function createLoop({
  count,
  pitch,
  width,
}: {
  count: number;
  pitch: number;
  width: number;
}): Loop {
  const CYCLES = 60;
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
    edgeAt: (width - pitch) / 2 / pitch,
    reach: loops ? count - 1 - width / pitch : Infinity,
    slotCount: loops ? CYCLES * count : count,
    positionAt: (scrollLeft) => (slides ? (scrollLeft + lead) / pitch : (count - 1) / 2),
    scrollLeftAt: (position) => position * pitch - lead,
    homeSlot: (card) => middle + card,
    cardIn,
    transformIn: (slot) => `translateX(${(slot - cardIn(slot)) * pitch}px)`,
    nearestSlot: (card, position) =>
      loops ? card + count * Math.round((position - card) / count) : card,
    lastSlot: (position) => (loops ? Math.floor(position + count / 2) : count - 1),
    wayHome: (position) =>
      loops ? Math.round((middle + (count - 1) / 2 - position) / count) * count : 0,
  };
}
