const swallow = (event: MouseEvent) => {
  // A key can be pressed before the next task, and its click has no count.
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Swallows the click of a release, which the browser fires in the same task. Called when a drag is released. */
export function swallowClickOfRelease(): void {
  const swallowing = new AbortController();
  const options = { capture: true, signal: swallowing.signal };
  const end = () => swallowing.abort();
  window.addEventListener('click', swallow, options);
  // A busy browser handles the next press before timers.
  window.addEventListener('pointerdown', end, options);
  setTimeout(end);
}
