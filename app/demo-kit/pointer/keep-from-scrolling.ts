/**
 * Keeps a finger from scrolling the page, and from opening the menu of a picture, where `touch-action` can't decide it in
 * advance: on a picture of which only some places can be dragged.
 * @param isHeld whether a press holds something; called after the `pointerdown` of the touch
 */
export function keepFromScrolling(
  element: HTMLElement | SVGElement,
  isHeld: () => boolean,
  signal: AbortSignal,
): void {
  const onEvent = (event: Event) => {
    if (event.cancelable && isHeld()) event.preventDefault();
  };
  // React's listeners for these are passive and can't prevent scrolling.
  for (const type of ['touchstart', 'touchmove', 'contextmenu']) {
    element.addEventListener(type, onEvent, { passive: false, signal });
  }
}
