/**
 * Pointer, mouse, touch and scroll events of the strip, which fire by the dozen while it moves. The carousel
 * handles them at the window and stops them there: React listens to all events at the root and searches its tree
 * for each, which would be most of the script time of a swipe (docs/carousel.md, "Cost"). Clicks and keys pass.
 */
/** Event types that are stopped; follower.ts stops `scroll`. */
const STOPPED_TYPES = ['pointer', 'mouse', 'touch'].flatMap((device) =>
  ['move', 'over', 'out', 'down', 'up', 'start', 'end', 'cancel'].map((event) => device + event),
);

/** The target of an event can be the window itself. */
const isInside = (element: HTMLElement, { target }: Event) =>
  target instanceof Node && element.contains(target);

const AT_WINDOW = { capture: true, passive: true } as const;

/** Listens at the window to events inside an element, or to all events without one. */
export function listenAtWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { signal, inside }: { signal: AbortSignal; inside?: HTMLElement },
): void {
  const onEvent = (event: WindowEventMap[Type]) => {
    if (!inside || isInside(inside, event)) listener(event);
  };
  window.addEventListener(type, onEvent, { ...AT_WINDOW, signal });
}

/** Stops these events of the strip at the window. */
export function stopStripEvents(scroller: HTMLElement, signal: AbortSignal): void {
  const stop = (event: Event) => {
    if (isInside(scroller, event)) event.stopPropagation();
  };
  for (const type of STOPPED_TYPES) window.addEventListener(type, stop, { ...AT_WINDOW, signal });
}
