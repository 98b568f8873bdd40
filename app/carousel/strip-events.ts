/**
 * Events of the hand and of scrolling, which come by the dozen while the strip moves. The carousel hears them at
 * the window, and they go no further: the framework listens to all events at the document and searches its tree
 * for each, which would be most of the scripts of a swipe (docs/carousel.md, "Cost"). Clicks and keys go on.
 */
/** `scroll` too, in follower.ts. */
const ENDED = ['pointer', 'mouse', 'touch'].flatMap((device) =>
  ['move', 'over', 'out', 'down', 'up', 'start', 'end', 'cancel'].map((event) => device + event),
);

/** An event may be aimed at the window itself. */
const isInside = (element: HTMLElement, { target }: Event) =>
  target instanceof Node && element.contains(target);

const AT_WINDOW = { capture: true, passive: true } as const;

/** Listens at the window to an event of the strip, or of anything if there is no strip given. */
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

/** From now on these events of the strip end at the window. */
export function endStripEvents(scroller: HTMLElement, signal: AbortSignal): void {
  const end = (event: Event) => {
    if (isInside(scroller, event)) event.stopPropagation();
  };
  for (const type of ENDED) window.addEventListener(type, end, { ...AT_WINDOW, signal });
}
