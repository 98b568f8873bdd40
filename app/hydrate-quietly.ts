/**
 * Events that come by the dozen while something moves, and for which no component has a handler. Cards that
 * move beneath the pointer are the `pointerover` and `pointerout` of which React makes `onPointerEnter` and
 * `onPointerLeave`: for the latter there is `usePointerLeave`.
 */
export const UNHEARD = /^(scroll|wheel|touch|mouse(move|o)|pointero|gotpointer|animationstart)/;

/**
 * Events of a hand, for which the strip of cards has listeners of its own (carousel/inputs.ts). No component
 * has a handler for them on their way down to their target (`onPointerDownCapture`).
 */
export const OF_THE_HAND = /^(pointer|lostpointer|animationend)/;

/**
 * React listens at the document to every event there is, and goes through its tree for each: that took
 * most of the time that scripts had while the strip moved. Here it gets no listener for the first kind of
 * events, and hears of the second kind only those that come up from outside the strip.
 * @param hydrate adds React's listeners to the document before it returns
 */
export function hydrateQuietly(hydrate: () => void): void {
  document.addEventListener = (type: string, listener: EventListener, capture?: boolean) => {
    const ofTheHand = OF_THE_HAND.test(type);
    if (UNHEARD.test(type) || (ofTheHand && capture)) return;
    const outsideStrip = (event: Event) => {
      if (!(event.target as Element).closest?.('[data-carousel-scroller]')) listener(event);
    };
    EventTarget.prototype.addEventListener.call(
      document,
      type,
      ofTheHand ? outsideStrip : listener,
      capture,
    );
  };
  hydrate();
  Reflect.deleteProperty(document, 'addEventListener');
}
