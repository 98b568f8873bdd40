import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '#app/routes/home.tsx';

/**
 * The entries and the site's copy, as the home layout loaded them.
 * @throws outside of the home layout
 */
export function useContent() {
  const content = useRouteLoaderData<typeof loader>('routes/home');
  if (!content) throw new Error('useContent is used outside of the home layout');
  return content;
}
