import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadBody } from '#app/content/bodies.ts';

// The body of the open case study is loaded first, so that hydrating never waits for it.
await loadBody(window.location.pathname.slice(1));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
