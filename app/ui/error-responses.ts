/** Error responses, thrown by loaders. */

/** For a path without a page. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** In the browser, for a page that can't be fetched. */
export const unreachable = () =>
  new Response(null, {
    status: 503,
    statusText: navigator.onLine ? 'Service Unavailable' : 'No Connection',
  });
