import type { createLoop, Loop } from './loop.ts';

export type PlacedCarousel = {
  loop: Loop;
  scroller: HTMLElement;
  list: HTMLElement;
  cards: HTMLElement[];
  /** Index of the card in the middle. */
  card: number;
};

/**
 * Measures the carousel, decides its mode, makes the slots, puts every card into its slot and
 * scrolls to one of them. Called before the strip is first seen and after every resize; sizes are in the
 * style sheet, so that it only ever sets numbers.
 *
 * Like `createLoop`, it refers to nothing outside itself (start-script.ts).
 * @param section the `[data-carousel]` element
 * @param link the card to show in the middle; without such a card, the section's `data-current`. If undefined, it
 *   was placed before and stays where it is
 */
export function placeCards(
  section: HTMLElement,
  link: string | null | undefined,
  makeLoop: typeof createLoop,
): PlacedCarousel | undefined {
  const scroller = section.querySelector<HTMLElement>('[data-carousel-scroller]');
  const slots = scroller?.firstElementChild;
  const slot = slots?.firstElementChild;
  const list = scroller?.querySelector('ul');
  if (!scroller || !slots || !slot || !list) return undefined;

  const cards = [...list.children] as HTMLElement[];
  const count = cards.length;
  const indexOf = (wanted: string | null | undefined) =>
    cards.findIndex(({ dataset }) => dataset.card === wanted);
  const card = Math.max(0, indexOf(link) < 0 ? indexOf(section.dataset.current) : indexOf(link));
  const pitch = slot.getBoundingClientRect().width;
  const loop = makeLoop({ count, pitch, width: scroller.clientWidth });

  section.dataset.current = cards[card]?.dataset.card;
  const positionText = section.querySelector('[data-position]');
  if (positionText) positionText.textContent = `${card + 1} / ${count}`;
  section.dataset.mode = loop.mode;
  section.dataset.loop = String(loop.mode === 'loop');
  section.style.setProperty('--count', String(count));
  if (slots.childElementCount !== loop.slotCount) {
    slots.innerHTML = slot.outerHTML.repeat(loop.slotCount);
  }
  const position = loop.homeSlot(card);
  const last = loop.lastSlot(position);
  for (let inSlot = last - count + 1; inSlot <= last; inSlot++) {
    const moved = cards[loop.cardIn(inSlot)];
    if (moved) moved.style.transform = loop.transformIn(inSlot);
  }
  if (loop.slides && link !== undefined) scroller.scrollLeft = loop.scrollLeftAt(position);
  return { loop, scroller, list, cards, card };
}
