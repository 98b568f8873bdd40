import { swallowClickOfRelease } from '#app/ui/swallow-click.ts';

/**
 * Swallows the click that the browser fires at the end of a drag.
 * @param isReleased false if the drag has ended before its pointer was released
 */
export function swallowClick(isReleased: boolean): void {
  if (isReleased) return swallowClickOfRelease();
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const onNext = ({ type }: PointerEvent) => {
    waiting.abort();
    // Otherwise it is a new press: the release was lost.
    if (type === 'pointerup') swallowClickOfRelease();
  };
  window.addEventListener('pointerup', onNext, options);
  window.addEventListener('pointerdown', onNext, options);
}
