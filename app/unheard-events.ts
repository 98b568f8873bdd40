/** Events that come by the dozen while something moves, and for which no component has a handler. */
export const UNHEARD = /^(scroll|wheel|touch|mouse(move|o)|gotpointer|animationstart)/;

/** Events of a hand on the strip of cards, which has listeners of its own. */
const OF_THE_STRIP = /^(pointer|lostpointer|animationend)/;

/**
 * React listens at the document to every event there is, and that took most of the time that scripts had
 * while the strip moved. What hydrates meanwhile does not hear the first kind, and not the second from
 * inside the strip.
 */
export function hydrateQuietly(hydrate: () => void): void {
  document.addEventListener = (type: string, listener: EventListener, options?: boolean) => {
    if (UNHEARD.test(type)) return;
    const outside = (event: Event) => {
      if (!(event.target as Element).closest?.('[data-carousel-scroller]')) listener(event);
    };
    EventTarget.prototype.addEventListener.call(
      document,
      type,
      OF_THE_STRIP.test(type) ? outside : listener,
      options,
    );
  };
  hydrate();
  Reflect.deleteProperty(document, 'addEventListener');
}
