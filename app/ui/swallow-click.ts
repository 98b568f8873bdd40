const swallow = (event: MouseEvent) => {
  // A key can be pressed before the next task, and its click has no count.
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
};

const CAPTURE = { capture: true } as const;

/** Swallows the click of a release, which the browser fires in the same task. Called when a drag is released. */
export function swallowClickOfRelease(): void {
  window.addEventListener('click', swallow, CAPTURE);
  setTimeout(() => window.removeEventListener('click', swallow, CAPTURE));
}
