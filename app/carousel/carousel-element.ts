/**
 * `<card-carousel>`, the element around the carousel's markup: starts the carousel once its cards are in
 * the document. Needs no framework; bundled on its own (scripts/vite/inline-script.ts).
 *
 * Its only interface to the framework while it runs:
 *
 *   open-card="/link"   the card whose page is open; shown in the center unless most of it is in view
 *
 * `data-live` on the section means that it responds to input. The section's `data-*` attributes, the slots, the text of
 * the position and the cards' `style` belong to this element: the framework renders them once.
 */
import { rememberCard, recallCard } from './remembered-card.ts';
import { type RunningCarousel, startCarousel } from './start-carousel.ts';

/** The card in the center when the last carousel was disconnected. If React rebuilds the document, the next one starts there. */
let lastCard: string | undefined;

class CardCarousel extends HTMLElement {
  static readonly observedAttributes = ['open-card'];
  #carousel: RunningCarousel | undefined;

  connectedCallback() {
    const section = this.querySelector<HTMLElement>('[data-carousel]');
    if (!section?.querySelector('[data-card]')) return;
    this.#carousel = startCarousel(
      section,
      lastCard ?? recallCard() ?? this.getAttribute('open-card'),
    );
    section.dataset.live = '';
    window.replayEarlyPresses?.();
  }

  disconnectedCallback() {
    lastCard = this.#carousel?.current();
    rememberCard(lastCard);
    this.#carousel?.stop();
    this.#carousel = undefined;
    delete this.querySelector<HTMLElement>('[data-carousel]')?.dataset.live;
  }

  attributeChangedCallback(_name: string, _before: string | null, link: string | null) {
    if (link) this.#carousel?.reveal(link);
  }
}

customElements.define('card-carousel', CardCarousel);
