/** Longest time for the server's response, ms. */
const TIMEOUT_MS = 15_000;

/**
 * Loads a page as a new document, after a new version of the site has been deployed, whose files have other names.
 * @throws 503 if there is no usable response; the current page stays open
 */
export async function reloadPage(url: string): Promise<never> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  if (!response || response.status >= 500) {
    const statusText = navigator.onLine ? 'Service Unavailable' : 'No Connection';
    throw new Response(null, { status: 503, statusText });
  }
  window.location.assign(url);
  return new Promise(() => {});
}
