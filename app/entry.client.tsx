import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepServerBody, loadBody } from '#app/content/bodies.ts';
import { hydrateQuietly } from './hydrate-quietly.ts';

// The body of the open case study is loaded first, so that hydrating never waits for it.
const slug = window.location.pathname.slice(1);
await loadBody(slug).catch((error: unknown) => {
  console.warn(`The script of /${slug} couldn't be loaded:`, error);
  keepServerBody(slug);
});

// The router starts view transitions and leaves it to them to fail: one that is skipped, because
// the visitor was faster or the tab is hidden, is no error to tell the console of.
const begin = document.startViewTransition?.bind(document);
if (begin) {
  document.startViewTransition = (update) => {
    const transition = begin(update);
    for (const end of [transition.ready, transition.finished]) end.catch(() => {});
    return transition;
  };
}

startTransition(() => {
  hydrateQuietly(() =>
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    ),
  );
});
