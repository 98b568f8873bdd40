/**
 * The strip in the DOM: measures itself, creates the slots, and moves the cards to the slots nearest to a
 * position. Writes only what has changed: one card for each slot that is passed.
 */
import { createGeometry, type Geometry } from './geometry.ts';

export type Strip = ReturnType<typeof createStrip>;

/**
 * @param section the `[data-carousel]` element
 * @throws if the section lacks the carousel's structure
 */
export function createStrip(section: HTMLElement) {
  const scroller = find(section, '[data-carousel-scroller]');
  const slots = find(section, '[data-slots]');
  const list = find(section, '[data-carousel-scroller] > ul');
  const positionText = section.querySelector('[data-position]');

  let cards: HTMLElement[] = [];
  let geometry = createGeometry({ count: 1, pitch: 0, width: 0 });
  let position = 0;
  let lastSlot = 0;
  let current = -1;
  /** The card to center when a window that fits all cards gets smaller again. */
  let anchor = 0;
  /** How far before the position the cards are placed, slots: 0 except during a long glide. */
  let lag = 0;

  const indexOf = (link: string | null | undefined) =>
    cards.findIndex(({ dataset }) => dataset.card === link);

  const measure = () => ({
    count: cards.length,
    pitch: slots.firstElementChild?.getBoundingClientRect().width ?? 0,
    width: scroller.clientWidth,
  });

  function place(slot: number) {
    const card = cards[geometry.cardIn(slot)];
    if (card) card.style.transform = geometry.transformIn(slot);
  }

  /** Moves the cards whose slots change. @param last the new last slot that has a card */
  function moveCards(last: number) {
    const moved = Math.min(Math.abs(last - lastSlot), cards.length);
    const first = last > lastSlot ? last - moved + 1 : last - cards.length + 1;
    for (let slot = first; slot < first + moved; slot++) place(slot);
    lastSlot = last;
  }

  function setCurrent(index: number) {
    if (index === current) return;
    current = index;
    section.dataset.current = cards[index]?.dataset.card;
    // The whole content: a translator wraps the text in elements of its own.
    if (positionText) positionText.textContent = `${index + 1} / ${cards.length}`;
  }

  return {
    section,
    scroller,
    list,
    get cards(): readonly HTMLElement[] {
      return cards;
    },
    get geometry(): Geometry {
      return geometry;
    },
    /** The position as of the last update: the slot in the center, with its fraction. */
    get position() {
      return position;
    },
    indexOf,

    cardAt(slot: number): HTMLElement | undefined {
      const isFilled = slot <= lastSlot && slot > lastSlot - cards.length;
      return isFilled ? cards[geometry.cardIn(slot)] : undefined;
    },

    /** Whether the list or its size has changed since the strip was arranged. */
    isOutdated(): boolean {
      const { count, pitch, width } = measure();
      const isSameList =
        count === list.childElementCount && cards.every((card, at) => card === list.children[at]);
      return !isSameList || pitch !== geometry.pitch || width !== geometry.width;
    },

    /**
     * Measures the strip, creates its slots, places every card and scrolls to a card.
     * @param link of the card to show; by default, or for an unknown link, the card that was in the center
     */
    arrange(link?: string | null) {
      const before = cards[anchor]?.dataset.card ?? section.dataset.current;
      cards = [...list.children] as HTMLElement[];
      geometry = createGeometry(measure());
      const [requestedIndex, formerIndex] = [indexOf(link), indexOf(before)];
      anchor = Math.max(0, requestedIndex < 0 ? formerIndex : requestedIndex);

      section.dataset.mode = geometry.mode;
      section.dataset.loop = String(geometry.mode === 'loop');
      const slot = slots.firstElementChild;
      if (slot && slots.childElementCount !== geometry.slotCount) {
        slots.innerHTML = slot.outerHTML.repeat(geometry.slotCount);
      }
      position = geometry.centralSlot(anchor);
      lag = 0;
      lastSlot = geometry.lastSlot(position);
      for (let at = lastSlot - cards.length + 1; at <= lastSlot; at++) place(at);
      if (geometry.slides) scroller.scrollLeft = geometry.scrollLeftAt(position);
      current = -1;
      setCurrent(anchor);
    },

    scrolledTo: () => geometry.positionAt(scroller.scrollLeft),

    /** Moves the cards to the slots nearest to a position. */
    update(newPosition: number) {
      if (geometry.mode === 'grid') return;
      position = newPosition;
      if (geometry.mode === 'loop') moveCards(geometry.lastSlot(position - lag));
      const nearest = geometry.cardIn(Math.round(position));
      if (geometry.mode !== 'fit') anchor = nearest;
      setCurrent(nearest);
    },

    /** Scrolls to a position at once. @param placeAround where the cards are placed until `placeAtRest` */
    jump(target: number, placeAround = target) {
      lag = target - placeAround;
      // The offset is set first: after other changes, setting it would force a layout.
      scroller.scrollLeft = geometry.scrollLeftAt(target);
      this.update(target);
    },

    /** Places the cards around the position. @returns whether a jump had placed them elsewhere */
    placeAtRest(): boolean {
      if (lag === 0) return false;
      lag = 0;
      this.update(position);
      return true;
    },

    /**
     * Moves the strip back to its middle, which looks the same, if it is more than `maxCycles` away.
     * @returns whether it moved
     */
    recenter(maxCycles: number): boolean {
      const distance = geometry.offsetToCenter(position);
      if (Math.abs(distance) <= maxCycles * cards.length) return false;
      this.jump(position + distance, position + distance - lag);
      return true;
    },
  };
}

function find(section: HTMLElement, selector: string): HTMLElement {
  const element = section.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The carousel has no ${selector}`);
  return element;
}
