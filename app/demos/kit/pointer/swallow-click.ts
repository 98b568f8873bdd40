const swallow = (event: MouseEvent) => {
  // Of a key, which can be pressed before the next task.
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
};

const CAPTURE = { capture: true } as const;

/** The browser fires the click of a release in the same task. */
function swallowUntilNextTask() {
  window.addEventListener('click', swallow, CAPTURE);
  setTimeout(() => window.removeEventListener('click', swallow, CAPTURE));
}

/**
 * Swallows the click that the browser fires at the end of a drag.
 * @param isReleased false if the drag has ended before its pointer was released
 */
export function swallowClick(isReleased: boolean): void {
  if (isReleased) return swallowUntilNextTask();
  const waiting = new AbortController();
  const options = { ...CAPTURE, signal: waiting.signal };
  const onNext = ({ type }: PointerEvent) => {
    waiting.abort();
    // Otherwise it is a new press: the release was lost.
    if (type === 'pointerup') swallowUntilNextTask();
  };
  window.addEventListener('pointerup', onNext, options);
  window.addEventListener('pointerdown', onNext, options);
}
