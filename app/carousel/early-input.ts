/**
 * Keeps what a visitor presses before the carousel starts; carousel-element.ts replays it. Needed in Firefox, which
 * lacks `<link rel="expect">` and paints the cards before the carousel's script has arrived on a slow line. A separate
 * entry point, inlined before the cards.
 */
const presses: (() => void)[] = [];
const stopping = new AbortController();
const options = { capture: true, passive: true, signal: stopping.signal };

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) presses.push(() => button.click());
  },
  options,
);
addEventListener(
  'keydown',
  (event) => presses.push(() => document.dispatchEvent(new KeyboardEvent('keydown', event))),
  options,
);

window.replayEarlyPresses = () => {
  stopping.abort();
  for (const press of presses.splice(0)) press();
};
