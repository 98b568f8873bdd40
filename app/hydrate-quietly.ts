/** Events that come by the dozen while something moves, and for which no component has a handler. */
export const UNHEARD = /^(scroll|wheel|touch|mouse(move|o)|gotpointer|animationstart)/;

/** Events of a hand on the strip of cards, which has listeners of its own (carousel/inputs.ts). */
export const UNHEARD_IN_STRIP = /^(pointer|lostpointer|animationend)/;

/**
 * React listens at the document to every event there is, and goes through its tree for each: that took
 * most of the time that scripts had while the strip moved. Here it gets no listener for the first kind of
 * events, and of the second kind only those that come from outside the strip.
 * @param hydrate adds React's listeners to the document before it returns
 */
export function hydrateQuietly(hydrate: () => void): void {
  document.addEventListener = (type: string, listener: EventListener, options?: boolean) => {
    if (UNHEARD.test(type)) return;
    const outsideStrip = (event: Event) => {
      if (!(event.target as Element).closest?.('[data-carousel-scroller]')) listener(event);
    };
    EventTarget.prototype.addEventListener.call(
      document,
      type,
      UNHEARD_IN_STRIP.test(type) ? outsideStrip : listener,
      options,
    );
  };
  hydrate();
  Reflect.deleteProperty(document, 'addEventListener');
}
