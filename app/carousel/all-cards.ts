/**
 * All cards of a long list at a glance (all-cards.css): where the focus goes, what keys do, and which card the carousel shows
 * afterwards. Cards and links work without it.
 */
import { isForPage } from '#app/navigation/close-link.tsx';
import { hasModifier } from '#app/ui/has-modifier.ts';

/** @param section the `[data-carousel]` element. @param signal ends it */
export function startAllCards(section: HTMLElement, signal: AbortSignal) {
  const list = section.querySelector<HTMLElement>('[data-carousel-scroller] > ul');
  const opener = section.querySelector<HTMLAnchorElement>('[data-all-cards]');
  const closer = section.querySelector<HTMLAnchorElement>('[data-all-cards] + a');
  if (!list || !opener || !closer) return;

  const isOpen = () => section.hasAttribute('data-all');
  let wasOpen = isOpen();
  /** Link of the card that had the focus last. */
  let lastCard: string | undefined;
  const cardWith = (node: EventTarget | null) =>
    node instanceof Element ? node.closest<HTMLElement>('[data-card]') : null;

  function focusCurrentCard() {
    lastCard = section.dataset.current;
    const link = section.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(lastCard ?? '')}"] a`,
    );
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }

  function showLastCard() {
    const carousel = section.closest('card-carousel');
    carousel?.setAttribute('open-card', lastCard ?? '');
    carousel?.removeAttribute('open-card');
    opener?.focus({ preventScroll: true });
  }

  /** Called after the carousel has arranged its cards, which the change of the layout causes. */
  function onArranged() {
    if (isOpen() === wasOpen) return;
    wasOpen = !wasOpen;
    if (section.inert) return;
    if (wasOpen) focusCurrentCard();
    else showLastCard();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen() || section.inert) return;
    if (isForPage(event)) closer?.click();
    const card = cardWith(event.target);
    if (!list || !card || hasModifier(event)) return;
    const { direction, gridTemplateColumns } = getComputedStyle(list);
    const forward = direction === 'rtl' ? -1 : 1;
    const columns = gridTemplateColumns.split(' ').length;
    const by = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -columns, ArrowDown: columns }[
      event.key
    ];
    if (by === undefined) return;
    // Before the carousel, which only knows a strip from left to right.
    event.preventDefault();
    const cards = [...list.children];
    const to = cards[cards.indexOf(card) + by];
    to?.querySelector('a')?.focus();
  }

  const arranged = new MutationObserver(onArranged);
  arranged.observe(section, { attributeFilter: ['data-mode'] });
  signal.addEventListener('abort', () => arranged.disconnect());
  list.addEventListener(
    'focusin',
    ({ target }) => {
      if (isOpen()) lastCard = cardWith(target)?.dataset.card;
    },
    { signal },
  );
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
}
