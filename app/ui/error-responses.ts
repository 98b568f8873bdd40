/** Answers in place of a page; thrown by loaders. */

/** For an address without a page. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** In the browser, for a page that cannot be fetched now. */
export const unreachable = () =>
  new Response(null, {
    status: 503,
    statusText: navigator.onLine ? 'Service Unavailable' : 'No Connection',
  });
