import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepServerBody, loadBody } from '#app/content/bodies.ts';
import { fromUrlPath } from '#app/content/site-path.ts';
import { slugOf } from '#app/navigation/load-page.ts';
import { inTime } from '#app/ui/in-time.ts';

/** Longest time that the page waits for its body's script, ms. */
const BODY_TIMEOUT_MS = 10_000;

// The body of the open case study is loaded first, so that hydration never waits for it.
const slug = slugOf(fromUrlPath(window.location.pathname));
await inTime(loadBody(slug), BODY_TIMEOUT_MS).catch((error: unknown) => {
  console.warn(`The script of /${slug} couldn't be loaded:`, error);
  keepServerBody(slug);
});

// The browser skips a view transition when the next navigation starts or the tab is hidden. The router doesn't handle
// that rejection, which would be logged as an error.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

if (import.meta.env.DEV) await import('#app/start/edit-from-page.ts');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
