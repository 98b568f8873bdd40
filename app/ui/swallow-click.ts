const swallow = (event: MouseEvent) => {
  // A key can be pressed before the next task, and its click has no count.
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
};

const keepFromClicking = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Swallows the click of a release. Called at the `pointerup` of a drag. A mouse's click comes in the same task; a finger's
 * comes later, unless its `touchend`, which does come in the same task, is prevented.
 */
export function swallowClickOfRelease(): void {
  const swallowing = new AbortController();
  const options = { capture: true, signal: swallowing.signal };
  const end = () => swallowing.abort();
  window.addEventListener('click', swallow, options);
  window.addEventListener('touchend', keepFromClicking, { ...options, passive: false });
  // A busy browser handles the next press before timers.
  window.addEventListener('pointerdown', end, options);
  setTimeout(end);
}
