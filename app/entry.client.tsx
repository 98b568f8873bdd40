import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepServerBody, loadBody } from '#app/content/bodies.ts';

// The body of the open case study is loaded first, so that hydration never waits for it.
const slug = window.location.pathname.slice(1);
await loadBody(slug).catch((error: unknown) => {
  console.warn(`The script of /${slug} couldn't be loaded:`, error);
  keepServerBody(slug);
});

// The router doesn't handle view transitions that the browser skips, because of a faster visitor or a hidden tab:
// not worth an error in the console.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
