/**
 * Starts a page's delayed scripts (delay-scripts.server.ts) once its first view is there, or as soon as the visitor
 * does something. Sent inline (tools/vite/inline-script.ts). `data-begun` tells style sheets that the first view is over.
 */

/**
 * After `load`, ms: by then the largest picture is painted on slow machines too. Less than the half second of
 * quiet after which tools consider a page loaded.
 */
const DELAY_MS = 350;
/** If `load` never comes, because a picture doesn't arrive, ms. */
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
