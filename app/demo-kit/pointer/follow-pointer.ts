/**
 * Follows one pointer from its press until it ends. It listens at the window, so that it also ends when the pressed
 * element leaves the document.
 */

/** How a press ends: `up` where it was released; `cancel` if its release was lost, or it was taken away. */
export type PointerEnd = 'up' | 'cancel';

type Follower = {
  onMove(event: PointerEvent): void;
  /** Called once. The event is missing if something other than the pointer ended it. */
  onEnd(how: PointerEnd, event?: PointerEvent): void;
};

export type Followed = {
  /** Keeps the pointer's events for an element, also outside the window. */
  capture(element: Element): void;
  /** Ends it as canceled, unless it has ended. */
  cancel(): void;
};

/**
 * A press is canceled by `pointercancel`, by lost capture, by Escape, when the window loses the focus or the page is
 * left, and by a move without a pressed button: then the release was outside of the window.
 * @param down the event of the press
 */
export function followPointer({ pointerId }: PointerEvent, { onMove, onEnd }: Follower): Followed {
  const listening = new AbortController();
  const { signal } = listening;
  let captor: Element | undefined;

  function end(how: PointerEnd, event?: PointerEvent) {
    if (signal.aborted) return;
    listening.abort();
    if (captor?.hasPointerCapture(pointerId)) captor.releasePointerCapture(pointerId);
    onEnd(how, event);
  }
  const cancel = () => end('cancel');

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { capture: true, signal });
  const onPointer = (
    type: 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture',
    listener: (event: PointerEvent) => void,
  ) =>
    on(type, (event) => {
      if (event.pointerId === pointerId) listener(event);
    });

  onPointer('pointermove', (event) => {
    if (event.buttons === 0) end('cancel', event);
    else onMove(event);
  });
  onPointer('pointerup', (event) => end('up', event));
  onPointer('pointercancel', (event) => end('cancel', event));
  onPointer('lostpointercapture', (event) => {
    // A finger is captured by what it touches, and loses that when another element captures it.
    if (event.target === captor) end('cancel', event);
  });
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Otherwise it would close the page.
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  on('blur', ({ target }) => {
    if (target === window) cancel();
  });
  on('pagehide', cancel);
  // The browser's own dragging of pictures and links would take the pointer away.
  on('dragstart', (event) => event.preventDefault());

  return {
    capture(element) {
      captor = element;
      // Fails if the pointer has gone by now; then its end arrives at the window.
      try {
        element.setPointerCapture(pointerId);
      } catch {
        captor = undefined;
      }
    },
    cancel,
  };
}
