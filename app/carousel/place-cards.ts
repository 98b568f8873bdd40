import type { createLoop, Loop } from './loop.ts';

export type PlacedCarousel = {
  loop: Loop;
  scroller: HTMLElement;
  cards: HTMLCollectionOf<HTMLElement>;
};

/**
 * Measures the carousel, decides its mode, makes the slots, puts every card into its slot and
 * scrolls to a card. Called before the first paint and after every resize; sizes are in the style
 * sheet, so that it only ever sets numbers of cycles.
 *
 * Like `createLoop`, it refers to nothing outside itself (start-script.ts).
 * @param section the `[data-carousel]` element
 * @param card index of the card to show in the middle
 */
export function placeCards(
  section: HTMLElement,
  card: number,
  makeLoop: typeof createLoop,
): PlacedCarousel | undefined {
  const scroller = section.querySelector<HTMLElement>('[data-carousel-scroller]');
  const slots = scroller?.firstElementChild;
  const slot = slots?.firstElementChild;
  const list = scroller?.querySelector('ul');
  if (!scroller || !slots || !slot || !list) return undefined;

  const cards = list.children as HTMLCollectionOf<HTMLElement>;
  const count = cards.length;
  const pitch = slot.getBoundingClientRect().width;
  const loop = makeLoop({ count, pitch, width: scroller.clientWidth });

  section.dataset.mode = loop.mode;
  section.dataset.loop = String(loop.mode === 'loop');
  section.style.setProperty('--count', String(count));
  section.style.setProperty('--pitch', `${pitch}px`);
  if (slots.childElementCount !== loop.slotCount) {
    slots.innerHTML = slot.outerHTML.repeat(loop.slotCount);
  }
  const position = loop.homeSlot(card);
  const last = loop.lastSlot(position);
  for (let inSlot = last - count + 1; inSlot <= last; inSlot++) {
    const index = loop.cardIn(inSlot);
    cards[index]?.style.setProperty('--cycle', String((inSlot - index) / count));
  }
  if (loop.mode === 'loop' || loop.mode === 'finite') {
    scroller.scrollLeft = loop.scrollLeftAt(position);
  }
  return { loop, scroller, cards };
}
