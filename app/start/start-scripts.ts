/**
 * Starts a page's delayed scripts (delay-scripts.server.ts) once its first view is painted, or as soon as the visitor
 * interacts. Sent inline (scripts/vite/inline-script.ts). Stylesheets use `data-begun` to detect that they have started.
 */

/**
 * Delay after `load`, ms: by then, slow machines have painted the largest picture too. Less than the 500 ms of
 * silence after which tools consider a page loaded.
 */
const DELAY_MS = 350;
/** Longest delay, for pages whose `load` event doesn't fire because a picture hangs, ms. */
const MAX_DELAY_MS = 4000;

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.dataset.begun = '';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="delayed"]')) {
    link.rel = 'modulepreload';
  }
  const delayed = document.querySelector<HTMLScriptElement>('script[type="delayed"]');
  const script = document.createElement('script');
  script.type = 'module';
  script.text = delayed?.text ?? '';
  document.body.append(script);
}

for (const event of ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const) {
  addEventListener(event, start, { capture: true, passive: true, once: true });
}
addEventListener('load', () => setTimeout(start, DELAY_MS), { once: true });
setTimeout(start, MAX_DELAY_MS);
