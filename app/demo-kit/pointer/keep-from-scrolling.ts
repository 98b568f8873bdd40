/**
 * Keeps a finger from scrolling the page where `touch-action` can't decide it in advance: on a picture of which only
 * some places can be dragged.
 * @param isHeld whether a press holds something; called after the `pointerdown` of the touch
 */
export function keepFromScrolling(
  element: HTMLElement | SVGElement,
  isHeld: () => boolean,
  signal: AbortSignal,
): void {
  const onTouch = (event: Event) => {
    if (event.cancelable && isHeld()) event.preventDefault();
  };
  // React's listeners for these are passive and can't prevent scrolling.
  for (const type of ['touchstart', 'touchmove']) {
    element.addEventListener(type, onTouch, { passive: false, signal });
  }
}
